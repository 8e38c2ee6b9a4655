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
