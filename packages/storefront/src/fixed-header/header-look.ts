import { anatomy, WIDE } from './anatomy.ts'
import type { HeaderState } from './header.model.ts'

/** How a header is placed that takes no room of its own. */
const OUT_OF_FLOW = /abs|fix/

const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0

/** Measures a header as it is now, and what stands above it. Lays the page out: never while it scrolls. */
export function lookAtHeader(header: Element): Pick<HeaderState, 'bar' | 'top' | 'header' | 'isWide' | 'liesOver'> {
  const [bar = 0, top = 0] = [anatomy.bar, anatomy.top].map((selector) => heightOf(document.querySelector(selector)))
  const isWide = matchMedia(WIDE).matches
  return { bar, top, header: heightOf(header), isWide, liesOver: isWide || OUT_OF_FLOW.test(getComputedStyle(header).position) }
}
