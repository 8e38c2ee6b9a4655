import type { Place } from '../shared/scrolling/follow-scroll.ts'

/** How far a background moves for each px that the page is scrolled. */
export const FACTOR = 0.3

/** How far a background stands below its place, in px, when the page is scrolled by so much: 0 when what it lies in comes into the window. */
export function shiftAt(scrolled: number, { top, view }: Pick<Place, 'top' | 'view'>): number {
  // Without the dust of binary fractions.
  return Math.round((scrolled + view - top) * FACTOR * 100) / 100
}

/** How far from the window, in window heights, it still moves: what it lies in may be moved itself. */
const NEAR = 0.5

/** The background over the page's whole range: it moves evenly while what it lies in is near the window, and rests elsewhere. */
export function framesOf(place: Place): Keyframe[] {
  const { top, height, view, range } = place
  const inside = (scrolled: number) => Math.min(range, Math.max(0, scrolled))
  const [from, until] = [inside(top - view - NEAR * view), inside(top + height + NEAR * view)]
  const all: readonly [at: number, shows: number][] = [[0, from], [from, from], [until, until], [range, until]]
  const used = all.filter(([at], index) => index % 3 === 0 || (at > 0 && at < range))
  return used.map(([at, shows], index) => ({
    transform: `translateY(${String(shiftAt(shows, place))}px)`,
    easing: 'linear',
    offset: range > 0 ? at / range : index,
  }))
}
