import { decodeEntities } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'
import { must, readGlobal } from '@tillkit/platform'
import * as z from 'zod/mini'

// Pages forbid eval by policy, and zod would try it.
z.config({ jitless: true })

const params = z.object({ countries: z.string(), i18n_select_state_text: z._default(z.string(), '') })
// PHP writes a country without states as an empty list.
const states = z.record(z.string(), z.union([z.record(z.string(), z.string()), z.array(z.unknown()).check(must((list: readonly unknown[]) => list.length === 0, 'lists what is no state'))]))

/** The states of the shop's countries, and the words of a choice that was not made. */
export interface CountryConfig {
  /** By country; an empty map: it has none. A country that is missing takes any text. */
  readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly prompt: string
}

/** Reads `wc_country_select_params`. Throws InvalidMarkup. */
export function readCountries(): CountryConfig {
  const found = params.safeParse(readGlobal('wc_country_select_params'))
  const known = states.safeParse(found.data && parse(found.data.countries))
  if (found.data && known.data) {
    const entries = Object.entries(known.data).map(([country, map]) => [country, Array.isArray(map) ? {} : map] as const)
    return { states: Object.fromEntries(entries), prompt: found.data.i18n_select_state_text }
  }
  throw new InvalidMarkup('wc_country_select_params.countries', 'is no JSON of states by country', 'Print it as WooCommerce does.')
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json.replaceAll('&quot;', '"'), (_key, value: unknown) => (typeof value === 'string' ? decodeEntities(value) : value))
  } catch {
    return undefined
  }
}
