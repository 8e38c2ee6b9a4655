import { readGlobal } from '@tillkit/platform'
import type { KnownUnit } from './manifest.ts'

/** Whether the page has what a unit stands on; a unit without needs stands on nothing. */
export function isNeeded({ needs }: Pick<KnownUnit, 'needs'>): boolean {
  const isThere = (need: string) => (need.startsWith('.') ? document.querySelector(need) !== null : readGlobal(need) !== undefined)
  return !needs || needs.some(isThere)
}
