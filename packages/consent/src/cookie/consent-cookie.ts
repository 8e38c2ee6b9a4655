import { readCookie } from '@tillkit/dom'
import { CONSENT_COOKIE, COOKIE_ATTRIBUTES, REVISION_COOKIE } from './anatomy.ts'
import type { Consent } from './consent.model.ts'
import { parseConsent, printConsent } from './consent-text.ts'

/** How the plugin keeps its cookie on this page. */
export interface CookieSettings {
  /** The page's categories, in their order. */
  readonly slugs: readonly string[]
  /** For how many days it is kept. */
  readonly days: number
  /** The domain that it is set for; empty for this host alone. */
  readonly domain: string
}

const DAY = 24 * 60 * 60

/** What the visitor has said before; nothing on a first view, for a broken value, and where cookies are blocked. */
export function readConsent(slugs: readonly string[]): Consent | undefined {
  return parseConsent(readCookie(CONSENT_COOKIE), slugs)
}

/**
 * Keeps what the visitor has said.
 * @returns whether the browser has kept it
 */
export function writeConsent(consent: Consent, settings: CookieSettings): boolean {
  const text = printConsent(consent, settings.slugs)
  writeCookie(CONSENT_COOKIE, text, settings)
  return readCookie(CONSENT_COOKIE) === text
}

/** Whether the shop's policy has been revised since the visitor chose. @param revision 0 where the shop counts none */
export function isOutdated(revision: number): boolean {
  return revision > 0 && !(Number(readCookie(REVISION_COOKIE)) >= revision)
}

/** Notes which revision of the policy the visitor has chosen under. */
export function writeRevision(revision: number, settings: CookieSettings): void {
  if (revision > 0) writeCookie(REVISION_COOKIE, String(revision), settings)
}

/** By its age and not by a date: clocks are set wrong, and jump. */
function writeCookie(name: string, value: string, { days, domain }: CookieSettings): void {
  try {
    document.cookie = `${name}=${value}; max-age=${days * DAY}${COOKIE_ATTRIBUTES}${domain && `; domain=${domain}`}`
  } catch {
    // A sandboxed frame. The choice holds for this page.
  }
}
