/** What a mask consists of, whatever language it was written in. */
export type Piece =
  /** One character that stands there as it is. It is written for the shopper where she leaves it out. */
  | { readonly kind: 'sign'; readonly sign: string }
  /** One character that the shopper types. */
  | { readonly kind: 'slot'; readonly take: TakeCharacter }
  /** One piece behind the other. */
  | { readonly kind: 'row'; readonly pieces: readonly Piece[] }
  /** One of several; an earlier one is preferred where both would do. */
  | { readonly kind: 'either'; readonly pieces: readonly Piece[] }
  /** The same several times. `most` may be `Infinity`. */
  | { readonly kind: 'repeat'; readonly piece: Piece; readonly least: number; readonly most: number }

/** Says what is written for a character that is typed: itself, itself in the other case, or nothing where it does not fit. */
type TakeCharacter = (typed: string) => string | undefined

/** A piece that stands there as it is. */
export const sign = (character: string): Piece => ({ kind: 'sign', sign: character })

/** Pieces one behind the other. */
export const row = (pieces: readonly Piece[]): Piece => ({ kind: 'row', pieces })

/** A piece that is typed. What fits in the other case alone is written in that. @param expression tells which single characters fit */
export const slot = (expression: RegExp): Piece => ({
  kind: 'slot',
  take: (typed) => [typed, typed.toUpperCase(), typed.toLowerCase()].find((character) => character.length === 1 && expression.test(character)),
})

/** Text that is read from its beginning to its end. */
export interface Reading {
  readonly text: string
  at: number
}

/** The character that comes next, which counts as read. @throws Error where none is left */
export function nextOf(reading: Reading): string {
  const { text, at } = reading
  if (at >= text.length) throw new Error(`It ends too early: ${text}`)
  reading.at += 1
  return text.charAt(at)
}

/** Reads what a sticky expression finds here. @returns nothing where it does not stand here */
export function found(reading: Reading, expression: RegExp): RegExpExecArray | undefined {
  const { text, at } = reading
  expression.lastIndex = at
  const match = expression.exec(text) ?? undefined
  reading.at += match?.[0].length ?? 0
  return match
}

/** What a mask looks like before anything is typed: `(___) ___-____`. What may be left out is. */
export function templateOf(piece: Piece): string {
  switch (piece.kind) {
    case 'sign': return piece.sign
    case 'slot': return '_'
    case 'row': return piece.pieces.map(templateOf).join('')
    case 'either': return piece.pieces.slice(0, 1).map(templateOf).join('')
    case 'repeat': return templateOf(piece.piece).repeat(piece.least)
  }
}
