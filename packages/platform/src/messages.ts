/** A text of ours: one string, or one for each plural category that the language knows (`one`, `other`, …). */
export type MessageText = string | ({ readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)

/** The texts of a unit by key. Placeholders are written `{name}`. */
export type MessageCatalogue = Readonly<Record<string, MessageText>>

/** The placeholders' names in a text, in any of its forms; `string` where the compiler does not know the text. */
type PlaceholderIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : Text extends string ? (string extends Text ? string : never) : PlaceholderIn<Text[keyof Text]>

/** A text with plural forms cannot do without its number, also where no form writes it. */
type NumberOf<Text> = Text extends string ? never : 'count'

type Values<Name extends string = string> = Readonly<Record<Name, string | number>>

/** What a text is said with: what it asks for, and nothing else; anything, where the compiler does not know the text. */
type ArgumentsOf<Key, Text, Name extends string = PlaceholderIn<Text> | NumberOf<Text>> = [Name] extends [never]
  ? [key: Key]
  : string extends Name
    ? [key: Key, values?: Values]
    : [key: Key, values: Values<Name> & (Text extends string ? unknown : { readonly plural?: number })]

/** All that can be said of some texts: each key with what belongs to it. */
type Arguments<Texts extends MessageCatalogue> = { [Key in keyof Texts]: ArgumentsOf<Key, Texts[Key]> }[keyof Texts]

/**
 * Says a text with its placeholders filled in. `count` also chooses the plural form; where it is written in the
 * shop's notation (`1.000`), `plural` is the number itself. Keys and placeholders are those of the texts that it is made from,
 * where those are declared `as const`.
 */
export type Translate<Texts extends MessageCatalogue = MessageCatalogue> = (...said: Arguments<Texts>) => string

/** What a unit's texts are said with besides themselves. */
export interface TranslateOptions {
  /** Texts that the page or the plugin passed, which win key by key; an empty one is none. Any key may be missing. */
  readonly translations?: MessageCatalogue | undefined
  /**
   * A BCP 47 tag for the plural rules of the translations. Default: the page's `lang`, English where that is no
   * language. Our own texts follow the English rules on any page.
   */
  readonly language?: string
  /** Hears of each key that is asked for and that nobody has a text for, once. */
  readonly unknown?: (key: string) => void
}

/**
 * Makes the sayer of a unit.
 * @param defaults our own English texts
 */
export function createTranslate<Texts extends MessageCatalogue>(
  defaults: Texts,
  { translations = {}, language = document.documentElement.lang, unknown }: TranslateOptions = {},
): Translate<Texts> {
  const english = pluralRules('en')
  const plural = pluralRules(language)
  const reported = new Set<string>()
  const translate: Translate = (key, values: Values = {}) => {
    const count = countOf(values)
    const form = formOf(own(translations, key), plural, count) || formOf(own<MessageText>(defaults, key), english, count)
    if (form === undefined && !reported.has(key)) {
      reported.add(key)
      unknown?.(key)
    }
    return (form ?? '').replace(/\{(\w+)\}/g, (placeholder, name: string) => String(own(values, name) ?? placeholder))
  }
  return translate as Translate<Texts>
}

function formOf(text: MessageText | undefined, plural: Intl.PluralRules, count: number): string | undefined {
  return typeof text === 'object' ? text[plural.select(count)] || text.other : text
}

/** A member that was given, not one that every object has. */
function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function countOf({ plural, count = 0 }: Readonly<Record<string, string | number>>): number {
  return Number(plural ?? count)
}

function pluralRules(language: string): Intl.PluralRules {
  try {
    // WordPress writes a locale with an underscore where a theme prints it by hand.
    return new Intl.PluralRules(language.replaceAll('_', '-') || 'en')
  } catch {
    return new Intl.PluralRules('en')
  }
}
