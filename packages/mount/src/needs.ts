import { readGlobal } from '@tillkit/platform'
import type { KnownUnit } from './manifest.ts'

/** Whether the page has what a unit stands on; a unit without needs stands on nothing. */
export function isNeeded({ needs }: Pick<KnownUnit, 'needs'>): boolean {
  // Pages that have nothing of a kind are printed with an empty list of it.
  const isSaid = (name: string) => ((readGlobal(name) ?? '') as { readonly length?: unknown }).length !== 0
  return !needs || needs.some((need) => (need.startsWith('.') ? document.querySelector(need) !== null : isSaid(need)))
}
