import type { Place } from '../shared/follow-scroll.ts'

/** How far a background moves for each px that the page is scrolled. */
export const FACTOR = 0.3

/** How far a background stands below its place, in px, when the page is scrolled by so much: 0 when what it lies in comes into the window. */
export function shiftAt(scrolled: number, { top, view }: Pick<Place, 'top' | 'view'>): number {
  // Without the dust of binary fractions.
  return Math.round((scrolled + view - top) * FACTOR * 100) / 100
}

/** The background at both ends of the page's range: in between it moves evenly. */
export function framesOf(place: Place): Keyframe[] {
  return [0, place.range].map((scrolled) => ({ transform: `translateY(${String(shiftAt(scrolled, place))}px)`, easing: 'linear' }))
}
