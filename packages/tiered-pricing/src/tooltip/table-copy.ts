import { anatomy, classes } from '../tiered-pricing.anatomy.ts'
import { rowsIn } from '../layouts/tier-rows.ts'

/**
 * Copies the wrapper's table with the style that the server printed for it. The copy has an id of its own, and the
 * style is told so: two elements with one id would be found instead of each other (bug 6).
 */
export function copyTable(wrapper: Element, border: string | null): Node[] {
  const data = wrapper.querySelector<HTMLElement>(anatomy.data)
  if (!data) return []
  const copy = data.cloneNode(true) as HTMLElement
  copy.id = `${data.id}-tooltip`
  if (border) copy.style.border = border
  // To read, not to operate: a tooltip cannot be reached by keys.
  for (const node of [copy, ...copy.querySelectorAll('[role]')]) {
    for (const name of ['role', 'tabindex', 'aria-checked', 'aria-label']) node.removeAttribute(name)
  }
  for (const row of rowsIn(copy)) {
    if (row.classList.contains(classes.active)) row.setAttribute('aria-current', 'true')
  }
  for (const inner of copy.querySelectorAll('[id]')) inner.removeAttribute('id')
  const styles = [...wrapper.querySelectorAll('style')].map((style) => copyStyle(style, data.id, copy.id))
  return [...styles, copy]
}

function copyStyle(style: HTMLStyleElement, from: string, to: string): HTMLStyleElement {
  const copy = document.createElement('style')
  copy.nonce = style.nonce
  copy.textContent = (style.textContent ?? '').replace(new RegExp(`#${CSS.escape(from)}(?![\\w-])`, 'g'), () => `#${to}`)
  return copy
}
