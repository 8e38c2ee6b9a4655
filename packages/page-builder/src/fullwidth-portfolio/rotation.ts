import { invoke, listen } from '@tillkit/dom'
import { adopt, slot } from '@tillkit/mount'
import { onLessMotion, reducesMotion } from '@tillkit/platform/theme'
import { h } from '@tillkit/ui/plain'
import { createStore } from 'zustand/vanilla'
import { createTicker, type Ticker } from '../shared/slides/ticker.ts'
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
  const hover = createStore(() => ({ isOver: false }))
  adopt(host, element, hover, ({ isOver }): { classes?: Record<string, boolean> } => (isOver ? { classes: { [arrows.hovered]: true } } : {}))
  const hear = (type: string, run: () => void) => listen<PointerEvent>(host, element, type, ({ pointerType }) => {
    // A finger does not hover, though browsers say so until it touches something else.
    if (pointerType !== 'touch') run()
  })
  hear('pointerenter', () => {
    hover.setState({ isOver: true })
    ticker.pause('hover')
  })
  hear('pointerleave', () => {
    hover.setState({ isOver: false })
    ticker.resume('hover')
  })
  // A press with the pointer gives the focus too, and is over.
  listen(host, element, 'focusin', ({ target }) => {
    if (target instanceof Element && invoke(target, 'matches', ':focus-visible')) ticker.pause('focus')
    else ticker.resume('focus')
  })
  listen<FocusEvent>(host, element, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && invoke(element, 'contains', relatedTarget))) ticker.resume('focus')
  })
  drawButton(host, ticker, carousel)
}

/** What moves by itself can be stopped, by a button that everybody sees. */
function drawButton(host: PortfolioHost, ticker: Ticker, { track }: Carousel): void {
  const button = h('button', { type: 'button', class: 'tillkit-pause' })
  let isStopped = reducesMotion()
  const show = () => {
    if (isStopped) ticker.pause('stopped')
    else ticker.resume('stopped')
    button.setAttribute('aria-label', host.t(isStopped ? 'play' : 'pause'))
    button.classList.toggle('tillkit-pause--stopped', isStopped)
  }
  listen(host, button, 'click', () => {
    isStopped = !isStopped
    // Whoever starts it does not wait until the focus has left the button.
    ticker.resume('focus')
    show()
  })
  onLessMotion(host, () => {
    isStopped = true
    show()
  })
  // Where all items show nothing moves.
  const look = () => {
    const { columns, count } = track.getState()
    button.hidden = count <= columns
  }
  look()
  host.onEnd(track.subscribe(look))
  slot(host, { position: 'start', anchor: host.element }).append(button)
  show()
}
