import { isRecord } from './globals.ts'
import type { MessageCatalogue } from './messages.ts'

/** The id of the page's settings: `<script type="application/json" id="tillkit-config">{…}</script>`. */
export const CONFIG_ID = 'tillkit-config'

/** A text, or texts by plural form, of which `other` is needed. */
const isText = (value: unknown): boolean => {
  const texts = isRecord(value) ? [value['other'], ...Object.values(value)] : [value]
  return texts.every((each) => typeof each === 'string')
}

/** What a shop may set for all units in one place. Absent parts are empty. */
export interface PageConfig {
  /** Options by unit, for instance `{"tiered-pricing": {"addMore": true}}`. */
  readonly units: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Translations by unit and key; they win over our English. */
  readonly messages: Readonly<Record<string, MessageCatalogue>>
  /** What is assumed of consent by category, while no consent tool answers: for instance `{"marketing": true}`. */
  readonly consent: Readonly<Record<string, unknown>>
  /** What could not be used and was left out, each named by its path. The rest counts. */
  readonly faults: readonly Error[]
}

/** Reads the page's settings; what cannot be used is left out and told of. */
export function readPageConfig(root: NonElementParentNode = document): PageConfig {
  const faults: Error[] = []
  const leaveOut = (path: string, what: string) => {
    faults.push(new TypeError(`#${CONFIG_ID}: ${[path, what].filter(Boolean).join(' ')}`))
  }
  /** The members of an object; PHP prints an empty one as `[]`. */
  const members = (value: unknown, path: string): [string, unknown][] => {
    if (typeof value === 'object' && value !== null && !(Array.isArray(value) && value.length > 0)) return Object.entries(value)
    if (value !== undefined) leaveOut(path, 'is no object')
    return []
  }
  const { units, messages, consent, ...others } = Object.fromEntries(members(parseJson(root, faults), ''))
  for (const name of Object.keys(others)) leaveOut(name, 'is none of units, messages, consent')
  return {
    units: Object.fromEntries(
      members(units, 'units').map(([unit, options]) => [unit, Object.fromEntries(members(options, `units.${unit}`))]),
    ),
    messages: Object.fromEntries(
      members(messages, 'messages').map(([unit, texts]) => {
        const usable = members(texts, `messages.${unit}`).filter(([key, value]) => {
          const isUsable = isText(value)
          if (!isUsable) leaveOut(`messages.${unit}.${key}`, 'is neither a text nor an object of texts with "other"')
          return isUsable
        })
        return [unit, Object.fromEntries(usable) as MessageCatalogue]
      }),
    ),
    consent: Object.fromEntries(members(consent, 'consent')),
    faults,
  }
}

function parseJson(root: NonElementParentNode, faults: Error[]): unknown {
  try {
    return JSON.parse(root.getElementById(CONFIG_ID)?.textContent ?? '{}')
  } catch (cause) {
    faults.push(new SyntaxError(`#${CONFIG_ID}: is no JSON: ${(cause as Error).message}`))
    return {}
  }
}
