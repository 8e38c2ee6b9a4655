import { FIXED_HEADERS } from './anatomy.ts'

/** The height, in px, of what stands over the page's top while it is scrolled. Lays the page out: never while it scrolls. */
export function fixedHeadersHeight(): number {
  const fixed = [...document.querySelectorAll(FIXED_HEADERS)].filter((header) => getComputedStyle(header).position === 'fixed')
  return fixed.reduce((sum, header) => sum + header.getBoundingClientRect().height, 0)
}
