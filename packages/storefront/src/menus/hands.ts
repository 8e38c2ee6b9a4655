import { closestTo, listen, type Life } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'
import { chainOf, isColumn } from './chain.ts'
import type { OpenLists } from './open-lists.ts'

/** How long, in ms, lists fade that a finger closes. */
const FADE = 200

const FINGER = 'touch'

/**
 * Opens lists by all hands. By pointer: those that it is in. By keyboard: those that it is in, so that the Tab key goes through them;
 * Space closes and opens one, as does Enter where the link leads nowhere, and the down arrow goes into it. By finger: the first tap on
 * an entry opens its list, the second follows its link, and one beside the menu closes.
 * @returns gives the focus to a link without opening its list
 */
export function bindHands(menu: Life & { readonly element: HTMLElement }, { store, open, closeAll }: OpenLists): (link: HTMLElement) => void {
  const { element } = menu
  /** What has been used last, a pointer of some type; nothing for the keyboard. */
  let hand = ''
  const isWithin = (target: EventTarget | null) => target instanceof Node && element.contains(target)
  const chain = (target: EventTarget | null) => chainOf(element, target)
  const toggle = (entry: Element) => {
    if (store.getState().shown.includes(entry)) closeAll()
    else open('keyboard', chain(entry))
  }
  listen<PointerEvent>(menu, document, 'pointerdown', ({ pointerType, target }) => {
    hand = pointerType || 'mouse'
    if (hand === FINGER && !isWithin(target)) open('finger', [], FADE)
  }, { capture: true })
  listen(menu, document, 'keydown', () => void (hand = ''), { capture: true })
  listen<PointerEvent>(menu, element, 'pointerover', ({ pointerType, target }) => pointerType === FINGER || open('pointer', chain(target)))
  listen(menu, element, 'pointerleave', () => open('pointer', []))
  // What a press gives the focus to is not come to by keyboard.
  listen(menu, element, 'focusin', ({ target }) => hand || open('keyboard', chain(target)))
  listen<FocusEvent>(menu, element, 'focusout', ({ relatedTarget }) => isWithin(relatedTarget) || open('keyboard', []))
  listen<KeyboardEvent>(menu, element, 'keydown', (event) => {
    const { key, target } = event
    const link = closestTo(event, anatomy.parent)
    const entry = link?.parentElement
    if (event.defaultPrevented || target !== link || !entry || isColumn(entry)) return
    const isDown = key === 'ArrowDown'
    if (!isDown && key !== ' ' && !(key === 'Enter' && link.matches(anatomy.nowhere))) return
    event.preventDefault()
    if (isDown) {
      open('keyboard', chain(target))
      entry.querySelector<HTMLElement>(anatomy.within)?.focus()
    } else if (!event.repeat) toggle(entry)
  })
  listen<MouseEvent>(menu, element, 'click', (event) => {
    const link = closestTo(event, anatomy.parent)
    const entry = link?.parentElement
    if (!entry || event.defaultPrevented) return
    const isSecond = store.getState().touched.includes(entry)
    // A column is seen when its list is. What speaks for a shopper presses without a finger or a key.
    const by = isColumn(entry) ? '' : event.detail ? hand : 'voice'
    if (!link.matches(anatomy.nowhere) && (isSecond || by !== FINGER)) return
    event.preventDefault()
    if (by === FINGER) open('finger', chain(entry).slice(isSecond ? 1 : 0), FADE)
    if (by === 'voice') toggle(entry)
  })
  return (link) => {
    hand = 'given'
    link.focus({ preventScroll: true })
  }
}
