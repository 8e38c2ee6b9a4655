import { listen } from '@tillkit/dom'
import { onBatch, SLOT, type Host } from '@tillkit/mount'

const BUTTON = 'tillkit-toggle'

/**
 * Makes a button of what stands in a title, which stays the heading that it is: its words are moved into an element of ours. Where
 * others write the title anew, their words are. At the end they stand where they stood.
 */
export function makeButton(host: Host, title: Element): HTMLElement {
  const button = document.createElement('span')
  button.className = BUTTON
  button.setAttribute('role', 'button')
  button.tabIndex = 0
  // Another script's copy of a title has a button of ours in it, which does nothing.
  const unwrap = () => title.querySelectorAll(`.${BUTTON}`).forEach((one) => one !== button && one.replaceWith(...one.childNodes))
  const takeIn = () => {
    unwrap()
    const words = [...title.childNodes].filter((node) => node !== button && node.nodeName.toLowerCase() !== SLOT)
    const isThere = button.parentNode === title
    if (isThere && words.length === 0) return
    if (!isThere) button.replaceChildren()
    button.append(...words)
    if (!isThere) title.prepend(button)
  }
  takeIn()
  onBatch(host, takeIn)
  host.onEnd(() => button.replaceWith(...button.childNodes))
  listen<KeyboardEvent>(host, button, 'keydown', (event) => {
    if (event.target !== button || event.defaultPrevented || !(event.key === 'Enter' || event.key === ' ')) return
    // Also of a key that is held: the page is not to scroll away beneath it.
    event.preventDefault()
    if (!event.repeat) button.click()
  })
  return button
}
