import { LAST_HINTED, LEVELS, type StrengthName } from './anatomy.ts'

/** What is typed, and how strong it is: -1 as long as nobody can tell. */
export interface Measured {
  readonly text: string
  readonly strength: number
}

/** What is said of a password. */
export interface Verdict {
  readonly word: StrengthName
  readonly className: string
  readonly isTooWeak: boolean
  readonly needsHint: boolean
}

/** What to say of a password; nothing where there is none, or nobody can tell its strength. */
export function verdictOn({ text, strength }: Measured, minimum: number): Verdict | undefined {
  const level = LEVELS[strength]
  if (text === '' || !level) return undefined
  return { ...level, isTooWeak: strength < minimum, needsHint: strength <= LAST_HINTED }
}
