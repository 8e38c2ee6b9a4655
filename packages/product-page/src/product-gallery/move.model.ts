/** Where a move goes: to a neighbour, or to the slide of an index. */
export type Target = 'next' | 'previous' | number

/** What a move depends on. */
export interface Row {
  readonly active: number
  readonly count: number
  /** Whether the last is followed by the first. */
  readonly loops: boolean
}

/** The index that a move leads to; `undefined` where there is nothing to move to. */
export function indexOf(target: Target, { active, count, loops }: Row): number | undefined {
  const wanted = typeof target === 'number' ? target : active + (target === 'next' ? 1 : -1)
  const index = loops && typeof target !== 'number' && count > 0 ? (wanted + count) % count : wanted
  return Number.isInteger(index) && index >= 0 && index < count && index !== active ? index : undefined
}

/** A finger's way over pictures: how far it went aside, in px, how long it took, in ms, and how wide a picture is. */
export interface Swipe {
  readonly x: number
  readonly ms: number
  readonly width: number
}

/** A stroke that is quick needs less of a way, in px and ms, than a slow one, which has to go over half of the picture. */
const QUICK = { ms: 550, x: 50 } as const

/** Whether a swipe moves on; else what was swiped goes back. */
export const swipesOn = ({ x, ms, width }: Swipe): boolean => Math.abs(x) > (ms < QUICK.ms ? Math.min(QUICK.x, width / 2) : width / 2)

/** How far what is dragged follows a finger that finds nothing there: less and less. */
export const withFriction = (x: number, width: number): number => (width > 0 ? x / (Math.abs(x) / width + 2) : 0)
