import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { miniCartPage, miniCartStory, type MiniCartStoryArgs } from './mini-cart-story.ts'

const meta = {
  title: 'Mini cart/Faults',
  ...miniCartStory(),
} satisfies Meta<MiniCartStoryArgs>

export default meta

type Story = StoryObj<MiniCartStoryArgs>

/** The page without an attribute, and what the report must name. */
function without(attribute: string): Partial<Story> {
  const story = miniCartStory({}, (args) => {
    const page = miniCartPage(args)
    return { ...page, html: page.html.replace(new RegExp(`${attribute}="[^"]*"`), '') }
  })
  return {
    ...story,
    // The plugin hides its labels; nobody names the fields on a page that is left as it was.
    parameters: { ...story.parameters, a11y: { config: { rules: [{ id: 'label', enabled: false }] } } },
    play: playing<MiniCartStoryArgs>(async (_scene, page) => {
      await expect(page.problems.map(({ field }) => field)).toEqual([attribute])
    }),
  }
}

/** Without its settings no cart can be asked for; the server's link stays as it was printed. */
export const NoConfig: Story = { ...without('data-update-cart-config'), tags: ['fails'] }

export const NoNonce: Story = { ...without('data-update-cart-nonce'), tags: ['fails'] }

/** Without jQuery nobody hears the platform's events; everything else works. */
export const WithoutJQuery: Story = {
  ...miniCartStory({}, (args) => ({ ...miniCartPage(args), jquery: false })),
  name: 'Without jQuery',
}
