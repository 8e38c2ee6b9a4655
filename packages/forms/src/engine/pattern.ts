import type { Rule } from './rule.ts'
import { textOf } from './value.ts'
import { patternCost } from './pattern-cost.ts'

/**
 * How many steps a pattern may take, by the estimate of its worst case: some tens of milliseconds of a slow phone. The browser's own check of
 * a `pattern` is the same search on the same thread, and would stand still as long.
 */
const MOST_STEPS = 1e6

/** The flags with which browsers read a `pattern`: newer ones with `v`. */
const FLAGS = (() => {
  try {
    return new RegExp('', 'v').flags
  } catch {
    return 'u'
  }
})()

/** Compiles a pattern as browsers do: for the whole of a value. @returns `undefined` for one that they pass over, too */
function compiled(pattern: string): RegExp | undefined {
  try {
    // By itself first: `a)(b` would be one within the brackets.
    new RegExp(pattern, FLAGS)
    return new RegExp(`^(?:${pattern})$`, FLAGS)
  } catch {
    return undefined
  }
}

/**
 * The whole of a value has to match a pattern, as the browser means it. A value for which the pattern could take too long is not
 * judged, which is reported once: the server will.
 */
export function pattern(message: string, source: string): Rule {
  const expression = compiled(source)
  let isReported = false
  return {
    name: 'pattern',
    check(value) {
      const text = textOf(value)
      if (!expression) return undefined
      if (patternCost(source, text.length) > MOST_STEPS) {
        if (isReported) return undefined
        isReported = true
        throw new Error(`The pattern ${source} could take too long for ${text.length} characters: the value is left to the server to judge.`)
      }
      return expression.test(text) ? undefined : { rule: 'pattern', message }
    },
  }
}
