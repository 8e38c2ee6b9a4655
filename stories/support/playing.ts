import type { ReactRenderer } from '@storybook/react-vite'
import type { PlayFunction, PlayFunctionContext } from 'storybook/internal/csf'
import { currentStage, type Stage } from './stage.ts'

/** What a play function works with: Storybook's context. */
export type Scene<Args> = PlayFunctionContext<ReactRenderer, Args>

/** A play function that begins when the story's unit has mounted; it is given the page too. */
export function playing<Args>(act: (scene: Scene<Args>, page: Stage) => Promise<void>): PlayFunction<ReactRenderer, Args> {
  return async (context) => {
    const page = currentStage()
    if (!page) throw new Error('The story shows no server page: serverStory makes one.')
    await page.ready
    await act(context, page)
  }
}
