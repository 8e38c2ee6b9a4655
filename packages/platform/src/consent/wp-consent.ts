import { readCookie } from '@tillkit/dom'
import { readGlobal } from '../globals.ts'
import type { ConsentCategory } from './categories.ts'
import { WP_CONSENT } from './anatomy.ts'

/** Whether the WP Consent API is on the page. */
export function hasWpConsent(): boolean {
  return [WP_CONSENT.ask, WP_CONSENT.config].some((name) => readGlobal(name) !== undefined)
}

/** What the API's own cookie says; undefined where the visitor has not chosen. */
export function inWpCookie(category: ConsentCategory): boolean | undefined {
  const { cookie_prefix: named } = (readGlobal(WP_CONSENT.config) ?? {}) as { cookie_prefix?: unknown }
  const prefix = typeof named === 'string' && named !== '' ? named : WP_CONSENT.prefix
  const value = readCookie(`${prefix}_${category}`)
  return value === 'allow' ? true : value === 'deny' ? false : undefined
}

/**
 * What the API itself says.
 * @param hasBanner whether another tool asks the visitor: as long as that has not told the API how it asks, the API would
 *   let everything pass
 */
export function askWpConsent(category: ConsentCategory, hasBanner: boolean): boolean | undefined {
  const ask = readGlobal(WP_CONSENT.ask)
  if (typeof ask !== 'function' || (hasBanner && !WP_CONSENT.types.some((name) => readGlobal(name)))) return undefined
  try {
    const answer: unknown = ask(category)
    return typeof answer === 'boolean' ? answer : undefined
  } catch {
    return undefined
  }
}
