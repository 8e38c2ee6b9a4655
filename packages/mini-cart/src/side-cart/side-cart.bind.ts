import { closestTo, keepFocusIn, type Life, listen } from '@tillkit/dom'
import { adopt, type Bindings, closeOnEscape, derive, type Host } from '@tillkit/mount'
import { isFree } from '@tillkit/platform/cart'
import { raise } from '@tillkit/platform'
import { anatomy, classes, events } from '../mini-cart.anatomy.ts'
import type { SideStore, Side } from './side-cart.store.ts'

/** Keeps the page behind an open side cart from scrolling. The room of its scroll bar stays, so that nothing moves. */
function lockScroll(life: Life, store: SideStore): void {
  const root = document.documentElement
  let locked: Bindings = {}
  adopt(life, root, store, ({ phase }) => {
    if (phase !== 'open') return {}
    if (!locked.style) locked = { style: { overflow: 'hidden', ...roomOfScrollBar(root) } }
    return locked
  })
}

function roomOfScrollBar(root: HTMLElement): Record<string, string> {
  const width = innerWidth - root.clientWidth
  if (width <= 0) return {}
  return CSS.supports('scrollbar-gutter', 'stable') ? { 'scrollbar-gutter': 'stable' } : { 'padding-inline-end': `${width}px` }
}

const loadSwipe = () => import('./swipe.late.ts')

/** A side cart, and where the focus goes when it closes. */
export interface SideBinding {
  readonly side: Side
  readonly opener: () => HTMLElement | null
}

/** Opens and closes a side cart: classes, dialog, focus, keys, overlay, and on touch screens the finger. */
export function bindSide(host: Host, life: Life, { side, opener }: SideBinding): void {
  const { element, store } = side
  const label = element.querySelector('h2')?.textContent?.trim() || host.element.querySelector<HTMLElement>(anatomy.link)?.title || null
  adopt(life, element, store, ({ phase, drag }) => ({
    classes: {
      [classes.shown]: phase === 'open',
      [classes.shownByClick]: phase === 'open',
      [classes.closing]: phase === 'closing',
      [classes.dragging]: drag !== undefined,
    },
    attributes: {
      role: 'dialog',
      'aria-modal': phase === 'open' ? 'true' : null,
      'aria-label': label,
      tabindex: '-1',
      inert: phase === 'open' ? null : '',
    },
  }))
  if (navigator.maxTouchPoints > 0) host.load(life, loadSwipe, ({ bindSwipe }) => bindSwipe(life, side))
  lockScroll(life, store)
  moveFocus(life, side, opener)
  const isOpen = derive(store, ({ phase }) => phase === 'open')
  const close = () => store.close('button')
  // jQuery's trigger presses buttons natively, so that nobody has to be heard through it.
  listen(life, element, 'click', (event) => {
    if (!closestTo(event, anatomy.close) || !isFree(event)) return
    event.preventDefault()
    close()
  })
  listen<KeyboardEvent>(life, document, 'keydown', (event) => {
    if (isOpen.getState() && event.key === 'Tab' && !event.defaultPrevented) keepFocusIn(element, event)
  })
  closeOnEscape(life, { within: element, isOpen, close })
  // The overlay is a pseudo-element of the body's, so that a click on it is one on the body. So is a press that begins
  // in a field and ends outside, by which somebody marks a number.
  let pressed: EventTarget | null = null
  const isOverlay = (target: EventTarget | null) => target === document.body || target === document.documentElement
  listen(life, document, 'pointerdown', ({ target }) => {
    pressed = target
  }, { capture: true })
  listen(life, document, 'click', ({ target }) => {
    if (isOverlay(target) && isOverlay(pressed)) close()
  })
}

/** Into the side cart when it opens; back to what opened it when it closes, unless the shopper has gone elsewhere. */
function moveFocus(life: Life, side: Side, opener: () => HTMLElement | null): void {
  const { element, store } = side
  let before = store.getState().phase
  life.onEnd(store.subscribe(life.guard(() => {
    const { phase } = store.getState()
    if (phase === before) return
    const isOpening = phase === 'open'
    const isClosing = before === 'open'
    before = phase
    if (isOpening) {
      ;(element.querySelector<HTMLElement>(anatomy.close) ?? element).focus({ preventScroll: true })
      raise(element, events.opened, {})
    }
    if (!isClosing) return
    // An inert element has given the focus up by now, or is about to.
    const active = document.activeElement
    if (!active || active === document.body || element.contains(active)) opener()?.focus({ preventScroll: true })
    raise(element, events.closed, {})
  })))
}
