import { type EndableLife, invoke, type Life, listen, onLessMotion, reducesMotion } from '@tillkit/dom'
import { adoptAs, slot } from '@tillkit/mount'
import { createPauseButton, type PauseLabel } from './pause-button.ts'
import type { Ticker } from './ticker.ts'

/** Slides or items that move by themselves. */
export interface Moving {
  readonly element: HTMLElement
  readonly ticker: Ticker
  /** The class that they have under the pointer. Default none. */
  readonly hovered?: string
  /** Whether the time to the next move begins anew when the shopper goes on; else it goes on where it stood. */
  readonly restarts: boolean
}

/** Pauses under the pointer. A finger does not hover, though browsers say so until it touches something else. */
export function pauseUnderPointer(life: Life, { element, ticker, hovered, restarts }: Moving): void {
  let over: EndableLife | undefined
  const hear = (type: string, isOver: boolean) => listen<PointerEvent>(life, element, type, ({ pointerType }) => {
    if (pointerType === 'touch') return
    over?.end()
    over = life.branch()
    if (isOver && hovered) adoptAs(over, element, { classes: { [hovered]: true } })
    if (isOver) return ticker.pause('hover')
    ticker.resume('hover')
    if (restarts) ticker.restart()
  })
  hear('pointerenter', true)
  hear('pointerleave', false)
}

/**
 * Pauses while the keyboard's focus is in it: whoever came by keyboard is not interrupted. A press with the pointer gives the focus too,
 * and is over.
 * @param counts whether it pauses for what has the focus. Default for anything
 */
export function pauseWhileFocused(life: Life, { element, ticker, restarts }: Moving, counts: (target: Element) => boolean = () => true): void {
  listen(life, element, 'focusin', ({ target }) => {
    const isByKeyboard = target instanceof Element && invoke(target, 'matches', ':focus-visible')
    if (isByKeyboard && counts(target)) ticker.pause('focus')
    else ticker.resume('focus')
  })
  listen<FocusEvent>(life, element, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && invoke(element, 'contains', relatedTarget)) return
    ticker.resume('focus')
    if (restarts) ticker.restart()
  })
}

/** Draws the button that stops it, and lets it go on. Who asked for less motion finds it stopped. */
export function drawPauseButton(life: Life, { element, ticker, restarts }: Moving, t: PauseLabel): HTMLButtonElement {
  const { button, show } = createPauseButton(t)
  const stop = (isStopped: boolean) => {
    if (isStopped) ticker.pause('stopped')
    else ticker.resume('stopped')
    show(isStopped)
  }
  let isStopped = reducesMotion()
  listen(life, button, 'click', () => {
    isStopped = !isStopped
    // Whoever starts it does not wait until the focus has left the button.
    ticker.resume('focus')
    if (restarts) ticker.restart()
    stop(isStopped)
  })
  onLessMotion(life, () => {
    isStopped = true
    stop(isStopped)
  })
  slot(life, { position: 'start', anchor: element }).append(button)
  stop(isStopped)
  return button
}
