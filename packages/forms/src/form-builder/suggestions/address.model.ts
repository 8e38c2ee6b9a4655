import { editDistance } from './edit-distance.ts'

/** Providers that many addresses are at. */
const DOMAINS = [
  'gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aim.com', 'msn.com', 'google.com', 'ymail.com', 'rocketmail.com',
  'btinternet.com', 'sky.com', 'comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net', 'earthlink.net',
  'optonline.net', 'rogers.com', 'shaw.ca', 'sympatico.ca', 'telus.net', 'optusnet.com.au', 'xtra.co.nz', 'qq.com', 'web.de',
]
/** Providers that have many ends. */
const PROVIDERS = ['yahoo', 'hotmail', 'mail', 'live', 'outlook', 'gmx']
/** What names end with. */
const TOP_LEVELS = [
  'com', 'com.au', 'com.tw', 'ca', 'co.nz', 'co.uk', 'de', 'fr', 'it', 'ru', 'net', 'org', 'edu', 'gov', 'jp', 'nl', 'kr', 'se', 'eu', 'ie', 'co.il',
  'us', 'at', 'be', 'dk', 'hk', 'es', 'gr', 'ch', 'no', 'cz', 'in', 'net.au', 'info', 'biz', 'mil', 'co.jp', 'sg', 'hu', 'uk',
]

/** What a shop knows besides. */
export interface KnownNames {
  readonly domains: readonly string[]
  readonly topLevels: readonly string[]
}

/** Up to four letters one slip is a slip; two would make any short name any other. */
const slipsIn = (name: string): number => (name.length > 4 ? 2 : 1)

/** The nearest of some names, if it is near enough; the first of several. */
function nearest(name: string, known: readonly string[], slips: (other: string) => number): string | undefined {
  let found: { readonly other: string; readonly distance: number } | undefined
  for (const other of known) {
    const distance = editDistance(name, other)
    if (distance <= slips(other) && distance < (found?.distance ?? Infinity)) found = { other, distance }
  }
  return found?.other
}

/**
 * The name of a provider that was meant, perhaps.
 * @returns `undefined` where the name is known, or like none that is
 */
function suggestDomain(domain: string, { domains, topLevels }: KnownNames): string | undefined {
  const all = [...DOMAINS, ...domains]
  const ends = [...TOP_LEVELS, ...topLevels]
  const [provider = '', ...rest] = domain.split('.')
  const end = rest.join('.')
  const isDomains = all.some((known) => known.split('.')[0] === provider)
  const isKnown = isDomains || PROVIDERS.includes(provider)
  if (all.includes(domain) || (isKnown && ends.includes(end))) return undefined
  const near = nearest(domain, all, (known) => slipsIn(known.split('.')[0] ?? ''))
  const nearProvider = isDomains ? undefined : nearest(provider, PROVIDERS, slipsIn)
  // `yaho.com` is nearer to `yahoo` than to any name as a whole.
  if (near !== undefined && (nearProvider === undefined || editDistance(domain, near) <= editDistance(provider, nearProvider))) return near
  const fixed = `${nearProvider ?? provider}.${ends.includes(end) ? end : (nearestEnd(end, ends) ?? end)}`
  return fixed === domain ? undefined : fixed
}

/** What a name was to end with. Two letters may be any country's. */
function nearestEnd(end: string, ends: readonly string[]): string | undefined {
  const last = end.split('.').at(-1) ?? ''
  return last.length <= 2 ? undefined : nearest(end, ends, () => 1)
}

/** What never stands before the `@`, and is not shown. */
const UNSAFE = /[<>'"()/\\|:;=@%&\s]/g
const LONGEST_USER = 64

/**
 * The address that a shopper has meant, perhaps.
 * @returns `undefined` where nothing is wrong with the one that was typed, as far as anybody can tell
 */
export function suggestAddress(typed: string, known: KnownNames): string | undefined {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || !/^[^\s.]+(?:\.[^\s.]+)+$/.test(domain)) return undefined
  const suggested = suggestDomain(domain, known)
  const user = address.slice(0, at).replace(UNSAFE, '').slice(0, LONGEST_USER)
  return suggested && user ? `${user}@${suggested}` : undefined
}
