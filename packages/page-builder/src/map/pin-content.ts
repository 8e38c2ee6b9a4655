/** What a pin's window shows: the pin's words, whose own element the theme hides. */
export function copyOf(pin: Element): HTMLElement {
  const content = document.createElement('div')
  content.append(...[...pin.childNodes].map((node) => node.cloneNode(true)))
  return content
}
