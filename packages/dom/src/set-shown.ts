import { showElements } from './display.ts'

/**
 * Shows or hides an element until the signal aborts, where no unit is there that would keep account of it: as `shown` of `adopt`, also
 * where a style sheet hides it. What somebody else has written since is theirs.
 */
export function setShown(element: HTMLElement, isShown: boolean, signal: AbortSignal): void {
  const { style } = element
  const before = { text: element.getAttribute('style'), display: style.display }
  if (isShown) showElements([element])
  else style.display = 'none'
  const written = { text: element.getAttribute('style'), display: style.display }
  signal.addEventListener('abort', () => {
    // To the letter, where it can be.
    if (element.getAttribute('style') === written.text && before.text !== null) element.setAttribute('style', before.text)
    else if (style.display === written.display) style.display = before.display
    if (before.text === null && !element.getAttribute('style')) element.removeAttribute('style')
  })
}
