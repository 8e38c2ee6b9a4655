import { focusIn, invoke, keepFocusIn, type Life, listen, pressByKey } from '@tillkit/dom'
import { adoptAs, closeOnEscape } from '@tillkit/mount'
import { anatomy, classes } from './anatomy.ts'

/** How the server's dialog is shown. */
export interface ModalOptions {
  readonly modal: HTMLElement
  /** What closes it is called, where the server prints a picture alone. */
  readonly closeName: string
  readonly close: () => void
  /** What has the focus afterwards: what opened it, or what stands in its place by then. */
  readonly focusAfter: () => HTMLElement
}

let titles = 0

/** Shows the server's dialog as one, for as long as the life lasts: the keyboard is in it and stays there, Escape closes it, and the page behind it does not scroll. */
export function showModal(life: Life, { modal, closeName, close, focusAfter }: ModalOptions): HTMLElement {
  const box = (invoke(modal, 'querySelector', anatomy.box) ?? modal) as HTMLElement
  adoptAs(life, document.body, { classes: { [classes.open]: true } })
  adoptAs(life, modal, { style: { display: 'flex' } })
  adoptAs(life, box, { attributes: { role: 'dialog', 'aria-modal': 'true', tabindex: '-1', ...nameOf(life, box) } })
  const cross = invoke(modal, 'querySelector', anatomy.close)
  if (cross) {
    adoptAs(life, cross, { attributes: { role: 'button', tabindex: '0', 'aria-label': closeName } })
    pressByKey(life, cross)
    listen(life, cross, 'click', close)
  }
  listen<KeyboardEvent>(life, document, 'keydown', (event) => event.key === 'Tab' && keepFocusIn(box, event), { capture: true })
  closeOnEscape(life, { within: modal, close })
  // Last: it ends first, while the dialog is still the one that had the focus.
  life.onEnd(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || invoke(modal, 'contains', activeElement)) focusAfter().focus()
  })
  focusIn(life, modal, box)
  return box
}

function nameOf(life: Life, box: Element): Record<string, string> {
  const title = invoke(box, 'querySelector', anatomy.title)
  if (!title) return {}
  if (!title.id) adoptAs(life, title, { attributes: { id: `tillkit-camera-title-${(titles += 1)}` } })
  return { 'aria-labelledby': title.id }
}
