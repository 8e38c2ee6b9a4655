import { PERSONAL_FIELDS } from './anatomy.ts'

/** How long a word has to be to count, in characters: short ones stand in many a good password. */
const LEAST_LENGTH = 4

/** The words that a password of this page should not be made of, as the platform gathers them: the page's title and address, and who types. */
export function disallowedWords(): string[] {
  const typed = PERSONAL_FIELDS.flatMap((id) => textsIn(document.querySelector(`#${id}`)))
  const words = [document.title, document.URL, ...typed].flatMap((text) => text.split(/\W+/))
  return [...new Set(words.filter((word) => word.length >= LEAST_LENGTH))]
}

/** What a field was printed with, and what it holds. */
const textsIn = (field: Element | null): string[] =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [field.defaultValue, field.value] : field instanceof HTMLSelectElement ? [field.value] : []
