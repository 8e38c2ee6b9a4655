/** A letter of a format, or what a backslash takes the meaning from. */
export const LETTER = /\\(.)|[a-z]/gis

/** Says what stands for a letter. */
export type Writers<Args extends readonly unknown[]> = Readonly<Record<string, (...args: Args) => string>>

/** Fills a format as PHP does: each letter that has a meaning with what is written for it, a backslash before one that is meant as it is. */
export function writeLetters<Args extends readonly unknown[]>(format: string, writers: Writers<Args>, ...args: Args): string {
  return format.replace(LETTER, (letter: string, plain: string | undefined) => plain ?? (Object.hasOwn(writers, letter) ? (writers[letter]?.(...args) ?? letter) : letter))
}
