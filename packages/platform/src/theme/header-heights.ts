import { invoke } from '@tillkit/dom'
import { FIXED_HEADERS, HEADERS } from './anatomy.ts'

/** From which width (px) on the theme's header, and the platform's bar, stay at the window's top. */
const STAYS = { header: 981, bar: 601 } as const

const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0

/** The height, in px, of what stands over the page's top while it is scrolled. Lays the page out: never while it scrolls. */
export function fixedHeadersHeight(): number {
  const fixed = [...document.querySelectorAll(FIXED_HEADERS)].filter((header) => getComputedStyle(header).position === 'fixed')
  return fixed.reduce((sum, header) => sum + header.getBoundingClientRect().height, 0)
}

/** The height, in px, of what the theme lets stand over a page's top: counted whether it is fixed or not. */
export function headersHeight(): number {
  const isVertical = document.body.classList.contains(HEADERS.vertical)
  const names = [HEADERS.bar, HEADERS.top, ...(isVertical ? [] : [HEADERS.main])]
  return names.reduce((sum, name) => sum + height(name), 0)
}

/**
 * How much of the window's top, in px, a header covers while the page moves: the theme's own where it stays, with the bars above it, and
 * fixed sections of a header template. Lays the page out: never while it scrolls.
 */
export function coveredHeight(): number {
  const hasHeader = innerWidth >= STAYS.header && document.body.matches(HEADERS.fixed)
  const bar = innerWidth >= STAYS.bar ? height(HEADERS.bar) : 0
  // One px less: no line of the page shows between header and target.
  const header = hasHeader ? height(HEADERS.top) + height(HEADERS.main) - 1 : 0
  const fixed = [...document.querySelectorAll(HEADERS.template)].filter((section) => getComputedStyle(section).position === 'fixed').map((section) => invoke(section, 'getBoundingClientRect'))
  // What is fixed to the window's lower edge covers no place that is gone to.
  return Math.max(bar + header, ...fixed.map(({ top, bottom }) => (top < innerHeight / 2 ? bottom : 0)))
}
