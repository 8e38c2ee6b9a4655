import { listen } from '@tillkit/dom'
import { onBatch, SLOT, type Host } from '@tillkit/mount'

/**
 * Makes a button of what stands in a title, which stays the heading that it is: its words are moved into an element of ours. Where
 * others write the title anew, their words are. At the end they stand where they stood.
 */
export function makeButton(host: Host, title: Element): HTMLElement {
  const button = document.createElement('span')
  button.className = 'tillkit-toggle'
  button.setAttribute('role', 'button')
  button.tabIndex = 0
  const takeIn = () => {
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
    if (event.target !== button || event.repeat || event.defaultPrevented || !(event.key === 'Enter' || event.key === ' ')) return
    event.preventDefault()
    button.click()
  })
  return button
}
