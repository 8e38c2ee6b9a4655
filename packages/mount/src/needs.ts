import { readGlobal } from '@tillkit/platform'
import type { KnownUnit } from './manifest.ts'

/** Whether the page has what a unit stands on; a unit without needs stands on nothing. */
export function isNeeded({ needs }: Pick<KnownUnit, 'needs'>): boolean {
  return !needs || needs.some((need) => (need[0] === '.' ? document.querySelector(need) : isSaid(readGlobal(need))))
}

/** Pages that have nothing of a kind are printed with an empty list of it. */
function isSaid(value: unknown): boolean {
  return ((value ?? '') as { readonly length?: unknown }).length !== 0
}
