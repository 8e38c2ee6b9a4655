import { invoke, native } from '@tillkit/dom'
import type { Kept, Reading, EdgeState } from './edge.types.ts'

/** How far what has the focus stands from what it was under, in px. */
const MARGIN = 8

/** Who has given way to what, where the page could not be scrolled out from under it. */
const givenWay = new WeakMap<Kept, Element>()

/**
 * Where something of ours is to stand without covering what has the focus: the page is scrolled out from under it; where that cannot
 * be, it goes back into the flow for as long as the focus is there. What a shopper scrolls herself is left where it is.
 * @param hasNewFocus whether the focus, or the place, is another than before
 */
export function clearOfFocus(kept: Kept, reading: Reading, hasNewFocus: boolean): EdgeState {
  const { next } = reading
  const focused = document.activeElement
  if (!focused || !next.isAtEdge || kept.place.withoutRoom === 'over' || !staysInPage(focused)) return next
  const field = invoke(focused, 'getBoundingClientRect')
  const hidden = hiddenPart(kept, reading, field)
  const inFlow = { ...next, isAtEdge: false }
  if (hidden <= 0 || field.height === 0) return next
  if (givenWay.get(kept) === focused) return inFlow
  if (!hasNewFocus || !isSame(kept.state(), next)) return next
  const isTop = kept.place.edge === 'top'
  // A field that is higher than what is left shows its beginning.
  const way = isTop ? -hidden - MARGIN : Math.min(hidden + MARGIN, Math.max(0, field.top - MARGIN))
  const from = scrollY
  window.scrollBy({ top: way, behavior: 'instant' })
  if (Math.abs(scrollY - from) >= Math.min(Math.abs(way), hidden) - 1) return next
  givenWay.set(kept, focused)
  return inFlow
}

const isSame = (one: EdgeState, other: EdgeState) => one.isAtEdge === other.isAtEdge && one.clear === other.clear

/** Whether it scrolls with the page: what lies over that is not covered. */
function staysInPage(focused: Element): boolean {
  if (focused === document.body || focused === document.documentElement) return false
  for (let at: Element | null = focused; at; at = native(at, 'parentElement')) if (getComputedStyle(at).position === 'fixed') return false
  return true
}

/** How much of a field lies, or will lie, under something of ours, in px. */
function hiddenPart({ element, place, state }: Kept, { box, next: { clear } }: Reading, field: DOMRect): number {
  const { edge, gap = 0, isFixed = false } = place
  if (invoke(element, 'contains', document.activeElement) || field.right <= box.left || field.left >= box.right) return 0
  const isBottom = edge === 'bottom'
  const away = isBottom ? innerHeight - box.bottom : box.top
  const now = state()
  // What sticks may have been left by the edge, and stands in its place.
  const isThere = isFixed || (now.isAtEdge && Math.abs(away - now.clear - gap) <= 1) || away < clear + gap
  if (!isThere || (isBottom ? field.top >= innerHeight : field.bottom <= 0)) return 0
  const depth = clear + gap + box.height
  return isBottom ? field.bottom - (innerHeight - depth) : depth - field.top
}
