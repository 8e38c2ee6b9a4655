import { parseUrl, placeOf } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { InvalidMarkup, type Host } from '@tillkit/mount'
import { focusPlace, scrollToElement } from '@tillkit/platform/theme'
import { DATA, NEW_WINDOW, reviews } from './anatomy.ts'

/** Where a module leads to. */
export interface ModuleLink {
  readonly url: string
  /** Whether in a window of its own. */
  readonly isNew: boolean
}

/** Addresses that run what they say rather than lead anywhere. */
const RUNS = /^(?:javascript|data|vbscript):/

/** What the page prints encoded in addresses; names of other letters would be found within a query, `&copy=2`. */
const decoded = (url: string) => url.replaceAll(/&(?:amp|#0*(\d+));/g, (_whole, code?: string) => String.fromCharCode(Number(code ?? '38')))

/**
 * Where a module leads to, by its own class among the page's links; `null` where the page says nothing of it.
 * @throws InvalidMarkup for an address that is none, or that would run a script
 */
export function readLink({ classList }: Element): ModuleLink | null {
  const entries = readGlobal(DATA)
  const all: readonly unknown[] = Array.isArray(entries) ? entries : []
  const entry = all.filter(isRecord).find(({ class: name, url }) => typeof name === 'string' && name !== '' && classList.contains(name) && readText(url) !== '')
  if (!entry) return null
  const url = decoded(readText(entry['url']))
  const address = parseUrl(url, document.baseURI)
  if (!address || RUNS.test(address.protocol)) throw new InvalidMarkup(DATA, `The address of ${String(entry['class'])} leads nowhere.`, 'Set an address of a page as the module’s link.', { help: 'module-link' })
  return { url, isNew: entry['target'] === NEW_WINDOW }
}

/** Goes to a place of the page: it scrolls there, the address says so, and the keyboard goes on from there. */
function goWithin(host: Host, place: Element, url: string): void {
  const oldURL = location.href
  // What the address says already is no entry of the history.
  if (new URL(url, oldURL).hash !== location.hash) history.pushState(history.state, '', url)
  // As with any link of the page: a toggle or tab that holds the place opens before it is measured.
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
  void scrollToElement(host, place).then(() => focusPlace(place))
}

/** Goes where a module leads to. `isAside`: the shopper asked for a tab of its own. */
export function follow(host: Host, { url, isNew }: ModuleLink, isAside: boolean): void {
  // What it opens is another page's: it gets no hold on this one.
  if (isNew || isAside) return void window.open(url, '_blank', 'noopener')
  const tab = url === reviews.address ? document.querySelector<HTMLElement>(reviews.link) : null
  tab?.click()
  const place = tab ?? (url.startsWith('#') ? placeOf(url) : null)
  if (place) goWithin(host, place, url)
  else location.assign(url)
}
