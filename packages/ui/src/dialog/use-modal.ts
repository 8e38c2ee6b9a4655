import { createLife, listen, type Life } from '@tillkit/dom'
import { adoptAs, closeOnEscape, PUT_BACK_EVENT, SLOT } from '@tillkit/mount'
import { useLayoutEffect, useRef, type PointerEvent, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'
import { useLatest } from '../support/use-latest.ts'

/**
 * What a shopper has closed a dialog by: its cross, a press beside it, or Escape, which stands for whatever the browser
 * closes dialogs for, as the gesture for going back.
 */
export type CloseReason = 'button' | 'backdrop' | 'escape'

/** How a modal dialog behaves. */
export interface ModalOptions {
  /** Asked for by the shopper: whoever draws the dialog takes it away, or leaves it where it must stay. */
  readonly onClose: (reason: CloseReason) => void
  /** Whether a press beside it closes it. Default true. */
  readonly closesOnBackdrop?: boolean | undefined
  /** What has the focus at first. Default the dialog itself: its name and description are read, and its keys scroll it. */
  readonly initialFocus?: (() => HTMLElement | null | undefined) | undefined
  /** Takes the focus afterwards where what had it before is gone, or never had it (Safari's buttons do not). */
  readonly opener?: (() => HTMLElement | null | undefined) | undefined
}

/** What the `dialog` element listens with. */
export interface ModalHandlers {
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void
  onPointerDown(event: PointerEvent<HTMLDialogElement>): void
  onClick(event: MouseEvent<HTMLDialogElement>): void
}

/**
 * Keeps a `dialog` modal for as long as it is drawn: in the top layer, with the focus in it and the page behind it still. What
 * had the focus gets it back.
 */
export function useModal(drawn: RefObject<HTMLDialogElement | null>, options: ModalOptions): ModalHandlers {
  const latest = useLatest(options)
  useLayoutEffect(() => {
    const dialog = drawn.current
    if (!dialog) return
    const life = createLife((cause) => reportError(cause))
    const place = dialog.closest(SLOT)
    const before = document.activeElement
    const show = () => open(dialog, latest.current.initialFocus)
    show()
    lockScroll(life)
    if (place) listen(life, place, PUT_BACK_EVENT, show)
    // Beyond React's own listeners, which stand at the slot: what is open in the dialog answers first.
    closeOnEscape(life, { ...(place && { within: place }), close: () => void latest.current.onClose('escape') })
    // By the browser itself, or by a form with method="dialog"; we have stopped listening when we close it.
    listen(life, dialog, 'close', ({ target }) => target === dialog && !dialog.open && latest.current.onClose('escape'))
    return () => {
      life.end()
      close(dialog, () => (isFocusable(before) ? before : latest.current.opener?.()))
    }
  }, [drawn, latest])
  return useHandlers(options)
}

function useHandlers({ onClose, closesOnBackdrop = true }: ModalOptions): ModalHandlers {
  /** Words may be marked from inside to the outside, which is no press beside it. */
  const wasPressedBeside = useRef(false)
  return {
    // File fields say `cancel` too, and it bubbles.
    onCancel(event) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose('escape')
    },
    onPointerDown(event) {
      wasPressedBeside.current = isBeside(event)
    },
    onClick(event) {
      if (closesOnBackdrop && wasPressedBeside.current && isBeside(event)) onClose('backdrop')
      wasPressedBeside.current = false
    },
  }
}

function open(dialog: HTMLDialogElement, initialFocus: ModalOptions['initialFocus']): void {
  // A slot that was put back brings it open, and no longer modal.
  dialog.removeAttribute('open')
  dialog.showModal()
  const first = initialFocus?.() ?? dialog
  first.focus({ preventScroll: true })
}

function close(dialog: HTMLDialogElement, next: () => HTMLElement | null | undefined): void {
  const isIn = (active: Element | null) => !active || active === document.body || dialog.contains(active)
  const wasIn = isIn(document.activeElement)
  // Most browsers give the focus back to what had it.
  dialog.close()
  if (wasIn && isIn(document.activeElement)) next()?.focus({ preventScroll: true })
}

/** Whether something had the focus, and is still there to have it again. */
function isFocusable(before: Element | null): before is HTMLElement {
  return before instanceof HTMLElement && before !== document.body && before.isConnected
}

/** A dialog's backdrop is the dialog itself, outside of its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Keeps the page behind from scrolling. The room of its scroll bar stays, so that nothing moves. */
function lockScroll(life: Life): void {
  const root = document.documentElement
  const hasBar = innerWidth > root.clientWidth
  adoptAs(life, root, { style: { overflow: 'hidden', ...(hasBar && { 'scrollbar-gutter': 'stable' }) } })
}
