import type { Control } from '../engine/page/control.ts'

/** Whether a page has controls by now that are not among those that were known: another script has put them there. */
export function hasOthers(now: readonly Control[], known: readonly Control[]): boolean {
  const elements = new Set(known.flatMap((control) => control.elements))
  return now.some((control) => control.elements.some((each) => !elements.has(each)))
}
