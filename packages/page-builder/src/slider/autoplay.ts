import { type Life, nearest } from '@tillkit/dom'
import { createTicker, drawPauseButton, pauseUnderPointer, pauseWhileFocused } from '@tillkit/ui/plain'
import { autoplayClasses } from './anatomy.ts'
import type { Slides } from './slider.read.ts'

/** How long after its flag has gone a slider that was to move waits, in ms: as often as the theme's script looked (rule 6). */
const RECHECK = 2000

/** Moves a slider by itself (rules 4, 5, 6): not while somebody reads or works in it, and never for who asked for less motion. */
export function playSlides(life: Life, slides: Slides, interval: number): void {
  const { host: { element, config, t }, store, move } = slides
  const ticker = createTicker(life, interval, () => (isFlagged(element) ? (isDue = true) : move('next')))
  let isDue = false
  // The fade lies within the interval.
  life.onEnd(store.subscribe(({ isMoving }, before) => {
    if (isMoving && !before.isMoving) ticker.restart()
  }))
  const observer = new MutationObserver(() => {
    if (!isDue || isFlagged(element)) return
    isDue = false
    ticker.restart(Math.min(RECHECK, interval))
  })
  observer.observe(element, { attributeFilter: ['class'] })
  life.onEnd(() => observer.disconnect())
  const moving = { element, ticker, hovered: autoplayClasses.hovered, restarts: true }
  if (!config.ignoresHover) pauseUnderPointer(life, moving)
  // One that is to move on under the pointer does so under the keyboard as well, but not while the focus is in a slide: it would be lost with it.
  pauseWhileFocused(life, moving, (target) => !config.ignoresHover || nearest(target, config.slide) !== null)
  drawPauseButton(life, moving, t)
}

const isFlagged = (element: Element) => element.classList.contains(autoplayClasses.paused)
