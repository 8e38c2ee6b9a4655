/** Months that a text names, counted from 1. */
export interface NamedMonths {
  readonly surely: readonly string[]
  /** By words that may be a day of the week as well, as the French `mar`. */
  readonly perhaps: readonly string[]
}

/** How many letters of a name tell it from the others. */
const LEAST = 3

/** Letters as they are compared: without capitals and without accents, which many leave out. */
const wordsIn = (text: string, locale: string): readonly string[] =>
  text.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '').match(/\p{L}+/gu) ?? []

/** Finds the months that words of a text name, or begin to, in a language or in English. */
export function monthsIn(text: string, locale: string): NamedMonths {
  const words = wordsIn(text, locale).filter(({ length }) => length >= LEAST)
  if (words.length === 0) return { surely: [], perhaps: [] }
  const weekdays = new Set(namesOf(7, locale, [{ weekday: 'long' }, { weekday: 'short' }]).flat())
  const english = namesOf(12, 'en', [{ month: 'long' }])
  const months = namesOf(12, locale, [{ month: 'long' }, { month: 'short' }, { day: 'numeric', month: 'long' }]).map((its, at) => [...its, ...(english[at] ?? [])])
  const found = (isWeekday: boolean) => words.filter((word) => weekdays.has(word) === isWeekday).flatMap((word) => monthOf(word, months))
  return { surely: found(false), perhaps: found(true) }
}

/** The words of names: of the days of a week, or of the months of a year, each as the language has it by itself, cut short, and within a date. */
function namesOf(count: 7 | 12, locale: string, ways: readonly Intl.DateTimeFormatOptions[]): readonly (readonly string[])[] {
  const formats = ways.map((way) => new Intl.DateTimeFormat(locale, { ...way, calendar: 'gregory' }))
  const dates = [...Array(count).keys()].map((at) => (count === 7 ? new Date(2026, 0, at + 1) : new Date(2026, at, 1)))
  const nameOf = (format: Intl.DateTimeFormat, date: Date) =>
    format.formatToParts(date).filter(({ type }) => type === 'month' || type === 'weekday').map(({ value }) => value)
  return dates.map((date) => formats.flatMap((format) => wordsIn(nameOf(format, date).join(' '), locale)))
}

/** The month that a word begins to name, or that it is a form of: `dec`, `grudnia` of `gru`. */
function monthOf(word: string, months: readonly (readonly string[])[]): readonly string[] {
  const exact = months.findIndex((names) => names.includes(word))
  const at = exact >= 0 ? exact : months.findIndex((names) => names.some((name) => name.startsWith(word) || (name.length >= LEAST && word.startsWith(name))))
  return at < 0 ? [] : [String(at + 1)]
}
