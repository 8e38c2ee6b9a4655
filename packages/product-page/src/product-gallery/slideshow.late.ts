import { createTicker, drawPauseButton, pauseUnderPointer, pauseWhileFocused } from '@tillkit/ui/plain'
import type { Gallery } from './gallery.types.ts'

/**
 * Moves the pictures by themselves, where a shop wants it so: not under the pointer, not around the keyboard's focus, and never for who asked
 * for less motion. A button stops them.
 */
export function playSlides({ host, life, wrapper, move }: Gallery, interval: number): void {
  const { element, store, t } = host
  const ticker = createTicker(life, interval, () => {
    // Without a loop the last is followed by the first all the same: pictures that stop there would look broken.
    if (!move('next', 'page')) move(0, 'page')
  })
  life.onEnd(store.subscribe((now, before) => {
    if (now.active !== before.active) ticker.restart()
    // What lies beneath the lightbox stands still.
    if (now.open) ticker.pause('open')
    else ticker.resume('open')
  }))
  const moving = { element, ticker, restarts: true }
  pauseUnderPointer(life, moving)
  pauseWhileFocused(life, moving)
  drawPauseButton(life, { ...moving, element: wrapper }, t)
}
