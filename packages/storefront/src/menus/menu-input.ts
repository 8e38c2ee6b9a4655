import { closestTo, listen, type Life } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'
import { isColumn, type OpenLists } from './open-lists.ts'

/**
 * Opens lists by whatever a shopper uses. By pointer: those that it is in. By keyboard: those that it is in, so that the Tab key goes through them;
 * Space closes and opens one, as does Enter where the link leads nowhere, and the down arrow goes into it. By finger: the first tap on
 * an entry opens its list, the second follows its link, and one beside the menu closes.
 */
export function bindMenuInput(menu: Life & { readonly element: HTMLElement }, { store, open, closeAll }: OpenLists): void {
  const { element } = menu
  /** What has been used last, a pointer of some type; nothing for the keyboard. */
  let lastInput = ''
  const isWithin = (target: EventTarget | null) => element.contains(target as Node | null)
  const toggle = (entry: Element) => {
    if (store.getState().shown.includes(entry)) closeAll()
    else open('keyboard', entry)
  }
  listen<PointerEvent>(menu, document, 'pointerdown', ({ pointerType, target }) => {
    lastInput = pointerType || 'pointer'
    if (lastInput === 'touch' && !isWithin(target)) open('touch')
  }, { capture: true })
  listen(menu, document, 'keydown', () => void (lastInput = ''), { capture: true })
  listen<PointerEvent>(menu, element, 'pointerover', ({ pointerType, target }) => pointerType === 'touch' || open('pointer', target))
  listen(menu, element, 'pointerleave', () => open('pointer'))
  // What a press gives the focus to is not come to by keyboard.
  listen(menu, element, 'focusin', ({ target }) => lastInput || open('keyboard', target))
  listen<FocusEvent>(menu, element, 'focusout', ({ relatedTarget }) => isWithin(relatedTarget) || open('keyboard'))
  /** Hears of something on an entry's link that nobody else has answered. */
  const onEntry = <Heard extends Event>(name: string, run: (event: Heard, link: Element, entry: Element) => void) => {
    listen<Heard>(menu, element, name, (event) => {
      const link = closestTo(event, anatomy.parent)
      if (link && !event.defaultPrevented) run(event, link, link.parentElement as Element)
    })
  }
  onEntry<KeyboardEvent>('keydown', (event, link, entry) => {
    const { key, target, repeat } = event
    const isDown = key === 'ArrowDown'
    const isPress = key === ' ' || (key === 'Enter' && link.matches(anatomy.nowhere))
    if (target !== link || isColumn(entry) || !(isDown || isPress)) return
    event.preventDefault()
    if (isDown) {
      open('keyboard', link)
      entry.querySelector<HTMLElement>(anatomy.within)?.focus()
    } else if (!repeat) toggle(entry)
  })
  onEntry<MouseEvent>('click', (event, link, entry) => {
    const isSecond = store.getState().touched.includes(entry)
    // What speaks for a shopper presses without a finger or a key.
    const isTap = event.detail > 0 && lastInput === 'touch'
    // A column is seen when its list is.
    const isSeen = isColumn(entry)
    if (!link.matches(anatomy.nowhere) && (isSeen || isSecond || !isTap)) return
    event.preventDefault()
    if (isSeen) return
    if (isTap) open('touch', isSecond ? entry.parentElement : entry)
    else if (!event.detail) toggle(entry)
  })
}
