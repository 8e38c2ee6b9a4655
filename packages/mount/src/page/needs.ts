import { readGlobal } from '@tillkit/platform'
import type { KnownUnit } from '../manifest.ts'

type Needing = Pick<KnownUnit, 'needs'>

/** A need names a place of the page, as a selector that begins with a dot, or a global. */
const isPlace = (need: string): boolean => need[0] === '.'

/** Whether the page has what a unit stands on; a unit without needs stands on nothing. */
export function isNeeded(unit: Needing): boolean {
  const places = placesOf(unit)
  return hasGlobal(unit) || (places !== '' && document.querySelector(places) !== null)
}

/** Whether a global of the page says by itself that a unit has what it stands on; a unit without needs stands on nothing. */
export function hasGlobal({ needs }: Needing): boolean {
  return !needs || needs.some((need) => !isPlace(need) && isSaid(readGlobal(need)))
}

/** The places that a unit stands on, one of which is enough, as one selector; empty where it names none. */
export function placesOf({ needs = [] }: Needing): string {
  return needs.filter(isPlace).join()
}

/** Pages that have nothing of a kind are printed with an empty list of it. */
function isSaid(value: unknown): boolean {
  return ((value ?? '') as { readonly length?: unknown }).length !== 0
}
