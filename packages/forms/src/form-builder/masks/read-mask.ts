import { found, nextOf, type Piece, type Reading, row, sign, slot } from './piece.ts'

/** The signs of a mask that stand for what is typed. Letters are those of any language. */
const SLOTS: Readonly<Record<string, Piece>> = {
  '9': slot(/^\d$/),
  a: slot(/^\p{L}$/u),
  A: slot(/^\p{Lu}$/u),
  '*': slot(/^[\p{L}\p{N}]$/u),
  '&': slot(/^[\p{Lu}\p{N}]$/u),
  '#': slot(/^[\dA-F]$/),
}

/**
 * Reads a mask as the mask library of the builder's writes it: `9` a digit, `a` a letter, `*` either, `A` and `&` the same in capitals, `#` a hex
 * digit, `[…]` what may be left out, `(…)|(…)` one or the other, `{n}`, `{n,m}`, `{+}` and `{*}` how often, `\` before what stands for itself.
 * @throws Error for what cannot be read
 */
export function readMask(text: string): Piece {
  return row(pieces({ text, at: 0 }, ''))
}

/** Reads pieces up to what closes them. */
function pieces(reading: Reading, closing: string): readonly Piece[] {
  const read: Piece[] = []
  while (reading.at < reading.text.length && reading.text[reading.at] !== closing) {
    const isChoice = reading.text[reading.at] === '|'
    if (isChoice) reading.at += 1
    const piece = repeated(reading, pieceAt(reading, isChoice))
    const before = isChoice ? read.pop() : undefined
    read.push(before ? { kind: 'either', pieces: [...(before.kind === 'either' ? before.pieces : [before]), piece] } : piece)
  }
  if (closing !== '' && nextOf(reading) !== closing) throw new Error(`A bracket is not closed: ${reading.text}`)
  return read
}

function pieceAt(reading: Reading, isBehindBar: boolean): Piece {
  const character = nextOf(reading)
  if (character === '\\') return sign(nextOf(reading))
  if (character === '[') return { kind: 'repeat', piece: row(pieces(reading, ']')), least: 0, most: 1 }
  if (character !== '(') return SLOTS[character] ?? sign(character)
  const inner = pieces(reading, ')')
  // Brackets hold a choice together, or what is repeated; else they are those of a phone number.
  return isBehindBar || /[|{]/.test(reading.text.charAt(reading.at)) ? row(inner) : row([sign('('), ...inner, sign(')')])
}

function repeated(reading: Reading, piece: Piece): Piece {
  if (reading.text[reading.at] !== '{') return piece
  const [, least = '', most = least] = found(reading, /\{(\d+|[*+])(?:,(\d+|\*))?\}/y) ?? []
  if (least === '') throw new Error(`How often is no number: ${reading.text}`)
  return { kind: 'repeat', piece, least: least === '*' ? 0 : least === '+' ? 1 : Number(least), most: /[*+]/.test(most) ? Infinity : Number(most) }
}
