import { expect, waitFor } from 'storybook/test'

/** How long, in ms, a member of page chrome may take to come, and what it moves to arrive. */
export const WITHIN = { timeout: 6000 }

/**
 * The one element of a page that a selector means.
 * @throws {Error} when the page has none
 */
export function the(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The story's page has no ${selector}.`)
  return found
}

/** Waits until the page has what a selector means. */
export async function shows(root: ParentNode, selector: string): Promise<HTMLElement> {
  await waitFor(() => expect(root.querySelector(selector)).not.toBeNull(), WITHIN)
  return the(root, selector)
}

/** Waits until the page has it no longer. */
export const hides = (root: ParentNode, selector: string): Promise<void> =>
  waitFor(() => expect(root.querySelector(selector)).toBeNull(), WITHIN)

/** Scrolls the page at once, to so many px. */
export function scrollDown(top: number): void {
  scrollTo({ top, behavior: 'instant' })
}

/** Waits until what moves or fades has come to rest: it is looked at as it stays. */
export const rest = (): Promise<void> => waitFor(() => {
  const isMoving = ({ playState, effect }: Animation) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
  return expect(document.getAnimations().filter(isMoving)).toEqual([])
}, WITHIN)
