/** A text as a mask writes it. */
export interface Written {
  readonly text: string
  /** Where the caret stands in it. */
  readonly caret: number
  /** How many letters and digits had no room. */
  readonly lost: number
}

/** Writes what is typed as a field wants it. Texts and places are plain: no element, no event. */
export interface Mask {
  /** Writes a text, with the caret where it was in it. What it has written it writes the same again. */
  write(text: string, caret: number): Written
  /** Writes a text that nobody types into any more: with all signs at its end, or without those that lead nowhere. */
  settle(text: string): string
  /** Whether a text is all that is asked for. */
  isComplete(text: string): boolean
  /** What it looks like before anything is typed: `(___) ___-____`. Empty where that would tell nothing. */
  readonly template: string
}
