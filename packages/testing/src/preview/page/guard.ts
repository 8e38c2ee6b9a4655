/** What the guard is told by its script tag. */
export interface GuardSettings {
  /** Hosts, or hosts with the beginning of a path. */
  readonly trackers: readonly string[]
  /** An address of the preview that answers with nothing. */
  readonly refused: string
}

/**
 * Keeps scripts on the page from calling trackers, and lets cookies that a script sets work at this address. It runs
 * before anything else on the page.
 */
export function startGuard({ trackers, refused }: GuardSettings): void {
  guardCookies()
  if (trackers.length === 0) return
  const isTracker = (address: unknown): boolean => {
    const text = String(address)
    if (!/\/\//.test(text) || !URL.canParse(text, document.baseURI)) return false
    const { hostname, pathname } = new URL(text, document.baseURI)
    return trackers.some((tracker) => {
      const [host = '', ...path] = tracker.split('/')
      return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.slice(1).startsWith(path.join('/'))
    })
  }
  const safe = <T>(address: T): T | string => (isTracker(address) ? refused : address)
  guardCalls(isTracker, safe, refused)
  guardElements(safe)
  guardMarkup(isTracker)
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

type IsTracker = (address: unknown) => boolean
type Safe = <T>(address: T) => T | string

function guardCalls(isTracker: IsTracker, safe: Safe, refused: string): void {
  const { fetch } = window
  window.fetch = function (input, init) {
    const address = input instanceof Request ? input.url : input
    return isTracker(address) ? fetch.call(window, refused) : fetch.call(window, input, init)
  }
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...more: unknown[]) {
    return Reflect.apply(open, this, [method, safe(url), ...more])
  }
  const { sendBeacon } = Navigator.prototype
  Navigator.prototype.sendBeacon = function (url, data) {
    return isTracker(url) ? true : sendBeacon.call(this, url, data)
  }
  for (const name of ['WebSocket', 'EventSource'] as const) guardConstructor(name, isTracker)
  const { submit } = HTMLFormElement.prototype
  HTMLFormElement.prototype.submit = function () {
    if (!isTracker(this.getAttribute('action') ?? '')) submit.call(this)
  }
}

function guardConstructor(name: 'WebSocket' | 'EventSource', isTracker: IsTracker): void {
  window[name] = new Proxy<never>(window[name] as never, {
    construct(target: new (...args: unknown[]) => object, args: unknown[]) {
      if (isTracker(args[0])) throw new DOMException('Tillkit preview: tracking stays off.', 'SecurityError')
      return Reflect.construct(target, args)
    },
  })
}

function guardElements(safe: Safe): void {
  const places: Array<[{ prototype: object }, string]> = [
    [HTMLScriptElement, 'src'],
    [HTMLImageElement, 'src'],
    [HTMLIFrameElement, 'src'],
    [HTMLLinkElement, 'href'],
  ]
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

/** Where Trusted Types are required, our own address is turned away: then nothing is loaded, which is as good. */
function writeSafely<T>(value: T, safely: T | string, write: (value: T | string) => void): void {
  if (safely === value) return write(value)
  try {
    write(safely)
  } catch {
    console.info(`[tillkit preview] ${String(value)} was not loaded: tracking stays off.`)
  }
}

function setter(write: (element: Element, value: unknown) => void) {
  return function (this: Element, value: unknown) {
    write(this, value)
  }
}

/** Markup that a script writes: images and frames in it would load at once. */
function guardMarkup(isTracker: IsTracker): void {
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
