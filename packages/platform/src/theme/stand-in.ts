/** Marks a function that only stands in for one of a module's, until that is on the page. */
export const STAND_IN = 'tillkitStandIn'

/** Whether a global, or a plugin, only stands in for a module's: whoever has that one takes its place. */
export function isStandIn(value: unknown): boolean {
  return typeof value === 'function' && Reflect.get(value, STAND_IN) === true
}
