import { isRecord, readFlag, readGlobal, readText } from '@tillkit/platform'
import type { Category, Law } from '../cookie/category.ts'
import type { CookieSettings } from '../cookie/consent-cookie.ts'
import { CONFIG } from './anatomy.ts'

/** What of the plugin's settings every page goes by, with a banner or without. */
export interface ConsentBasics {
  readonly law: Law
  readonly categories: readonly Category[]
  readonly cookie: CookieSettings
  readonly language: string
  readonly isRightToLeft: boolean
  /** Whether a visitor who has chosen finds a button to choose anew, and where. */
  readonly revisit: { readonly isShown: boolean; readonly position: string }
}

/** What is printed under a name, whatever that is. */
export type Members = Readonly<Record<string, unknown>>

/** For how many days a choice is kept where the shop says nothing. */
const DAYS = 365

/** Reads them; nothing where there are no categories to choose, since the settings are missing or broken. */
export function readBasics(): ConsentBasics | undefined {
  const config = printedConfig()
  const categories = listOf(config['_categories']).flatMap((category) => readCategory(membersOf(category)))
  if (categories.length === 0) return undefined
  const banner = membersOf(config['_bannerConfig'])
  const revisit = membersOf(membersOf(banner['config'])['revisitConsent'])
  return {
    law: readText(membersOf(banner['settings'])['applicableLaw']) === 'ccpa' ? 'ccpa' : 'gdpr',
    categories,
    cookie: { slugs: categories.map(({ slug }) => slug), days: Number(config['_expiry']) || DAYS, domain: readText(config['_rootDomain']) },
    language: readText(config['_language']),
    isRightToLeft: readFlag(config['_rtl']),
    revisit: { isShown: readFlag(revisit['status']), position: readText(revisit['position'], 'bottom-left') },
  }
}

function readCategory({ slug, name, isNecessary, cookies, defaultConsent }: Members): Category[] {
  if (typeof slug !== 'string' || slug === '') return []
  const { gdpr, ccpa } = membersOf(defaultConsent)
  return [{
    slug,
    name: readText(name, slug),
    isNecessary: readFlag(isNecessary),
    cookies: listOf(cookies).map(membersOf).map(({ cookieID, domain }) => ({ name: readText(cookieID), domain: readText(domain) })).filter(({ name: id }) => id !== ''),
    byDefault: { gdpr: readFlag(gdpr), ccpa: readFlag(ccpa) },
  }]
}

/** All that the plugin prints of itself. */
export const printedConfig = (): Members => membersOf(readGlobal(CONFIG))
/** What something has; nothing of what is no object. */
export const membersOf = (value: unknown): Members => (isRecord(value) ? value : {})
/** What a list holds: PHP prints one with gaps as an object. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : Object.values(membersOf(value)))
