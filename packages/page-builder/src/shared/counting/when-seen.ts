import type { Life } from '@tillkit/dom'

/**
 * Runs once an element is first seen. One that is hidden (a closed tab, a closed toggle) waits until it is shown: the browser tells
 * of that as of any scrolling.
 */
export function whenSeen(life: Life, element: Element, run: () => void): void {
  if (life.signal.aborted) return
  const seen = life.guard(run)
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    seen()
  })
  observer.observe(element)
  life.onEnd(() => observer.disconnect())
}
