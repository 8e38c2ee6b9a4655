import type { Addresses, GuardSettings } from './guard-addresses.ts'
import { createAddresses } from './guard-addresses.ts'
import { guardWays } from './guard-ways.ts'

/**
 * Keeps scripts on the page from calling trackers, and from calling, loading or following the shop itself by an address
 * that they have put together: it leads to the preview. Lets cookies that a script sets work at this address. It runs
 * before anything else on the page.
 */
export function startGuard(settings: GuardSettings): void {
  const addresses = createAddresses(settings)
  guardCookies()
  guardCalls(addresses, settings.refused)
  guardElements(addresses)
  guardWays(addresses)
  guardMarkup(addresses.isTracker)
}

/** Cookies for the shop's domain, or for https only, would not be kept at a loopback address. */
function guardCookies(): void {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  if (!cookie?.get || !cookie.set) return
  const { get, set } = cookie
  const local = (text: string) =>
    text
      .replace(/;\s*(?:domain\s*=[^;]*|secure(?=\s*(?:;|$))|partitioned(?=\s*(?:;|$))|samesite\s*=\s*none(?=\s*(?:;|$)))/gi, '')
      .replace(/^\s*__(host|secure)-/i, (_all, kind: string) => `tillkit-${kind.toLowerCase()}-`)
  const back = (text: string) => text.replace(/(^|; )tillkit-(host|secure)-/g, (_all, before: string, kind: string) => `${before}__${kind === 'host' ? 'Host' : 'Secure'}-`)
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    enumerable: true,
    get(this: Document) {
      return back(String(get.call(this)))
    },
    set(this: Document, text: unknown) {
      set.call(this, local(String(text)))
    },
  })
}

function guardCalls({ isTracker, home, safe }: Addresses, refused: string): void {
  const { fetch } = window
  window.fetch = function (input, init) {
    const address = input instanceof Request ? input.url : input
    return isTracker(address) ? fetch.call(window, refused) : fetch.call(window, home(input), init)
  }
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...more: unknown[]) {
    return Reflect.apply(open, this, [method, safe(url), ...more])
  }
  const { sendBeacon } = Navigator.prototype
  Navigator.prototype.sendBeacon = function (url, data) {
    return isTracker(url) ? true : sendBeacon.call(this, home(url), data)
  }
  for (const name of ['WebSocket', 'EventSource', 'Request'] as const) guardConstructor(name, { isTracker, home })
}

/** Requests to trackers may be made: it is only with `fetch` that they are sent. */
function guardConstructor(name: 'WebSocket' | 'EventSource' | 'Request', { isTracker, home }: Pick<Addresses, 'isTracker' | 'home'>): void {
  window[name] = new Proxy<never>(window[name] as never, {
    construct(target: new (...args: unknown[]) => object, [address, ...more]: unknown[], made) {
      if (name !== 'Request' && isTracker(address)) throw new DOMException('Tillkit preview: tracking stays off.', 'SecurityError')
      return Reflect.construct(target, [home(address), ...more], made)
    },
  })
}

function guardElements({ isTracker, safe }: Addresses): void {
  const places: Array<[{ prototype: object }, string]> = [
    [HTMLScriptElement, 'src'],
    [HTMLImageElement, 'src'],
    [HTMLIFrameElement, 'src'],
    [HTMLLinkElement, 'href'],
  ]
  /** Where Trusted Types are required, our own address is turned away: a tracker is not loaded then, which is as good. */
  const writeSafely = <T>(value: T, safely: T | string, write: (value: T | string) => void): void => {
    if (safely === value) return write(value)
    try {
      write(safely)
    } catch {
      if (!isTracker(value)) return write(value)
      console.info(`[tillkit preview] ${String(value)} was not loaded: tracking stays off.`)
    }
  }
  for (const [{ prototype }, name] of places) {
    const property = Object.getOwnPropertyDescriptor(prototype, name)
    if (!property?.set) continue
    const { set } = property
    Object.defineProperty(prototype, name, { ...property, set: setter((element, value) => writeSafely(value, safe(value), (safely) => set.call(element, safely))) })
  }
  const { setAttribute } = Element.prototype
  const guarded = /^(?:script|img|iframe)\.src$|^link\.href$/
  Element.prototype.setAttribute = function (name, value) {
    const kind = `${this.localName}.${String(name).toLowerCase()}`
    writeSafely(value, guarded.test(kind) ? safe(value) : value, (safely) => setAttribute.call(this, name, safely))
  }
}

function setter(write: (element: Element, value: unknown) => void) {
  return function (this: Element, value: unknown) {
    write(this, value)
  }
}

/** Markup that a script writes: images and frames in it would load at once. */
function guardMarkup(isTracker: Addresses['isTracker']): void {
  const clean = (markup: unknown): unknown => {
    if (typeof markup !== 'string' || !/<(?:script|img|iframe)/i.test(markup)) return markup
    return markup.replace(/(<(?:script|img|iframe)\b[^>]*?\s)src\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, (whole, before: string, value: string) =>
      isTracker(value.replace(/^["']|["']$/g, '').replaceAll('&amp;', '&')) ? `${before}data-tillkit-src=${value}` : whole,
    )
  }
  for (const name of ['innerHTML', 'outerHTML'] as const) {
    const property = Object.getOwnPropertyDescriptor(Element.prototype, name)
    if (!property?.set) continue
    const { set } = property
    Object.defineProperty(Element.prototype, name, { ...property, set: setter((element, value) => set.call(element, clean(value))) })
  }
  const { insertAdjacentHTML } = Element.prototype
  Element.prototype.insertAdjacentHTML = function (where, markup) {
    insertAdjacentHTML.call(this, where, clean(markup) as string)
  }
  const { write, writeln } = Document.prototype
  Document.prototype.write = function (...parts) {
    write.call(this, ...(parts.map(clean) as string[]))
  }
  Document.prototype.writeln = function (...parts) {
    writeln.call(this, ...(parts.map(clean) as string[]))
  }
}
