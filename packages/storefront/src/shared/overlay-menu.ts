import { closestTo, type EndableLife, focusIn, invoke, type Life, listen } from '@tillkit/dom'
import { adoptAs, adopt, live, type Host, type Source } from '@tillkit/mount'
import { LEFT, LEAVING } from './anatomy.ts'
import { adoptButton } from './button.ts'
import { closeOpened } from './close-opened.ts'

/** Also what can be seen through counts as not shown. */
const SEEN = { opacityProperty: true, visibilityProperty: true } as const

/**
 * Takes all of the page but some elements away from keyboard, pointer and screen reader, for as long as the life lasts. What does not
 * show, such as a popup that waits, is out of reach as it is, and is operated when it shows.
 */
function inertBesides(life: Life, kept: readonly Element[]): void {
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (kept.includes(child) || invoke(child, 'matches', LEFT)) continue
      if (kept.some((one) => invoke(child, 'contains', one))) visit(child)
      else if (!('checkVisibility' in child) || invoke(child, 'checkVisibility', SEEN)) adoptAs(life, child, { attributes: { inert: '' } })
    }
  }
  visit(document.body)
}

/** A menu that lies over the page, or beside it, while it is open. */
export interface OverlayMenu {
  /** What it is called. */
  readonly name: string
  /** Selects what opens and closes it. */
  readonly toggles: string
  readonly isOpen: Source<boolean>
  readonly turn: (isOpen: boolean) => void
  /** Whether what opens it stays operable while it is open: it is seen beside it. */
  readonly keepsToggles: boolean
}

/** What takes the focus in a menu that has been opened: no field, which would bring a phone's keyboard. */
const FIRST = 'a[href],button,[role="button"]'

/**
 * Binds a menu that lies over the page: its buttons, the focus, which goes in and comes back, what lies behind it, which is out of
 * reach meanwhile, and Escape. Whatever ends it, the page is as it was: the element's going, the unit's end, a window of another size.
 */
export function bindOverlayMenu(host: Host, menu: OverlayMenu): void {
  const { element } = host
  const { name, toggles, isOpen, turn } = menu
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
  const giveBack = () => {
    // Its own button is gone with it.
    const outside = [...document.querySelectorAll<HTMLElement>(toggles)].find((toggle) => !invoke(element, 'contains', toggle))
    ;(opener?.isConnected ? opener : outside)?.focus({ preventScroll: true })
  }
  whileOpen(host, menu, giveBack)
  const close = () => turn(false)
  closeOpened(host, { within: element, isOpen, close })
  listen(host, element, 'click', (event) => {
    if (closestTo(event, LEAVING.popup) || (!event.defaultPrevented && closestTo(event, LEAVING.link))) close()
  })
}

/** Takes the rest of the page out of reach, and the focus in, while it is open. */
function whileOpen(host: Host, { isOpen, toggles, keepsToggles }: OverlayMenu, giveBack: () => void): void {
  const { element } = host
  let open: EndableLife | undefined
  const leave = () => {
    const { activeElement } = document
    open?.end()
    open = undefined
    if (!activeElement || activeElement === document.body || invoke(element, 'contains', activeElement)) giveBack()
  }
  host.onEnd(() => open && leave())
  host.onEnd(isOpen.subscribe(host.guard(() => {
    if (isOpen.getState() === (open !== undefined)) return
    if (open) return leave()
    open = host.branch()
    inertBesides(open, [element, ...(keepsToggles ? document.querySelectorAll(toggles) : [])])
    focusIn(open, element, element.querySelector<HTMLElement>(FIRST) ?? element)
  })))
}
