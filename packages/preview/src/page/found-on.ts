import type { PreviewUnit } from '../legacy.ts'

/** How many elements of a page that does not run a unit would mount on: none where the page lacks what it stands on. */
export function foundOn(page: Document, { selector, needs }: PreviewUnit): number {
  if (needs && !needs.some((need) => (need.startsWith('.') ? page.querySelector(need) !== null : setsGlobal(page, need)))) return 0
  return page.querySelectorAll(selector).length
}

/** Globals are printed by inline scripts: `var wc_cart_params = {…}`. One that is an empty list is as good as none. */
function setsGlobal(page: Document, name: string): boolean {
  const set = new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$&')}\\s*=(?!=|\\s*\\[\\s*\\])`)
  return [...page.querySelectorAll('script:not([src])')].some(({ textContent }) => set.test(textContent))
}
