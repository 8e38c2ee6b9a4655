/** Where an element stands when it is not stuck, and what it keeps to when it is: px, from the page's top and left edge. */
export interface StickyBox {
  readonly isTop: boolean
  readonly isBottom: boolean
  /** Its place in the page. */
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
  /** Its height while it is stuck, which may have another look. */
  readonly stuckHeight: number
  /** How far from the window's end it sticks, by its own setting. */
  readonly topOffset: number
  readonly bottomOffset: number
  /** The page's places that it is not carried above, or below. */
  readonly from: number
  readonly until: number
  /** Whether it keeps clear of others. */
  readonly isClear: boolean
}

/** How far from the window's upper and lower edge an element sticks, all that is stuck there reckoned in; px. */
export interface Lines {
  readonly top: number
  readonly bottom: number
}

/** Where an element is: in its place, stuck at an end of the window, or kept at its limit, so many px from the page's top. */
export type Place =
  | { readonly at: 'rest' }
  | { readonly at: 'top' | 'bottom'; readonly limit?: number }

const REST: Place = { at: 'rest' }

/** Whether two elements stand side by side somewhere in their width: only then one can cover the other. */
const meet = (one: StickyBox, other: StickyBox) => one.left < other.left + other.width && other.left < one.left + one.width

/**
 * Where each element sticks. Those of the upper end keep clear of headers and of what came before them in the page and is still
 * stuck when they come; those of the lower end of what comes after.
 * @param headers the height, in px, of what stands over the page's top
 */
export function linesOf(all: readonly StickyBox[], headers: number): ReadonlyMap<StickyBox, Lines> {
  const ordered = [...all].sort((one, other) => one.top - other.top)
  const tops = new Map<StickyBox, number>()
  for (const one of ordered.filter(({ isTop }) => isTop)) {
    const before = [...tops].filter(([other]) => one.isClear && meet(one, other) && other.until > one.top)
    tops.set(one, Math.max(headers, ...before.map(([other, line]) => line + other.stuckHeight)) + one.topOffset)
  }
  const bottoms = new Map<StickyBox, number>()
  for (const one of ordered.filter(({ isBottom }) => isBottom).reverse()) {
    const after = [...bottoms].filter(([other]) => one.isClear && meet(one, other) && other.from < one.top + one.height)
    bottoms.set(one, Math.max(0, ...after.map(([other, line]) => line + other.stuckHeight)) + one.bottomOffset)
  }
  return new Map(all.map((one) => [one, { top: tops.get(one) ?? 0, bottom: bottoms.get(one) ?? 0 }]))
}

/** Where an element is when the page is scrolled by so many px, in a window of a height. */
export function placeAt(one: StickyBox, lines: Lines, { scrolled, view }: { readonly scrolled: number; readonly view: number }): Place {
  const { top, height, stuckHeight, from, until } = one
  // One that is higher than what is left of the window would never be seen whole.
  const fits = (line: number) => line + stuckHeight <= view
  if (one.isTop && fits(lines.top) && scrolled + lines.top > top) {
    if (until - stuckHeight <= top) return REST
    return scrolled + lines.top + stuckHeight > until ? { at: 'top', limit: until - stuckHeight } : { at: 'top' }
  }
  const lower = scrolled + view - lines.bottom
  if (one.isBottom && fits(lines.bottom) && lower < top + height) {
    if (from + stuckHeight >= top + height) return REST
    return lower - stuckHeight < from ? { at: 'bottom', limit: from } : { at: 'bottom' }
  }
  return REST
}
