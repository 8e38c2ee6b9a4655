import { reducesMotion } from '@tillkit/dom'
/** How an element is opened or closed. */
export interface SlideHeight {
  readonly open: boolean
  /** How long it takes, in ms; with 0 nothing moves. */
  readonly ms: number
  /** How fast it is when, as CSS says it. Default `ease`. */
  readonly easing?: string
}

/** What an element has of its height, and of what is beside its height, while it is closed. */
const CLOSED = { height: '0', paddingTop: '0', paddingBottom: '0', borderTopWidth: '0', borderBottomWidth: '0', marginTop: '0', marginBottom: '0' } as const

/**
 * Moves the height of an element that shows from or to nothing, for those who like motion. What it shows when it stands is for the
 * caller to write.
 * @returns settles when it stands, or was cut short; `undefined` where nothing moves
 */
export function slideHeight(element: Element, { open, ms, easing = 'ease' }: SlideHeight): Promise<unknown> | undefined {
  const { offsetHeight = 0 } = element as HTMLElement
  if (ms === 0 || offsetHeight === 0 || reducesMotion()) return undefined
  // As its style has it, with or without padding and border; those go from nothing to what the style says.
  const { height } = getComputedStyle(element)
  // Hidden rather than clipped: margins of what is in it stay in it while there is no padding.
  const frames: Keyframe[] = [{ ...CLOSED, overflow: 'hidden' }, { height, overflow: 'hidden' }]
  const motion = element.animate(open ? frames : frames.reverse(), { duration: ms, easing })
  // One that is cut short has come to its end, too.
  return motion.finished.catch(() => undefined)
}
