/** Where a move goes: to a neighbour, or to the slide of an index. */
export type Direction = 'next' | 'previous' | number

/** How long slides fade over each other, in ms. */
export const FADE = 700

/** How long a slide is shown where a slider says nothing, or nothing sensible, of that, in ms (rule 4). */
export const INTERVAL = 7000

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

/** From one move to the next, in ms, by what a class says. */
export function intervalOf(printed: string | undefined): number {
  const ms = Number(printed)
  return ms > 0 ? ms : INTERVAL
}
