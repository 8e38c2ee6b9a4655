import type { Rule } from './rule.ts'
import { textOf } from './value.ts'

/** What is left of a pattern to be read. */
interface Reading {
  readonly text: string
  at: number
  /** How long the value is. */
  readonly length: number
}

/**
 * How many ways a search by backtracking may try, at the worst, before it gives a value up: each repetition may take any number of
 * characters, each choice any of its branches, and what is repeated is tried anew each time. `(a+)+` of thirty characters is beyond
 * all numbers, `[a-z ]*` of ten thousand is ten thousand. It is an upper bound: a pattern may be far better than it looks.
 * @param length how long the value is, in characters
 */
export function patternCost(pattern: string, length: number): number {
  const reading: Reading = { text: pattern, at: 0, length }
  let cost = 1
  // A bracket too many closes nothing, and ends nothing here.
  while (reading.at < pattern.length) {
    cost *= choices(reading)
    reading.at += 1
  }
  return cost
}

/** Reads branches, up to the bracket that closes them. */
function choices(reading: Reading): number {
  let cost = sequence(reading)
  while (reading.text[reading.at] === '|') {
    reading.at += 1
    cost += sequence(reading)
  }
  return cost
}

function sequence(reading: Reading): number {
  let cost = 1
  for (;;) {
    const next = reading.text[reading.at]
    if (next === undefined || next === '|' || next === ')') return cost
    const one = part(reading)
    cost *= repeated(one, reading)
  }
}

/** Reads one character, class or group. @returns its own cost */
function part(reading: Reading): number {
  const { text } = reading
  const [first] = text.slice(reading.at, reading.at + 1)
  if (first === '(') {
    reading.at += 1
    reading.at += /^\?(?:[:=!]|<[=!]|<[^>]*>)/.exec(text.slice(reading.at, reading.at + 200))?.[0].length ?? 0
    const cost = choices(reading)
    reading.at += 1
    return cost
  }
  reading.at = first === '[' ? endOfClass(text, reading.at) : reading.at + (first === '\\' ? escapeLength(text, reading.at) : 1)
  return 1
}

/** A class may hold others. */
function endOfClass(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '[') depth += 1
    else if (text[at] === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

/** `\p{L}`, `\u{1f600}` and `\k<name>` are one each. */
const escapeLength = (text: string, at: number): number => /^\\(?:[pPu]\{[^}]*\}|k<[^>]*>|[^])/.exec(text.slice(at, at + 200))?.[0].length ?? 1

/** Reads how often the part before it may stand. */
function repeated(cost: number, reading: Reading): number {
  const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(reading.text.slice(reading.at, reading.at + 40))
  if (!found) return cost
  reading.at += found[0].length
  const { min, max } = bounds(found)
  const most = Math.min(max, reading.length)
  // How often it stands, and all ways of each time.
  return Math.max(1, most - min + 1) * cost ** Math.max(most, 1)
}

function bounds([all, least, comma, most]: RegExpExecArray): { readonly min: number; readonly max: number } {
  const [sign] = all
  if (sign === '?') return { min: 0, max: 1 }
  if (least === undefined) return { min: sign === '+' ? 1 : 0, max: Infinity }
  return { min: Number(least), max: most ? Number(most) : comma ? Infinity : Number(least) }
}

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
