/** How an element is opened or closed. */
export interface SlideHeight {
  readonly open: boolean
  /** How long it takes, in ms; with 0 nothing moves. */
  readonly ms: number
}

/**
 * Moves the height of an element that shows from or to nothing, for those who like motion. What it shows when it stands is for the
 * caller to write.
 * @returns settles when it stands, or was cut short; `undefined` where nothing moves
 */
export function slideHeight(element: Element, { open, ms }: SlideHeight): Promise<unknown> | undefined {
  const { offsetHeight = 0 } = element as HTMLElement
  if (ms === 0 || offsetHeight === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const frames = ['0', `${offsetHeight}px`].map((height) => ({ height, overflow: 'clip' }))
  const motion = element.animate(open ? frames : frames.reverse(), { duration: ms, easing: 'ease' })
  // One that is cut short has come to its end, too.
  return motion.finished.catch(() => undefined)
}
