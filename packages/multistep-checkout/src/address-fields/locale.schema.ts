import { InvalidMarkup } from '@tillkit/mount'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { globals } from './anatomy.ts'
import { parseLocalised } from './states.schema.ts'

/** What an address of a country says of one field; what is missing is left as it is. */
export interface FieldRule {
  /** As HTML, as the platform prints it. */
  readonly label?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly hidden?: boolean
  /** The smaller, the higher up. */
  readonly priority?: number
  readonly classes?: readonly string[]
}

/** Rules by field: `postcode`, `state` … */
type FieldRules = Readonly<Record<string, FieldRule>>

/** What the addresses of the shop's countries look like. */
export interface Locale {
  /** By country. */
  readonly byCountry: Readonly<Record<string, FieldRules>>
  /** What holds for all countries, as far as one says nothing else. */
  readonly usual: FieldRules
  /** Selectors of the rows, by field. */
  readonly rows: Readonly<Record<string, string>>
  /** What stands behind the name of a field that may stay empty, without its brackets. */
  readonly optional: string
}

/**
 * Reads `wc_address_i18n_params`, and for a module of a page builder that has a locale of its own that one; undefined where the page
 * has none. Throws InvalidMarkup.
 * @param kind whose address it is
 */
export function readLocale(kind: 'billing' | 'shipping'): Locale | undefined {
  const params = readGlobal(globals.locale)
  if (params === undefined) return undefined
  const { locale, locale_fields: rows, i18n_optional_text: optional } = Object(params) as Record<string, unknown>
  const ofModule: unknown = Object(readGlobal(globals.localeOfModules))[kind]
  const known = parseLocalised(readText(ofModule)) ?? parseLocalised(readText(locale))
  const selectors = parseLocalised(readText(rows))
  if (!isRecord(known) || !isRecord(selectors)) {
    const field = `${globals.locale}.${isRecord(known) ? 'locale_fields' : 'locale'}`
    throw new InvalidMarkup(field, 'is no JSON of fields by country', 'Print it as WooCommerce does.', { help: 'locale' })
  }
  const { default: usual, ...countries } = known
  return {
    byCountry: Object.fromEntries(Object.entries(countries).map(([country, rules]) => [country, rulesOf(rules)])),
    usual: rulesOf(usual),
    rows: Object.fromEntries(Object.entries(selectors).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    optional: readText(optional, 'optional'),
  }
}

/** PHP writes no rules as an empty list. */
function rulesOf(rules: unknown): FieldRules {
  return isRecord(rules) ? Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, ruleOf(rule)])) : {}
}

function ruleOf(rule: unknown): FieldRule {
  const { label, placeholder, required, hidden, priority, class: classes } = Object(rule) as Record<string, unknown>
  const place = Number.parseInt(String(priority), 10)
  return {
    ...(typeof label === 'string' && { label }),
    ...(typeof placeholder === 'string' && { placeholder }),
    ...(required !== undefined && { required: Boolean(required) }),
    ...(hidden !== undefined && { hidden: hidden === true }),
    ...(Number.isFinite(place) && { priority: place }),
    ...(Array.isArray(classes) && { classes: classes.filter((name) => typeof name === 'string' && name !== '') }),
  }
}
