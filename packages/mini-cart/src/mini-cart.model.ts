/** A line as the server printed it. */
interface Line {
  readonly quantity: number
  /** The product's name. */
  readonly name: string
}

/** The server's lines by key. */
export type Lines = Readonly<Record<string, Line>>

/** A quantity that the shopper has set and the server has not answered. */
export interface Draft {
  /** As typed. */
  readonly text: string
  /** What it means; `undefined` while it is no quantity. */
  readonly quantity: number | undefined
}

/**
 * Reads a quantity in plain digits: a whole number from zero on. The server would take −2 for 2 and nothing for 0, so everything else is
 * none here; of 2.5 the server takes 2.
 */
export function parseWhole(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (!(number >= 0) || !Number.isSafeInteger(Math.floor(number))) return undefined
  // Less than one is not meant as none.
  return number > 0 && number < 1 ? undefined : Math.floor(number)
}

/** By how much what the shopper wants differs from what the server printed, in articles. */
export function countDifference(lines: Lines, drafts: Readonly<Record<string, Draft>>, leaving: ReadonlySet<string>): number {
  return Object.entries(lines).reduce((sum, [key, { quantity }]) => {
    const wanted = leaving.has(key) ? 0 : (drafts[key]?.quantity ?? quantity)
    return sum + wanted - quantity
  }, 0)
}

/** A set with one more, or one less, member. */
export function toggled(set: ReadonlySet<string>, member: string, on: boolean): ReadonlySet<string> {
  const others = [...set].filter((each) => each !== member)
  return new Set(on ? [...others, member] : others)
}

/** A text of the server's with another number in it: `× 2`, `12 items in cart`. */
export function withNumber(printed: string, number: number): string {
  return printed.replace(/\d+([.,]\d+)*/, String(number))
}

/** The number in a text of the server's, where three digits behind a point or comma are thousands; 0 without one. */
export function numberIn(printed: string): number {
  return Number(/\d+(\.\d+)?/.exec(printed.replace(/[.,](?=\d{3}(?!\d))/g, ''))?.[0] ?? 0)
}
