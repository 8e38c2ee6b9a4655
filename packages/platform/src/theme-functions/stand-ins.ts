import type { Life } from '@tillkit/dom'
import { STAND_IN } from '../theme/stand-in.ts'

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
