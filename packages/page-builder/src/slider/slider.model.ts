/** Where a move goes: to a neighbour, or to the slide of an index. */
export type Direction = 'next' | 'previous' | number

/** How long a slide is shown where a slider says nothing, or nothing sensible, of that, in ms (rule 4). */
const INTERVAL = 7000

/** Less than this, in ms, nobody means: slides would flicker. */
const LEAST = 1000

/** From one move to the next, in ms, by what a class says. */
export function intervalOf(printed: string | undefined): number {
  const ms = Number(printed)
  return ms >= LEAST ? ms : INTERVAL
}
