import { createDebounce, listen } from '@tillkit/dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { MOBILE_WIDTH } from '../mini-cart.anatomy.ts'
import type { MiniCartHost } from '../mini-cart.store.ts'

/** How long the dropdown stays when the pointer leaves, in ms: there may be a gap between link and dropdown. */
const GRACE = 250

/** What only one module's look knows. */
export interface Look {
  readonly isMobile: boolean
  /** Whether the focus is in the module. */
  readonly isFocused: boolean
  /** Whether the pointer is over the module. */
  readonly isOver: boolean
  /** Whether the pointer has only just left. */
  readonly isNear: boolean
  /** Whether the dropdown was closed while focus or pointer would show it. */
  readonly isDismissed: boolean
  /** Whether the side cart is open. */
  readonly isSideOpen: boolean
}

/** Follows window, focus and pointer. */
export function createLook(host: MiniCartHost): StoreApi<Look> {
  const { element } = host
  const narrow = matchMedia(`(max-width: ${MOBILE_WIDTH}px)`)
  const look = createStore<Look>(() => ({
    isMobile: narrow.matches,
    isFocused: element.contains(document.activeElement),
    isOver: false,
    isNear: false,
    isDismissed: false,
    isSideOpen: false,
  }))
  listen(host, narrow, 'change', () => look.setState({ isMobile: narrow.matches }))
  listen(host, element, 'focusin', () => look.setState({ isFocused: true }))
  listen<FocusEvent>(host, element, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return
    look.setState({ isFocused: false, isDismissed: element.matches(':hover') && look.getState().isDismissed })
  })
  followPointer(host, look)
  return look
}

function followPointer(host: MiniCartHost, look: StoreApi<Look>): void {
  const leaving = createDebounce(host)
  let hasEntered = false
  listen(host, host.element, 'pointerenter', () => {
    leaving.cancel()
    hasEntered = true
    look.setState({ isOver: true, isNear: false })
  })
  // A pointer that rests where the side cart has closed enters without moving, which does not ask for the dropdown.
  listen(host, host.element, 'pointermove', () => {
    if (hasEntered) look.setState({ isDismissed: false })
    hasEntered = false
  })
  listen<PointerEvent>(host, host.element, 'pointerleave', ({ pointerType }) => {
    look.setState({ isOver: false })
    if (pointerType !== 'mouse' || !host.config.actionHover || look.getState().isDismissed) return
    look.setState({ isNear: true })
    leaving.schedule(GRACE, () => look.setState({ isNear: false }))
  })
}
