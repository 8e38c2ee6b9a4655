import { createTicker, drawPauseButton, pauseUnderPointer, pauseWhileFocused } from '@tillkit/ui/plain'
import type { Gallery } from './gallery.types.ts'
import type { GalleryState } from './store.ts'

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
  const pause = (isPaused: boolean, reason: string) => (isPaused ? ticker.pause(reason) : ticker.resume(reason))
  const follow = ({ open, isStopped }: GalleryState) => {
    // What lies beneath the lightbox stands still.
    pause(open !== null, 'open')
    pause(isStopped, 'script')
  }
  // A script may have stopped them before this code came.
  follow(store.getState())
  life.onEnd(store.subscribe((now, before) => {
    if (now.active !== before.active) ticker.restart()
    follow(now)
  }))
  const moving = { element, ticker, restarts: true }
  pauseUnderPointer(life, moving)
  pauseWhileFocused(life, moving)
  drawPauseButton(life, { ...moving, element: wrapper }, t)
}
