import { readCookie } from '@tillkit/dom'
import { pageInstance } from '@tillkit/mount'
import { isRecord, readFlag, readGlobal } from '@tillkit/platform'
import { hasConsent } from '@tillkit/platform/consent'
import { CONSENT, COOKIE, READY_EVENT, SENT_PARAMETER, SETTINGS } from './anatomy.ts'
import { raiseEvent } from './raise-event.ts'
import { randomId } from './random-id.ts'

const begun = new WeakSet<object>()

/** What is done once for a page: the address forgets the form that was sent with it, the visitor gets a number where that is allowed, and others are told. */
export function startPage(): void {
  const page = pageInstance() ?? document
  if (begun.has(page)) return
  begun.add(page)
  forgetSent()
  nameVisitor()
  queueMicrotask(() => raiseEvent(READY_EVENT, document))
}

/** Takes the form's number out of the address, and nothing else. */
export function forgetSent(): void {
  const { search, pathname, hash } = location
  if (!search.includes(SENT_PARAMETER)) return
  const kept = search.slice(1).split('&').filter((part) => part !== SENT_PARAMETER && !part.startsWith(`${SENT_PARAMETER}=`)).join('&')
  history.replaceState(history.state, '', `${pathname}${kept && `?${kept}`}${hash}`)
}

/** How long the visitor's number lasts, in s. */
const LIFETIME = 3999 * 24 * 60 * 60

/** Gives the visitor a number, where the page's consent tool says that it may, or where there is none and the shop asks for it. */
export function nameVisitor(): void {
  if (readCookie(COOKIE) || !isAllowed()) return
  const secure = readFlag(setting('is_ssl')) ? '; secure' : ''
  document.cookie = `${COOKIE}=${randomId()}; max-age=${LIFETIME}; path=/; samesite=strict${secure}`
}

function isAllowed(): boolean {
  const ask = readGlobal(CONSENT)
  return typeof ask === 'function' ? (ask as () => unknown)() === true : readFlag(setting('uuid_cookie')) && hasConsent('statistics')
}

const setting = (key: string): unknown => {
  const settings = readGlobal(SETTINGS)
  return isRecord(settings) ? settings[key] : undefined
}
