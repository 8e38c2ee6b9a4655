import { invoke, listen, type EndableLife } from '@tillkit/dom'
import { adopt, closeOnEscape, live, type Host, type Source } from '@tillkit/mount'
import { adoptButton } from './button.late.ts'
import { inertBesides } from './inert-besides.late.ts'

/** A menu that lies over the page, or beside it, while it is open. */
export interface Layer {
  /** What it is called. */
  readonly name: string
  /** Selects what opens and closes it. */
  readonly toggles: string
  readonly isOpen: Source<boolean>
  readonly turn: (isOpen: boolean) => void
  /** Whether what opens it stays operable while it is open: it is seen beside it. */
  readonly keepsToggles: boolean
}

/** What takes the focus in a layer that has been opened: no field, which would bring a phone's keyboard. */
const FIRST = 'a[href],button,[role="button"]'

/**
 * Binds a menu that lies over the page: its buttons, the focus, which goes in and comes back, what lies behind it, which is out of
 * reach meanwhile, and Escape.
 */
export function bindLayer(host: Host, layer: Layer): void {
  const { element } = host
  const { name, toggles, isOpen, turn } = layer
  let opener: HTMLElement | undefined
  live(host, toggles, (toggle, life) => {
    adoptButton(life, toggle, { name, source: isOpen, select: (open) => ({ 'aria-expanded': String(open) }) })
    listen(life, toggle, 'click', () => {
      if (!isOpen.getState()) opener = toggle as HTMLElement
      turn(!isOpen.getState())
    })
  })
  adopt(host, element, isOpen, (open) => ({
    attributes: open ? { role: 'dialog', 'aria-modal': 'true', 'aria-label': name, tabindex: '-1' } : {},
  }))
  const giveBack = () => (opener?.isConnected ? opener : document.querySelector<HTMLElement>(toggles))?.focus({ preventScroll: true })
  whileOpen(host, layer, giveBack)
  closeOnEscape(host, { within: element, isOpen, close: () => turn(false) })
}

/** Takes the rest of the page out of reach, and the focus in, while it is open. */
function whileOpen(host: Host, { isOpen, toggles, keepsToggles }: Layer, giveBack: () => void): void {
  const { element } = host
  let open: EndableLife | undefined
  host.onEnd(isOpen.subscribe(host.guard(() => {
    if (isOpen.getState() === (open !== undefined)) return
    if (!open) {
      open = host.branch()
      inertBesides(open, [element, ...(keepsToggles ? document.querySelectorAll(toggles) : [])])
      ;(element.querySelector<HTMLElement>(FIRST) ?? element).focus({ preventScroll: true })
      return
    }
    const { activeElement } = document
    open.end()
    open = undefined
    if (!activeElement || activeElement === document.body || invoke(element, 'contains', activeElement)) giveBack()
  })))
}
