import { anatomy, WIDE } from './anatomy.ts'

/** What is known of a page's header; heights in px. */
export interface HeaderState {
  /** Whether the page is scrolled so far that the header is the small one. */
  readonly isFixed: boolean
  /** Whether it has ever been. */
  readonly wasFixed: boolean
  /** Whether the screen is wide enough for it to stay in the window. */
  readonly isWide: boolean
  /** Whether it takes no room of its own: on such a screen it stays, and on a phone the theme's own lies over the page's top. */
  readonly liesOver: boolean
  /** Whether it is out of the window until the page is scrolled. */
  readonly hides: boolean
  readonly bar: number
  readonly top: number
  /** The large header's. */
  readonly header: number
  /** The small header's, once it has been seen. */
  readonly fixed?: number
}

/** How far the page is scrolled, in px, when the header becomes the small one. */
export function triggerAt({ hides, top }: Pick<HeaderState, 'hides' | 'top'>): number {
  if (hides) return 200
  return top > 0 ? 56 : 29
}

/** How much a page has to be longer than window and header together for a header to hide, in px: it could not be had again. */
const LONG_ENOUGH = 200

/** Whether a page is too short for its header to hide. */
export function isTooShort(length: number, view: number, header: number): boolean {
  return view + header + LONG_ENOUGH > length
}

/** A length, as style sheets say it. */
const px = (length: number) => `${length}px`

/** What header and bar above it leave free at the page's top. */
export function roomOf({ top, header }: Pick<HeaderState, 'top' | 'header'>): string {
  return px(top + header)
}

/** What a page's classes say of its header: whether it stays in the window, and whether what lies beneath it is seen. */
export interface HeaderKind {
  readonly isOver: boolean
  readonly isTransparent: boolean
}

/** Where the header stands, and what the page leaves free for it. As important as in the theme's own way: themes print paddings that are. */
export function placesOf(state: Pick<HeaderState, 'bar' | 'top' | 'header' | 'isWide' | 'liesOver'>, { isOver, isTransparent }: HeaderKind) {
  const { bar, top, isWide, liesOver } = state
  const header: Readonly<Record<string, string>> = isOver && isWide ? { top: px(bar + top) } : {}
  const page: Readonly<Record<string, string>> = liesOver && (isTransparent || isOver) ? { 'padding-top': isTransparent ? '0px !important' : roomOf(state) } : {}
  return { header, page }
}

/** How far what hides is moved out of the window: both together. What goes with the page, as on a phone, would never be seen. */
export function shiftOf(state: HeaderState): Readonly<Record<string, string>> {
  return state.hides && state.isWide ? { transform: `translateY(${state.isFixed ? '0' : `-${roomOf(state)}`})` } : {}
}

/** How a header is placed that takes no room of its own. */
const OUT_OF_FLOW = /abs|fix/

const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0

/** Measures a header as it is now, and what stands above it. Lays the page out: never while it scrolls. */
export function lookAtHeader(header: Element): Pick<HeaderState, 'bar' | 'top' | 'header' | 'isWide' | 'liesOver'> {
  const [bar = 0, top = 0] = [anatomy.bar, anatomy.top].map((selector) => heightOf(document.querySelector(selector)))
  const isWide = matchMedia(WIDE).matches
  return { bar, top, header: heightOf(header), isWide, liesOver: isWide || OUT_OF_FLOW.test(getComputedStyle(header).position) }
}
