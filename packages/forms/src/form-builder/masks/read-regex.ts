import { found, nextOf, type Piece, type Reading, row, sign, slot } from './piece.ts'

/**
 * Reads a regular expression for the whole of a text: characters, classes, groups, choices and how often. It is read rather than run, as it has to say
 * what may be typed next; and so none takes longer than the text is long.
 * @throws Error for what looks ahead or back, and for what is no expression
 */
export function readRegex(text: string): Piece {
  const reading = { text, at: 0 }
  const piece = choice(reading)
  if (reading.at < text.length) throw new Error(`A bracket closes nothing: ${text}`)
  return piece
}

function choice(reading: Reading): Piece {
  const branches = [sequence(reading)]
  while (reading.text[reading.at] === '|') {
    reading.at += 1
    branches.push(sequence(reading))
  }
  return branches.length === 1 && branches[0] ? branches[0] : { kind: 'either', pieces: branches }
}

function sequence(reading: Reading): Piece {
  const pieces: Piece[] = []
  while (reading.at < reading.text.length && !/[|)]/.test(reading.text.charAt(reading.at))) pieces.push(repeated(reading, pieceAt(reading)))
  return row(pieces)
}

function pieceAt(reading: Reading): Piece {
  const character = nextOf(reading)
  if (character === '(') return group(reading)
  if (character === '\\') return escaped(reading)
  // The whole of a text is meant in any case.
  if (character === '^' || character === '$') return row([])
  if (character === '.') return slot(/^.$/)
  if (character !== '[') return sign(character)
  const [characters] = found(reading, /\^?\]?(?:\\.|[^\]\\])*\]/y) ?? []
  if (characters === undefined) throw new Error(`A class is not closed: ${reading.text}`)
  return slot(new RegExp(`^[${characters}$`))
}

function group(reading: Reading): Piece {
  if (reading.text[reading.at] === '?' && !found(reading, /\?:/y)) throw new Error(`It looks ahead or back: ${reading.text}`)
  const piece = choice(reading)
  if (nextOf(reading) !== ')') throw new Error(`A bracket is not closed: ${reading.text}`)
  return piece
}

function escaped(reading: Reading): Piece {
  const character = nextOf(reading)
  if (/[dwsDWS]/.test(character)) return slot(new RegExp(`^\\${character}$`))
  if (/[\da-z]/i.test(character)) throw new Error(`It has a sign that stands for no single character: ${reading.text}`)
  return sign(character)
}

function repeated(reading: Reading, piece: Piece): Piece {
  const [all, least, comma, most] = found(reading, /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y) ?? []
  if (all === undefined) return piece
  if (least !== undefined) return { kind: 'repeat', piece, least: Number(least), most: most ? Number(most) : comma ? Infinity : Number(least) }
  return { kind: 'repeat', piece, least: all.startsWith('+') ? 1 : 0, most: all.startsWith('?') ? 1 : Infinity }
}
