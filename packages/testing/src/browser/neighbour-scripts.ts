/**
 * Other people's scripts as they are found on real pages, each a function for `page.addInitScript`: it runs in the page
 * before anything else, so it may use nothing from outside of itself.
 */

/**
 * A consent plugin's: `document.createElement` gives script elements that have a `type` (`null` unless one is set), a `src`
 * and a `setAttribute` of their own. Whatever stands in the way of its blocking is its own affair.
 */
export function consentPlugin(): void {
  const create = document.createElement.bind(document)
  document.createElement = ((...args: Parameters<typeof create>) => {
    const made = create(...args)
    if (made.localName !== 'script') return made
    const setAttribute = made.setAttribute.bind(made)
    const mirrored = (name: string) => ({
      configurable: true,
      get: () => made.getAttribute(name),
      set: (value: unknown) => setAttribute(name, String(value)),
    })
    Object.defineProperties(made, { type: mirrored('type'), src: mirrored('src') })
    made.setAttribute = (name: string, value: string) => {
      if (name === 'type' || name === 'src') Reflect.set(made, name, value)
      else setAttribute(name, value)
    }
    return made
  }) as typeof document.createElement
  // It puts scripts of its own into the page while that is being read, and when it is there.
  const addScript = () => {
    const script = document.createElement('script')
    script.setAttribute('data-neighbour', 'consent')
    ;(document.body ?? document.documentElement).append(script)
  }
  for (const moment of ['DOMContentLoaded', 'load']) addEventListener(moment, addScript)
}

/** An old library's: members on the prototypes of objects and lists that `for … in` also finds. */
export function enumerableMembers(): void {
  for (const prototype of [Object.prototype, Array.prototype, Function.prototype, String.prototype]) {
    Reflect.set(prototype, 'neighbour', () => 'not yours')
    Reflect.set(prototype, 'neighbourWord', 'not yours')
  }
}

/**
 * Prototype.js's: `toJSON` makes JSON in JSON of lists and objects, `Array.from` knows nothing but what has a length, and takes no function,
 * a list's `entries` are the list, elements are removed by a parent that they have to have, and scrolled to by the page.
 */
export function prototypeJs(): void {
  const hidden = (value: unknown) => ({ configurable: true, writable: true, enumerable: false, value })
  Object.defineProperty(Array.prototype, 'toJSON', hidden(() => '["not", "yours"]'))
  Object.defineProperty(Object.prototype, 'toJSON', hidden(() => '{"not": "yours"}'))
  Object.defineProperty(String.prototype, 'toJSON', hidden(() => '"not yours"'))
  Array.from = ((given: ArrayLike<unknown> | null) => Array.prototype.slice.call(given ?? [])) as typeof Array.from
  Object.defineProperty(Array.prototype, 'entries', hidden(function (this: unknown[]) {
    return this.slice()
  }))
  const methods = {
    remove(this: HTMLElement) {
      (this.parentNode as Node).removeChild(this)
    },
    scrollTo(this: HTMLElement) {
      const { left, top } = this.getBoundingClientRect()
      window.scrollTo(left + scrollX, top + scrollY)
    },
  }
  Object.assign(HTMLElement.prototype, methods)
}

/** A tracker's: elements that it wants to see are made with properties that answer `null` whatever is set. */
export function nullGetters(): void {
  const create = document.createElement.bind(document)
  document.createElement = ((...args: Parameters<typeof create>) => {
    const made = create(...args)
    if (!/^(script|iframe|img|link)$/i.test(made.localName)) return made
    for (const name of ['type', 'src', 'href', 'rel', 'async']) {
      const set = (value: unknown) => Element.prototype.setAttribute.call(made, name, String(value))
      Object.defineProperty(made, name, { configurable: true, get: () => null, set })
    }
    return made
  }) as typeof document.createElement
}

/** A privacy setting's: storage that nobody may use. */
export function throwingStorage(): void {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { configurable: true, get })
}

/** An analytics script's: it takes every address for a string, and tells the page of each. */
export function wrappedHistory(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const native = history[name].bind(history)
    history[name] = (state: unknown, title: string, url?: string | URL | null) => {
      const [path = ''] = (url as string).split('?')
      native(state, title, url)
      document.documentElement.setAttribute('data-last-page', path)
      dispatchEvent(new Event('locationchange'))
    }
  }
}

/** A translator's: every text stands in elements of its own, in a copy of itself, and the page is in another language. */
export function translator(): void {
  const isOurs = (node: Node | null) => node instanceof Element && /^(font|script|style|textarea|title|noscript)$/i.test(node.localName)
  const translate = (text: Node) => {
    if (isOurs(text.parentNode) || !text.nodeValue?.trim()) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    inner.append(text.nodeValue)
    text.parentNode?.replaceChild(outer, text)
  }
  const walk = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    if (root.nodeType === Node.TEXT_NODE) texts.push(root)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text)
    texts.forEach(translate)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') walk(target)
      else addedNodes.forEach(walk)
    }
  })
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.lang = 'de'
    document.documentElement.classList.add('translated-ltr')
    walk(document.body)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/**
 * A slider's or sticky header's: it moves, copies and puts back what units stand on, more often than real ones do. Each beat is for a third
 * of them: all at once leave a page of every unit no time for anything else.
 */
export function restless(roots: readonly string[]): void {
  const SHARE = 3
  let beats = 0
  const beat = (root: Element) => {
    const { parentNode, nextSibling } = root
    if (!parentNode) return
    const kind = Math.floor(beats / SHARE) % 3
    if (kind === 0) parentNode.insertBefore(root, nextSibling)
    if (kind === 1) {
      const copy = root.cloneNode(true)
      parentNode.insertBefore(copy, nextSibling)
      setTimeout(() => (copy as Element).remove(), 50)
    }
    if (kind === 2) {
      root.remove()
      parentNode.insertBefore(root, nextSibling)
    }
  }
  // What a beat sets off has its turn before the next: on a machine that is busy, a page of all units would do nothing else.
  const next = () => setTimeout(() => requestIdleCallback(beatAll, { timeout: 1000 }), 150)
  const beatAll = () => {
    for (const [index, root] of roots.entries()) {
      const [first] = index % SHARE === beats % SHARE ? document.querySelectorAll(root) : []
      if (first) beat(first)
    }
    document.documentElement.setAttribute('data-beats', String((beats += 1)))
    next()
  }
  next()
}

/** An ad blocker's: what has one of these classes is gone before it is seen. */
export function adBlocker(): void {
  const blocked = '.tiered-pricing-you-save, .tier-pricing-summary-table, .ags-wc-filters-title-active-count, .dswcp-cart-icon-wrapper .dswcp-mini-cart-icon, .coupon label, .onsale, [class*="banner"], [class*="popup"]'
  const sweep = () => {
    const found = document.querySelectorAll(blocked)
    for (const each of found) each.remove()
    if (found.length > 0) document.documentElement.setAttribute('data-blocked', '')
  }
  new MutationObserver(sweep).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
}

/** A hardening script's: the built-in prototypes are as they are for good. */
export function frozenPrototypes(): void {
  const prototypes = [Object, Array, Function, String, Number, RegExp, Promise, Error, TypeError, Map, Set, WeakMap, Symbol, Date, JSON]
  for (const one of prototypes) Object.freeze('prototype' in one ? one.prototype : one)
}

/** Beside each unit's element stands a copy whose own properties throw: asked, moved or written. */
export function oddElements(roots: readonly string[]): void {
  const throws = () => {
    throw new Error('not for you')
  }
  const names = new Set<string>()
  for (let above: unknown = HTMLFormElement.prototype; above && above !== Object.prototype; above = Object.getPrototypeOf(above)) {
    for (const name of Object.getOwnPropertyNames(above)) if (name !== 'constructor') names.add(name)
  }
  const add = () => {
    for (const selector of roots) {
      const root = document.querySelector(selector)
      if (!root) continue
      // A form's fields may hide any of this.
      const copy = Node.prototype.cloneNode.call(root, true) as Element
      const within = (wanted: string) => [...Element.prototype.querySelectorAll.call(copy, wanted)]
      for (const each of [copy, ...within('*')]) (Reflect.get(Element.prototype, 'classList', each) as DOMTokenList).add('odd')
      for (const inner of within('[id]')) Element.prototype.removeAttribute.call(inner, 'id')
      // What a field hides cannot throw.
      if (copy instanceof HTMLFormElement) for (const field of within('[name]')) if (names.has(String(field.getAttribute('name')))) field.remove()
      Element.prototype.after.call(root, copy)
      for (const name of names) Object.defineProperty(copy, name, { configurable: true, get: throws, set: throws })
    }
  }
  // Before our own script, which the parser starts behind the last of the page.
  document.addEventListener('readystatechange', add, { once: true })
}

/**
 * A theme's: a plus button in each row of a cart, at which it listens itself, by the page's jQuery; and anew in all rows
 * whenever it is told that the cart was updated, as the platform's script prints them anew then.
 * @param at `form` where it listens at the form, which is printed anew as well. Default at the buttons
 */
export function plusButtons(at?: unknown): void {
  // Frames of others have a page of their own.
  if (window !== top) return
  const field = (button: Element) => button.parentElement?.querySelector<HTMLInputElement>('input[name^="cart["]')
  const add = () => {
    for (const input of document.querySelectorAll('.cart_item input[name^="cart["]')) {
      if (input.parentElement?.querySelector('.neighbour-plus')) continue
      const button = document.createElement('button')
      button.setAttribute('type', 'button')
      button.className = 'neighbour-plus'
      button.append('+')
      input.parentElement?.append(button)
    }
    const plus = ({ currentTarget }: { readonly currentTarget: Element }) => {
      const input = field(currentTarget)
      if (input) jQuery(input).val(Number(input.value) + 1).trigger('change')
    }
    if (at === 'form') jQuery('.woocommerce-cart-form').on('click', '.neighbour-plus', plus)
    else jQuery('.neighbour-plus').on('click', plus)
  }
  document.addEventListener('DOMContentLoaded', () => {
    add()
    jQuery(document.body).on('updated_wc_div', add)
  })
}

/** What {@link ajaxWorld} keeps of the calls that it has heard of, at the window. */
export interface AjaxWorld {
  /** How often each of jQuery's Ajax events was raised. */
  readonly events: Record<string, number>
  /** The calls that went out, by their method, address and data, as listeners of `ajaxSend` see them. */
  readonly sent: string[]
  /** What `look` saw when each call was complete. */
  readonly seen: string[]
  /** A test's own: what to look at when a call is complete. */
  look?: (settings: { readonly url?: string; readonly data?: unknown }) => string | undefined
}

/**
 * Plugins that live in jQuery's Ajax world, of which the page has the real one by now: they listen to all of its events, add headers and
 * fields by its settings, by a prefilter, before sending and when a call goes out, read answers through a filter, change defaults, and
 * wrap the browser's own request.
 */
export function ajaxWorld(): void {
  const $ = (window as unknown as { readonly jQuery: JQueryStatic }).jQuery
  const world: AjaxWorld = { events: {}, sent: [], seen: [] }
  Reflect.set(window, 'ajaxWorld', world)
  for (const type of ['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxError', 'ajaxComplete', 'ajaxStop']) {
    $(document).on(type, () => {
      world.events[type] = (world.events[type] ?? 0) + 1
    })
  }
  $(document).on('ajaxSend', (_event, request, settings) => {
    request.setRequestHeader('X-World-Sent', '1')
    world.sent.push([settings.type, settings.url, settings.data].join(' '))
  })
  $(document).on('ajaxComplete', (_event, _request, settings) => {
    const seen = world.look?.(settings as never)
    if (seen !== undefined) world.seen.push(seen)
  })
  $.ajaxSetup({
    headers: { 'X-World-Setup': 'EUR' },
    data: { world: 'setup' } as never,
    cache: false,
    dataType: 'json',
    timeout: 60_000,
    beforeSend: (request) => void request.setRequestHeader('X-World-Before', '1'),
    dataFilter: (text: string) => text,
  })
  $.ajaxPrefilter((options) => {
    options.headers = { ...options.headers, 'X-World-Prefilter': '1' }
  })
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    open.apply(this, args as never)
    this.setRequestHeader('X-World-Wrapped', '1')
  }
}
