import { closestTo, invoke, listen, type Life } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'
import { chainOf, isColumn, leadsNowhere, parentOf } from './chain.ts'
import type { OpenLists } from './open-lists.ts'

/** How long, in ms, lists fade that a finger closes. */
const FADE = 200

/** A menu for as long as it lives. */
type Menu = Life & { readonly element: HTMLElement }

const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch'

/** The entry with a list whose name was pressed. */
const pressed = (event: Event) => parentOf(closestTo(event, 'a'))

/** Lists are open where the pointer is, and close when it leaves. */
export function byPointer(menu: Menu, { open }: OpenLists): void {
  const { element } = menu
  listen<PointerEvent>(menu, element, 'pointerover', (event) => {
    if (!isFinger(event)) open('pointer', chainOf(element, event.target))
  })
  listen<PointerEvent>(menu, element, 'pointerleave', () => open('pointer', []))
}

/**
 * Lists are open where the keyboard is: the Tab key goes through them. Space closes and opens one, and so does Enter where the link
 * leads nowhere; the down arrow goes into it.
 * @returns `goTo` gives the focus to a link without opening its list
 */
export function byKeyboard(menu: Menu, { store, open, closeAll }: OpenLists): { readonly goTo: (link: HTMLElement) => void } {
  const { element } = menu
  let isPress = false
  let isGiven = false
  // What a press gives the focus to is not come to by keyboard.
  listen(menu, document, 'pointerdown', () => void (isPress = true), { capture: true })
  listen(menu, document, 'keydown', () => void (isPress = false), { capture: true })
  listen(menu, element, 'focusin', ({ target }) => isPress || isGiven || open('keyboard', chainOf(element, target)))
  listen<FocusEvent>(menu, element, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && invoke(element, 'contains', relatedTarget))) open('keyboard', [])
  })
  const toggle = (entry: Element) => {
    if (store.getState().shown.has(entry)) closeAll()
    else open('keyboard', chainOf(element, entry))
  }
  listen<KeyboardEvent>(menu, element, 'keydown', (event) => {
    const { key, defaultPrevented, target } = event
    const parent = pressed(event)
    if (defaultPrevented || !parent || target !== parent.link || isColumn(parent.entry)) return
    const isToggle = key === ' ' || (key === 'Enter' && leadsNowhere(parent))
    if (!isToggle && key !== 'ArrowDown') return
    event.preventDefault()
    if (event.repeat) return
    if (isToggle) return toggle(parent.entry)
    open('keyboard', chainOf(element, target))
    parent.entry.querySelector<HTMLElement>(`${anatomy.list} a`)?.focus()
  })
  // What speaks for a shopper presses without a key.
  listen<MouseEvent>(menu, element, 'click', (event) => {
    const parent = event.detail === 0 ? pressed(event) : undefined
    if (parent && leadsNowhere(parent) && !isColumn(parent.entry)) toggle(parent.entry)
  })
  const goTo = (link: HTMLElement) => {
    isGiven = true
    link.focus({ preventScroll: true })
    isGiven = false
  }
  return { goTo }
}

/** The first tap on an entry opens its list, the second follows its link; one beside the menu closes. */
export function byFinger(menu: Menu, { store, open }: OpenLists): void {
  const { element } = menu
  let isTap = false
  listen<PointerEvent>(menu, document, 'pointerdown', (event) => {
    isTap = isFinger(event)
    const isBeside = !(event.target instanceof Node && invoke(element, 'contains', event.target))
    if (isTap && isBeside) open('finger', [], FADE)
  }, { capture: true })
  listen<MouseEvent>(menu, element, 'click', (event) => {
    const parent = isTap && !event.defaultPrevented && event.detail > 0 ? pressed(event) : undefined
    // A column is seen when its list is.
    if (!parent || isColumn(parent.entry)) return
    const { entry } = parent
    const isSecond = store.getState().touched.has(entry)
    if (isSecond && !leadsNowhere(parent)) return
    event.preventDefault()
    open('finger', isSecond ? chainOf(element, entry).slice(1) : chainOf(element, entry), FADE)
  })
}
