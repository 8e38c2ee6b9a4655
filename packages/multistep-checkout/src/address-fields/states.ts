import { decodeEntities } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'
import { isRecord, readGlobal, readText } from '@tillkit/platform'

/** The states of the shop's countries, and the words of a choice that was not made. */
export interface CountryConfig {
  /** By country; an empty map: it has none. A country that is missing takes any text. */
  readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly prompt: string
}

/** Reads `wc_country_select_params`. Throws InvalidMarkup. */
export function readCountries(): CountryConfig {
  const { countries, i18n_select_state_text: prompt } = Object(readGlobal('wc_country_select_params')) as Record<string, unknown>
  const known = parse(readText(countries))
  const states = isRecord(known) ? Object.entries(known).map(([country, map]) => [country, statesOf(map)] as const) : []
  const isUsable = isRecord(known) && states.every(([, map]) => map)
  if (isUsable) return { states: Object.fromEntries(states) as CountryConfig['states'], prompt: readText(prompt) }
  throw new InvalidMarkup('wc_country_select_params.countries', 'is no JSON of states by country', 'Print it as WooCommerce does.', { help: 'states' })
}

/** A country's states by code. PHP writes none as an empty list. */
function statesOf(map: unknown): Record<string, string> | undefined {
  if (Array.isArray(map)) return map.length === 0 ? {} : undefined
  return isRecord(map) && Object.values(map).every((name) => typeof name === 'string') ? (map as Record<string, string>) : undefined
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json.replaceAll('&quot;', '"'), (_key, value: unknown) => (typeof value === 'string' ? decodeEntities(value) : value))
  } catch {
    return undefined
  }
}
