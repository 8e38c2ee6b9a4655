import { type Life, listen } from '@tillkit/dom'
import { drawPauseButton, pauseUnderPointer, pauseWhileFocused } from '../shared/slides/pausing.ts'
import { createTicker } from '../shared/slides/ticker.ts'
import { arrows } from './anatomy.ts'
import type { Carousel, PortfolioHost } from './portfolio.read.ts'

/** Moves the items by themselves: not while somebody reads or works there, and never for who asked for less motion. */
export function rotate(host: PortfolioHost, carousel: Carousel): void {
  const { element, config } = host
  const ticker = createTicker(host, config.interval, () => carousel.move(1))
  const restart = () => ticker.restart()
  carousel.onMove(restart)
  // The browser itself moves the row by fingers and wheels.
  for (const type of ['touchend', 'wheel']) listen(host, config.container, type, restart, { passive: true })
  const moving = { element, ticker, hovered: arrows.hovered, restarts: false }
  pauseUnderPointer(host, moving)
  pauseWhileFocused(host, moving)
  hideWhileStill(host, carousel, drawPauseButton(host, moving, host.t))
}

/** Hides the button where all items show: nothing moves there. */
function hideWhileStill(life: Life, { track }: Carousel, button: HTMLElement): void {
  const look = () => {
    const { columns, count } = track.getState()
    button.hidden = count <= columns
  }
  look()
  life.onEnd(track.subscribe(look))
}
