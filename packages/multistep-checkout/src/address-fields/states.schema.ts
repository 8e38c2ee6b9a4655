import { decodeEntities } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { globals } from './anatomy.ts'

/** A country's states: names by code. */
export type States = Readonly<Record<string, string>>

/** The states of the shop's countries, and the words of a choice that was not made. */
export interface StatesConfig {
  /** By country; an empty map: it has none. A country that is missing takes any text. */
  readonly states: Readonly<Record<string, States>>
  readonly prompt: string
  /** What the platform says where a search has found nothing. */
  readonly noMatches: string
}

/** Reads `wc_country_select_params`; undefined where the page has none. Throws InvalidMarkup. */
export function readStates(): StatesConfig | undefined {
  const params = readGlobal(globals.states)
  if (params === undefined) return undefined
  const { countries, i18n_select_state_text: prompt, i18n_no_matches: none } = Object(params) as Record<string, unknown>
  const known = parseLocalised(readText(countries))
  const states = isRecord(known) ? Object.entries(known).map(([country, map]) => [country, statesOf(map)] as const) : []
  const isUsable = isRecord(known) && states.every(([, map]) => map)
  if (!isUsable) {
    throw new InvalidMarkup(`${globals.states}.countries`, 'is no JSON of states by country', 'Print it as WooCommerce does.', { help: 'states' })
  }
  return { states: Object.fromEntries(states) as StatesConfig['states'], prompt: readText(prompt), noMatches: readText(none) }
}

/** A country's states by code. PHP writes none as an empty list. */
function statesOf(map: unknown): States | undefined {
  if (Array.isArray(map)) return map.length === 0 ? {} : undefined
  return isRecord(map) && Object.values(map).every((name) => typeof name === 'string') ? decodeNames(map as States) : undefined
}

/** The names as shoppers read them. Most are plain: of some three thousand only those of countries with an entity are made anew. */
function decodeNames(states: States): States {
  if (!Object.values(states).some((name) => /[&<]/.test(name))) return states
  return Object.fromEntries(Object.entries(states).map(([code, name]) => [code, decodeEntities(name)]))
}

/** JSON within a text of the page's data, whose quotes may have become entities; undefined for what is none. */
export function parseLocalised(json: string): unknown {
  try {
    return JSON.parse(json.replaceAll('&quot;', '"'))
  } catch {
    return undefined
  }
}
