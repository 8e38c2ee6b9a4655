/**
 * Writes an element's `display` until the signal aborts, where no unit is there that would keep account of it. What somebody else
 * has written since is theirs.
 */
export function setDisplay(element: HTMLElement, display: string, signal: AbortSignal): void {
  const { style } = element
  const before = { text: element.getAttribute('style'), display: style.display }
  style.display = display
  const written = element.getAttribute('style')
  signal.addEventListener('abort', () => {
    // To the letter, where it can be.
    if (element.getAttribute('style') === written && before.text !== null) element.setAttribute('style', before.text)
    else if (style.display === display) style.display = before.display
    if (before.text === null && !element.getAttribute('style')) element.removeAttribute('style')
  })
}
