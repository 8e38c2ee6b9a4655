import { createMachine, type Machine, openPlaces, signsToEnd, stepsFor } from './machine.ts'
import type { Mask, Written } from './mask.ts'
import { type Piece, templateOf } from './piece.ts'

/** What a text may have become by now. */
interface Draft {
  /** Where it stands in the mask. */
  readonly at: number
  readonly text: string
  /** How long it is up to what was typed last: signs behind it may lead nowhere. */
  readonly solid: number
  /** The less, the better. */
  readonly cost: number
  /** Where the caret stands, once that was reached. */
  readonly caret?: number
}

/** What it costs to leave out a letter or a digit, or anything else; a sign that is written costs 1, and a trifle less the later it comes. */
const LOSS = 10_000
const MARK = 10
const LATER = 1e-5

const isMark = (character: string): boolean => !/[\p{L}\p{N}]/u.test(character)

/** Digits and letters that Asian keyboards write wide. */
const narrowed = (character: string): string => {
  const narrow = character.normalize('NFKC')
  return narrow.length === 1 ? narrow : character
}

/**
 * Makes a mask of pieces. It follows all ways at once that a text may take through them, and takes the best: the one that leaves out the least, then
 * the one that adds the least. So a digit too many turns a short form into a long one, and one digit before a slash is a day with a zero.
 */
export function createPatternMask(piece: Piece, template = templateOf(piece)): Mask {
  const machine = createMachine(piece)
  return {
    template,
    write(text, caret) {
      const best = bestOf(draftsOf(machine, text, caret))
      return written(best, text.length <= caret)
    },
    settle(text) {
      const { best, whole } = readWhole(machine, text)
      return text === '' ? '' : whole ? whole.text + (signsToEnd(machine, whole.at) ?? '') : (best?.text.slice(0, best.solid) ?? '')
    },
    isComplete(text) {
      const { whole } = readWhole(machine, text)
      return whole !== undefined && lostIn(whole) === 0
    },
  }
}

/** The best of a text, and the best that needs nothing more: of the same letters and digits, or it would be another text. */
function readWhole(machine: Machine, text: string): { readonly best: Draft | undefined; readonly whole: Draft | undefined } {
  const drafts = draftsOf(machine, text, 0)
  const best = bestOf(drafts)
  const whole = bestOf(drafts.filter((draft) => signsToEnd(machine, draft.at) !== undefined && withoutMarks(draft.text) === withoutMarks(best?.text ?? '')))
  return { best, whole }
}

const withoutMarks = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

const lostIn = (draft: Draft | undefined): number => Math.floor((draft?.cost ?? 0) / LOSS)

const bestOf = (drafts: readonly Draft[]): Draft | undefined => drafts.reduce<Draft | undefined>((best, draft) => (best && best.cost <= draft.cost ? best : draft), undefined)

function written(draft: Draft | undefined, isAtEnd: boolean): Written {
  const { text = '', caret = text.length } = draft ?? {}
  return { text, caret: isAtEnd ? text.length : caret, lost: lostIn(draft) }
}

/** All that a text may become, of what leads to the same place the best. */
function draftsOf(machine: Machine, text: string, caret: number): readonly Draft[] {
  let drafts: readonly Draft[] = openPlaces(machine, machine.start).map((at) => ({ at, text: '', solid: 0, cost: 0 }))
  text.split('').forEach((character, index) => {
    if (index === caret) drafts = drafts.map((draft) => ({ ...draft, caret: draft.text.length }))
    drafts = draftsBehind(machine, drafts, { character: narrowed(character), index })
  })
  return drafts
}

function draftsBehind(machine: Machine, drafts: readonly Draft[], { character, index }: { readonly character: string; readonly index: number }): readonly Draft[] {
  const best = new Map<number, Draft>()
  const offer = (draft: Draft) => {
    const known = best.get(draft.at)
    if (!known || draft.cost < known.cost) best.set(draft.at, draft)
  }
  for (const draft of drafts) {
    for (const { text, to } of stepsFor(machine, draft.at, character)) {
      const longer = { ...draft, text: draft.text + text, cost: draft.cost + (text.length - 1) * (1 - index * LATER) }
      const solid = isMark(character) ? draft.solid : longer.text.length
      for (const at of openPlaces(machine, to)) offer({ ...longer, at, solid })
    }
    offer({ ...draft, cost: draft.cost + (isMark(character) ? MARK : LOSS) })
  }
  return [...best.values()]
}
