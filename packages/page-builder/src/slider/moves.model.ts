import type { Direction } from './slider.model.ts'

/** How long slides fade over each other, in ms. */
export const FADE = 700

/** The index that a move leads to, over either end; undefined for a slide that is not there. */
export function targetOf(direction: Direction, active: number, count: number): number | undefined {
  if (direction === 'next') return (active + 1) % count
  if (direction === 'previous') return (active - 1 + count) % count
  return Number.isInteger(direction) && direction >= 0 && direction < count ? direction : undefined
}

/** What scripts of the page move a slider by: `next`, `previous`, or an index, also as text. */
export function directionOf(value: unknown): Direction {
  return value === 'next' || value === 'previous' ? value : Number.parseInt(String(value), 10)
}
