import { isRecord, readFlag, readGlobal, readText } from '@tillkit/platform'
import { CONSENT_CATEGORIES, type ConsentCategory } from '@tillkit/platform/consent'
import { PARAMS, PREFIX } from './anatomy.ts'

/** What the platform prints of its attribution. */
export interface Config {
  /** The fields of an order, in their order: each with the place of its value, as `current.typ`. */
  readonly fields: readonly (readonly [name: string, place: string])[]
  /** What begins the names of the inputs. */
  readonly prefix: string
  /** How long cookies live, in minutes; 0: until the browser is closed. */
  readonly lifetime: number
  /** How long a session lasts without a page, in minutes. */
  readonly session: number
  readonly isBase64: boolean
  /** Whether the shop allows tracking, as far as the server knew when it made the page. */
  readonly isAllowed: boolean
  /** The kind of consent that the platform's own integration asks for; undefined where that is not on. */
  readonly category: ConsentCategory | undefined
}

/** Half a year, for a lifetime that cannot be used, in months. */
const USUAL_LIFETIME = 6
const MINUTES_A_MONTH = 30 * 24 * 60
const USUAL_SESSION = 30

/** Reads what the platform prints; undefined where that has no fields. */
export function readConfig(): Config | undefined {
  const given = readGlobal(PARAMS)
  const { params, fields } = isRecord(given) ? given : {}
  if (!isRecord(fields)) return undefined
  const { prefix, lifetime, session, base64, allowTracking, consentCategory } = isRecord(params) ? params : {}
  return {
    fields: Object.entries(fields).map(([name, place]) => [name, readText(place)]),
    prefix: readText(prefix, PREFIX),
    lifetime: Math.trunc((Number(lifetime) || USUAL_LIFETIME) * MINUTES_A_MONTH),
    session: Math.trunc(Number(session)) || USUAL_SESSION,
    isBase64: readFlag(base64),
    isAllowed: readFlag(allowTracking),
    category: CONSENT_CATEGORIES.find((one) => one === consentCategory) ?? (consentCategory ? 'marketing' : undefined),
  }
}
