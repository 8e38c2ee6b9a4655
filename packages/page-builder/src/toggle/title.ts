import { invoke, pressByKey } from '@tillkit/dom'
import { onBatch, SLOT, type Host } from '@tillkit/mount'

const BUTTON = 'tillkit-toggle'
const NAME = 'aria-label'

/** The words of a title, in which a button of ours is named apart. */
const textOf = (title: Element) => (title.textContent ?? '').trim().replaceAll(/\s+/g, ' ')

function isOperable(node: Node): boolean {
  return node instanceof Element && (invoke(node, 'matches', OPERABLE) || invoke(node, 'querySelector', OPERABLE) !== null)
}

/** What a title may hold that is operated by itself: a button may not be around it. */
const OPERABLE = 'a[href],button,input,select,textarea,[tabindex],[role="button"]'

/**
 * Makes a button of what stands in a title, which stays the heading that it is: its words are moved into an element of ours. Where
 * others write the title anew, their words are. At the end they stand where they stood. Of a title with a link in it all stays in its
 * place: the button is an empty one beside it, with the same name, which lies over it and lets presses through.
 */
export function makeButton(host: Host, title: Element): HTMLElement {
  const button = document.createElement('span')
  button.className = BUTTON
  button.setAttribute('role', 'button')
  button.tabIndex = 0
  // Another script's copy of a title has a button of ours in it, which does nothing.
  const unwrap = () => title.querySelectorAll(`.${BUTTON}`).forEach((one) => one !== button && one.replaceWith(...one.childNodes))
  const adoptTitle = () => {
    unwrap()
    const words = [...title.childNodes].filter((node) => node !== button && node.nodeName.toLowerCase() !== SLOT)
    const isThere = button.parentNode === title
    if (isThere && words.length === 0 && !isAround()) return
    if (!isThere) button.replaceChildren()
    if (isAround() || words.some(isOperable)) {
      if (button.firstChild) button.after(...button.childNodes)
      const name = textOf(title)
      if (button.getAttribute(NAME) !== name) button.setAttribute(NAME, name)
    } else {
      button.append(...words)
      button.removeAttribute(NAME)
    }
    if (!isThere) title.prepend(button)
  }
  const isAround = () => [...button.childNodes].some(isOperable)
  adoptTitle()
  onBatch(host, adoptTitle)
  host.onEnd(() => button.replaceWith(...button.childNodes))
  pressByKey(host, button)
  return button
}
