import { hasBox, closestTo, listen, nearest } from '@tillkit/dom'
import { adopt, closeOnEscape, derive } from '@tillkit/mount'
import { isFree } from '@tillkit/platform/cart'
import type { StoreApi } from 'zustand/vanilla'
import { anatomy, classes, ours } from '../mini-cart.anatomy.ts'
import { ROOT } from '../mini-cart.anatomy.ts'
import type { MiniCartHost } from '../mini-cart.store.ts'
import type { Look } from './module-look.ts'

/** Shows and hides the dropdown; where and how it shows is the server's style sheet's. */
export function bindDropdown(host: MiniCartHost, look: StoreApi<Look>): void {
  const { element, store } = host
  const dropdown = () => element.querySelector(anatomy.dropdown)
  const isOpen = derive(store, ({ isDropdownOpen }) => isDropdownOpen)
  adopt(host, element, look, ({ isFocused, isNear, isDismissed }) => ({
    classes: { [classes.focus]: (isFocused || isNear) && !isDismissed, [ours.dismissed]: isDismissed },
  }))
  adopt(host, element, isOpen, (open) => ({ classes: { [classes.dropdownShown]: open } }))

  const close = () => {
    const box = dropdown()
    // The server's style sheet says what shows it.
    if (!box || !hasBox(box)) return false
    const hadFocus = box.contains(document.activeElement)
    look.setState({ isDismissed: true })
    store.setState({ isDropdownOpen: false })
    if (hadFocus) element.querySelector<HTMLElement>(anatomy.link)?.focus({ preventScroll: true })
    return true
  }
  listen(host, element, 'click', (event) => {
    if (!closestTo(event, anatomy.close) || !isFree(event)) return
    event.preventDefault()
    close()
  })
  // Opened by a click, or for as long as pointer or focus are there. An open side cart lies over it.
  const isAround = derive(look, ({ isOver, isNear, isFocused, isDismissed, isSideOpen }) => (isOver || isNear || isFocused) && !isDismissed && !isSideOpen)
  for (const source of [isOpen, isAround]) closeOnEscape(host, { within: element, isOpen: source, close })
  // Outside of it, and of its copies.
  const leave = (target: EventTarget | null) => {
    const module = nearest(target, ROOT)
    if (isOpen.getState() && !store.work.copies.has(module ?? undefined)) store.setState({ isDropdownOpen: false })
  }
  listen(host, document, 'pointerdown', ({ target }) => leave(target), { capture: true })
  listen<FocusEvent>(host, element, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget) leave(relatedTarget)
  })
}
