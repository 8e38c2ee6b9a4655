import { readCookie } from '@tillkit/dom'
import { readGlobal } from '../globals.ts'
import { COOKIEYES_CATEGORY, type ConsentCategory } from './categories.ts'
import { COOKIEYES } from './anatomy.ts'

type Choices = Readonly<Record<string, unknown>>

/**
 * What the banner has told of last, the cookie that stood there then, and its settings: another cookie is a later choice, and a banner
 * that was set up anew has told of nothing yet.
 */
let announced: { readonly choices: Choices; readonly cookie: string; readonly banner: unknown } | undefined
/** What the banner's function has answered last, and the cookie that stood there when it first did. */
let answered: { readonly choices: string; readonly cookie: string } | undefined

/** Remembers what CookieYes tells of a choice: its own function and its cookie may follow later. */
export function rememberCookieYes(event: Event): void {
  if (event.type !== COOKIEYES.update || !(event instanceof CustomEvent)) return
  const { accepted, rejected } = membersOf(event.detail)
  const choices = Object.fromEntries([...slugs(accepted).map((slug) => [slug, true]), ...slugs(rejected).map((slug) => [slug, false])])
  announced = { choices, cookie: readCookie(COOKIEYES.cookie), banner: readGlobal(COOKIEYES.config) }
}

/** Whether CookieYes' banner is on the page, or about to come. */
export function hasCookieYes(): boolean {
  const hasGlobal = [COOKIEYES.ask, COOKIEYES.config].some((name) => readGlobal(name) !== undefined)
  return hasGlobal || document.querySelector(COOKIEYES.scripts) !== null
}

/** What the visitor has chosen in CookieYes' banner; undefined as long as that is not known. */
export function askCookieYes(category: ConsentCategory): boolean | undefined {
  const slug = COOKIEYES_CATEGORY[category]
  const cookie = readCookie(COOKIEYES.cookie)
  const banner = askBanner()
  const stored = inCookie(cookie)
  const isFresh = announced?.cookie === cookie && announced.banner === readGlobal(COOKIEYES.config)
  const sources = [isFresh && announced ? announced.choices : {}, ...(isBehind(banner, cookie) ? [stored, banner] : [banner, stored])]
  for (const choices of sources) {
    const answer = choices[slug]
    if (typeof answer === 'boolean') return answer
  }
  return undefined
}

/** Whether the banner has not seen its cookie change: it reads it when it comes, and another tab has written it since. */
function isBehind(banner: Choices, cookie: string): boolean {
  const choices = Object.entries(banner).filter(([, choice]) => typeof choice === 'boolean').join()
  if (answered?.choices !== choices) answered = { choices, cookie }
  return answered.cookie !== cookie
}

function askBanner(): Choices {
  const ask = readGlobal(COOKIEYES.ask)
  if (typeof ask !== 'function') return {}
  try {
    return membersOf(membersOf(ask()).categories)
  } catch {
    // A banner that cannot say has its cookie.
    return {}
  }
}

/** `consentid:…,consent:yes,action:yes,necessary:yes,functional:no,…` */
function inCookie(cookie: string): Choices {
  const pairs = cookie.split(',').map((pair) => pair.split(':', 2))
  return Object.fromEntries(pairs.flatMap(([slug = '', value]) => (value === 'yes' || value === 'no' ? [[slug, value === 'yes']] : [])))
}

function membersOf(value: unknown): Choices {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function slugs(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
