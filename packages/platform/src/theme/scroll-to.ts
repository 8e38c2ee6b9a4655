import { type EndableLife, type Life, reducesMotion } from '@tillkit/dom'

/** How far something is scrolled to. */
export interface ScrollOptions {
  /** How long it takes, in ms. Default 800. */
  readonly duration?: number
}

/** What ends a scroll of ours: the shopper's own hand, on the browser's button for the way back as well. */
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const

/** Slow at both ends, as the theme's own scrolling. */
const ease = (part: number) => 0.5 - Math.cos(part * Math.PI) / 2

/** The way that the page is on. */
let current: EndableLife | undefined

/**
 * Scrolls the page to a place, in px from its top; at once for who wants less motion. The shopper's own scrolling, another way or the
 * end of the life ends it where it is.
 * @returns settles when the page is there, or when somebody ended it
 */
export function scrollPageTo(life: Life, top: number, { duration = 800 }: ScrollOptions = {}): Promise<void> {
  current?.end()
  const jump = (to: number) => window.scrollTo({ top: to, behavior: 'instant' })
  if (reducesMotion() || duration <= 0 || document.hidden) {
    jump(top)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const scroll = life.branch()
    current = scroll
    scroll.onEnd(resolve)
    const asked = performance.now()
    // The press that asks for the way is on its own way to the window still.
    const stop = ({ timeStamp }: Event): void => {
      if (timeStamp > asked) scroll.end()
    }
    for (const hand of HANDS) addEventListener(hand, stop, { passive: true, signal: scroll.signal })
    const from = scrollY
    let began: number | undefined
    const step = (now: number): void => {
      if (scroll.signal.aborted) return
      began ??= now
      const part = Math.min(1, (now - began) / duration)
      jump(from + (top - from) * ease(part))
      if (part < 1) requestAnimationFrame(step)
      else scroll.end()
    }
    requestAnimationFrame(step)
  })
}
