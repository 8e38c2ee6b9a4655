import { invoke, listen, type Life, nearest } from '@tillkit/dom'
import { adopt, slot } from '@tillkit/mount'
import { onLessMotion, reducesMotion } from '@tillkit/platform/theme'
import { h } from '@tillkit/ui/plain'
import { createStore } from 'zustand/vanilla'
import { createTicker, type Ticker } from '../shared/slides/ticker.ts'
import { autoplayClasses } from './anatomy.ts'
import type { Slides } from './slider.read.ts'

/** How long after its flag has gone a slider that was to move waits, in ms: as often as the theme's script looked (rule 6). */
const RECHECK = 2000

/** Moves a slider by itself (rules 4, 5, 6): not while somebody reads or works in it, and never for who asked for less motion. */
export function playSlides(life: Life, slides: Slides, interval: number): void {
  const { host: { element, config }, store, move } = slides
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
  if (!config.ignoresHover) pauseUnderPointer(life, element, ticker)
  pauseWhileFocused(life, slides, ticker)
  drawButton(life, slides, ticker)
}

const isFlagged = (element: Element) => element.classList.contains(autoplayClasses.paused)

/** A finger does not hover, though browsers say so until it touches something else. */
function pauseUnderPointer(life: Life, element: HTMLElement, ticker: Ticker): void {
  const store = createStore(() => ({ isOver: false }))
  adopt(life, element, store, ({ isOver }) => ({ classes: isOver ? { [autoplayClasses.hovered]: true } : {} }))
  const hear = (type: string, isOver: boolean) => listen<PointerEvent>(life, element, type, ({ pointerType }) => {
    if (pointerType === 'touch') return
    store.setState({ isOver })
    if (isOver) ticker.pause(type)
    else {
      ticker.resume('pointerenter')
      ticker.restart()
    }
  })
  hear('pointerenter', true)
  hear('pointerleave', false)
}

/**
 * Whoever came by keyboard is not interrupted. A slider that is to move on under the pointer does so under the keyboard as well,
 * but not while the focus is in a slide: it would be lost with it.
 */
function pauseWhileFocused(life: Life, { host: { element, config } }: Slides, ticker: Ticker): void {
  listen(life, element, 'focusin', ({ target }) => {
    const isByKeyboard = target instanceof Element && invoke(target, 'matches', ':focus-visible')
    if (isByKeyboard && (!config.ignoresHover || nearest(target, config.slide))) ticker.pause('focus')
    else ticker.resume('focus')
  })
  listen<FocusEvent>(life, element, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && invoke(element, 'contains', relatedTarget)) return
    ticker.resume('focus')
    ticker.restart()
  })
}

/** What moves by itself can be stopped, by a button that everybody sees. */
function drawButton(life: Life, { host: { element, t } }: Slides, ticker: Ticker): void {
  const button = h('button', { type: 'button', class: 'tillkit-pause' })
  let isStopped = reducesMotion()
  const show = () => {
    if (isStopped) ticker.pause('stopped')
    else ticker.resume('stopped')
    button.ariaLabel = t(isStopped ? 'play' : 'pause')
    button.classList.toggle('tillkit-pause--stopped', isStopped)
  }
  listen(life, button, 'click', () => {
    isStopped = !isStopped
    // Whoever starts it does not wait until the focus has left the button.
    ticker.resume('focus')
    ticker.restart()
    show()
  })
  onLessMotion(life, () => {
    isStopped = true
    show()
  })
  slot(life, { position: 'start', anchor: element }).append(button)
  show()
}
