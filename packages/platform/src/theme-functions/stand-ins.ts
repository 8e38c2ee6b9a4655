import type { Life } from '@tillkit/dom'

/** Marks a function that only stands in for one of a module's, until that is on the page. */
export const STAND_IN = 'tillkitStandIn'

/** Whether a global, or a plugin, only stands in for a module's: whoever has that one takes its place. */
export function isStandIn(value: unknown): boolean {
  return typeof value === 'function' && Reflect.get(value, STAND_IN) === true
}

/** What has functions by their names: the window, or jQuery's plugins. */
export type Names = Record<string, unknown>

/** What a function does, on what it is called and with whatever its caller passes. */
type Run = (this: unknown, ...args: unknown[]) => unknown

/**
 * Puts functions where there are none of their names, until the life ends; a module that has one of its own takes its place. What they
 * throw is the life's to report, and their caller gets nothing.
 */
export function standIns(life: Life, names: Names): (name: string, run: Run) => void {
  return (name, run) => {
    if (names[name] !== undefined) return
    const call = function (this: unknown, ...args: unknown[]): unknown {
      let result: unknown
      life.guard(() => (result = Reflect.apply(run, this, args)))()
      return result
    }
    const mark = (isOurs: boolean) => Reflect.set(call, STAND_IN, isOurs)
    mark(true)
    names[name] = call
    life.onEnd(() => {
      // Whoever took its place does not bring it back.
      mark(false)
      if (names[name] === call) Reflect.deleteProperty(names, name)
    })
  }
}
