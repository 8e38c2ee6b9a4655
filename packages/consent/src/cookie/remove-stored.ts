import { browserStorage, tabStorage } from '@tillkit/dom'
import type { Category, ListedCookie } from './category.ts'
import type { Consent } from './consent.model.ts'

/** Before every clock. */
const PAST = 'Thu, 01 Jan 1970 00:00:00 GMT'

/**
 * Ends what categories have left in the browser that are not allowed, cookies and stored texts, by the names that the shop has listed. What an
 * allowed category lists by the same name stays.
 */
export function removeStored(categories: readonly Category[], { choices }: Pick<Consent, 'choices'>, host = location.hostname): void {
  const listed = (isAllowed: boolean) => categories.flatMap(({ slug, cookies: its }) => ((choices[slug] === true) === isAllowed ? its : []))
  const kept = new Set(listed(true).map(({ name }) => name))
  const cookies = listed(false).filter(({ name }) => !kept.has(name))
  if (cookies.length === 0) return
  const there = cookieNames()
  for (const cookie of cookies) {
    for (const name of namesLike(cookie.name, there)) expireCookie(name, domainsOf(cookie, host))
  }
  for (const storage of [browserStorage, tabStorage]) {
    const names = storage.names()
    for (const { name } of cookies) namesLike(name, names).forEach((one) => storage.write(one, null))
  }
}

/** Those that a listed name stands for. */
function namesLike(name: string, names: readonly string[]): readonly string[] {
  return name.endsWith('*') ? names.filter((one) => one.startsWith(name.slice(0, -1))) : names.filter((one) => one === name)
}

/** This host without a domain, the domain that is listed, and those that this host belongs to: shops list few of them. */
function domainsOf({ domain }: ListedCookie, host: string): readonly string[] {
  const parts = host.split('.')
  return ['', domain, ...parts.slice(0, -1).map((_, index) => `.${parts.slice(index).join('.')}`)]
}

function expireCookie(name: string, domains: readonly string[]): void {
  for (const domain of new Set(domains)) document.cookie = `${name}=; expires=${PAST}; path=/${domain && `; domain=${domain}`}`
}

function cookieNames(): readonly string[] {
  try {
    return document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  } catch {
    return []
  }
}
