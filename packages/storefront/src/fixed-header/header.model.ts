/** What is known of a page's header; heights in px. */
export interface HeaderState {
  /** Whether the page is scrolled so far that the header is the small one. */
  readonly isFixed: boolean
  /** Whether it has ever been. */
  readonly wasFixed: boolean
  /** Whether the screen is wide enough for it to stay in the window. */
  readonly isWide: boolean
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

const px = (value: number) => `${String(value)}px`

/** How far what hides is moved out of the window. */
export function shiftOf({ hides, isFixed }: HeaderState, height: number): Readonly<Record<string, string>> {
  if (!hides) return {}
  return { transform: isFixed ? 'translateY(0)' : `translateY(${px(-height)})` }
}

/** What the header leaves free at the page's top. */
export function roomOf({ top, header }: Pick<HeaderState, 'top' | 'header'>): string {
  return px(top + header)
}

/** Where the header stands, beneath the bars above it. */
export function placeOf({ bar, top }: Pick<HeaderState, 'bar' | 'top'>): string {
  return px(bar + top)
}
