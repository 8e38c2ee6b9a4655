/** The currency of the page. */
export interface PageCurrency {
  /** `£`, `kr`; may be empty. */
  readonly symbol: string
  /** In which names of currencies are written, beside English. Default English alone. */
  readonly language?: string
}

/** The sign of rupees in plain letters, which is how most people type it. */
const RUPEES = '₨'.normalize('NFKC').toLowerCase()

/** A sign by itself, or with its country's letters before it: `£`, `US$`. */
const SIGN = /^\p{L}{0,3}\p{Sc}$/u

/** How long a code is; words of names that are no longer are too many other things. */
const SHORTEST = 3

/** By language: codes and names of all currencies, in small letters. */
const known = new Map<string, ReadonlySet<string>>()

/**
 * Whether a text names a currency: the shop's own symbol, a sign, a code, or a name in the page's language or in English (`Euro`,
 * `pounds`). Any currency is one: all prices of a page are in the same, and only its number can be meant.
 */
export function isCurrency(text: string, { symbol, language = 'en' }: PageCurrency): boolean {
  const unit = plainUnit(text)
  if (unit === plainUnit(symbol) || unit === RUPEES || SIGN.test(unit)) return true
  const words = unit.split(' ')
  return [language, 'en'].some((each) => words.every((word) => isName(word, namesIn(each))))
}

const plainUnit = (text: string) => text.normalize('NFKC').trim().replace(/\.$/, '').toLowerCase()

/** Whether it is one of these, or a plural: the last vowel may change, and up to two letters more. */
function isName(word: string, names: ReadonlySet<string>): boolean {
  if (word.length < SHORTEST || names.has(word)) return names.has(word)
  const stems = [word, word.slice(0, -1), word.slice(0, -2)]
  return [...names].some((name) => name.length > SHORTEST && (stems.includes(name) || stems.includes(name.replace(/[aeiouy]$/, ''))))
}

/** All codes, and the words of all names: of British pounds people say pounds. */
function namesIn(language: string): ReadonlySet<string> {
  const names = known.get(language) ?? new Set(allNames(language))
  known.set(language, names)
  return names
}

function allNames(language: string): string[] {
  const display = new Intl.DisplayNames([language], { type: 'currency' })
  return Intl.supportedValuesOf('currency').flatMap((code) => {
    const words = (display.of(code) ?? code).toLowerCase().split(/[\s-]/)
    return [code.toLowerCase(), ...words.filter(({ length }) => length > SHORTEST)]
  })
}
