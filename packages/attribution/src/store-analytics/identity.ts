import { parseJson, readCookie, toJson } from '@tillkit/dom'
import { isRecord, readText } from '@tillkit/platform'
import { cookies } from './anatomy.ts'

/** A visitor's session, as its cookie has it. */
export interface AnalyticsSession {
  readonly id: string
  /** Where it began: the path to that page, as JSON. */
  readonly landingPage: string
  /** When its cookie ends, which a later page does not put off, as HTTP writes it. */
  readonly expires: string
  readonly isEngaged: boolean
}

const MINUTE = 60_000
/** How long a session lasts at most, in ms. */
const LONGEST_SESSION = 30 * MINUTE
/** How long the browser keeps who somebody is, in ms. */
const YEAR = 365 * 24 * 60 * MINUTE
const ATTRIBUTES = 'path=/; secure; samesite=strict'

/** When a session ends that begins now: after half an hour, or at midnight in UTC if that comes first. */
function sessionEnd(now: number): Date {
  const midnight = new Date(now)
  midnight.setUTCHours(24, 0, 0, 0)
  return new Date(Math.min(now + LONGEST_SESSION, midnight.getTime()))
}

/** The session that goes on; undefined where there is none, or its cookie cannot be read. */
export function readSession(): AnalyticsSession | undefined {
  const value = parseJson(readCookie(cookies.session))
  if (!isRecord(value) || readText(value['session_id']) === '') return undefined
  return {
    id: readText(value['session_id']),
    landingPage: readText(value['landing_page']),
    expires: readText(value['expires']),
    isEngaged: value['is_engaged'] === true,
  }
}

/** Begins a session on this page. @param breadcrumbs the path to it */
export function beginSession(breadcrumbs: readonly string[]): AnalyticsSession {
  const session = { id: crypto.randomUUID(), landingPage: toJson(breadcrumbs), expires: sessionEnd(Date.now()).toUTCString(), isEngaged: false }
  keepSession(session)
  return session
}

/** Notes that somebody has done something in a session. */
export function engage(session: AnalyticsSession): AnalyticsSession {
  const engaged = { ...session, isEngaged: true }
  keepSession(engaged)
  return engaged
}

function keepSession({ id, landingPage, expires, isEngaged }: AnalyticsSession): void {
  const value = { session_id: id, landing_page: landingPage, expires, ...(isEngaged && { is_engaged: true }) }
  writeCookie(cookies.session, encodeURIComponent(toJson(value)), expires)
}

/** Sees to it that the browser knows who somebody is: 18 random bytes. To be called only with consent. */
export function ensureIdentity(): void {
  if (readCookie(cookies.id) !== '') return
  const id = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
  writeCookie(cookies.id, encodeURIComponent(id), new Date(Date.now() + YEAR).toUTCString())
}

/** Takes all of it back. */
export function forgetVisitor(): void {
  for (const name of Object.values(cookies)) if (readCookie(name) !== '') writeCookie(name, '', new Date(0).toUTCString())
}

function writeCookie(name: string, value: string, expires: string): void {
  try {
    document.cookie = `${name}=${value}; expires=${expires}; ${ATTRIBUTES}`
  } catch {
    // A page without cookies goes on without.
  }
}
