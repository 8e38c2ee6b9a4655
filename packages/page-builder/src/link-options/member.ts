import { parseUrl, placeOf, invoke, listen, nearest } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { InvalidMarkup, type Host, adoptAs, defineBehaviour, slot } from '@tillkit/mount'
import { focusPlace, scrollToElement } from '@tillkit/platform/theme'
import { h } from '@tillkit/ui/plain'
import { DATA, NEW_WINDOW, reviews, CELL, classes, EXEMPT, GRID, HEADING, LINK_OPTIONS, OPERABLE, PICTURE, REACHED } from './anatomy.ts'

/** Where a module leads to. */
interface ModuleLink {
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
function readLink({ classList }: Element): ModuleLink | null {
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
function follow(host: Host, { url, isNew }: ModuleLink, isAside: boolean): void {
  // What it opens is another page's: it gets no hold on this one.
  if (isNew || isAside) return void window.open(url, '_blank', 'noopener')
  const tab = url === reviews.address ? document.querySelector<HTMLElement>(reviews.link) : null
  tab?.click()
  const place = tab ?? (url.startsWith('#') ? placeOf(url) : null)
  if (place) goWithin(host, place, url)
  else location.assign(url)
}

/** Presses that a module has answered: one around it, a link too, leaves them alone. Handlers of the page hear them all the same. */
const answered = new WeakSet<Event>()

/** How long a module's name may be where it has no heading, in letters. */
const NAME = 80

/** Modules, rows and sections that are links as a whole. */
export const unit = defineBehaviour<ModuleLink | null>({
  name: 'page-builder/link-options',
  selector: LINK_OPTIONS,
  when: 'now',
  read: readLink,
  start(host) {
    const { config: link, element } = host
    if (!link) return
    const go = (isAside: boolean) => follow(host, link, isAside)
    listen<MouseEvent>(host, element, 'click', (event) => {
      if (isForModule(event, element) && !event.altKey) go(isAside(event))
    })
    listen<MouseEvent>(host, element, 'auxclick', (event) => {
      if (event.button === 1 && isForModule(event, element)) go(true)
    })
    // The middle button would begin to scroll the page.
    listen<MouseEvent>(host, element, 'mousedown', (event) => {
      if (event.button === 1 && !isOperated(event, element)) event.preventDefault()
    })
    makeReachable(host, link, go)
  },
})

/** Whether a shopper asks for a tab or window of its own. */
const isAside = ({ ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) => ctrlKey || metaKey || shiftKey

/** Whether a press is at something within the module that answers by itself. */
function isOperated({ target }: Event, element: Element): boolean {
  const operated = nearest(target, `${OPERABLE},${EXEMPT}`)
  return operated !== null && operated !== element && invoke(element, 'contains', operated)
}

/** Whether a press is for the module's link: at none of what it holds, and the end of no selection of its text. */
function isForModule(event: MouseEvent, element: Element): boolean {
  if (event.defaultPrevented || answered.has(event) || isOperated(event, element)) return false
  const selection = getSelection()
  if (selection?.type === 'Range' && selection.containsNode(element, true)) return false
  answered.add(event)
  return true
}

/** Lets the keyboard reach the link: the module is one, or, where it holds what the keyboard reaches, has one of its own. */
function makeReachable(host: Host<ModuleLink | null, undefined>, link: ModuleLink, go: (isAside: boolean) => void): void {
  const { element } = host
  const within = [...invoke(element, 'querySelectorAll', REACHED)]
  if (within.some((one) => one instanceof HTMLAnchorElement && one.href === new URL(link.url, document.baseURI).href)) return
  if (invoke(element, 'matches', OPERABLE)) return
  if (within.length > 0) return addLink(host, link)
  adoptAs(host, element, { attributes: { role: 'link', tabindex: '0' } })
  listen<KeyboardEvent>(host, element, 'keydown', (event) => {
    if (event.key !== 'Enter' || event.target !== element || event.defaultPrevented) return
    event.preventDefault()
    go(isAside(event))
  })
}

/** What a module is called: by its heading, what is to be read in it, or its picture. */
function nameOf(element: HTMLElement): string {
  const said = invoke(element, 'querySelector', HEADING)?.textContent || element.innerText || invoke(element, 'querySelector', PICTURE)?.getAttribute('alt')
  return (said ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, NAME)
}

/** Where a link of its own stands: first in a module, and in the first one of a row, a column or a section. */
function placeIn(element: Element): { readonly position: 'start' | 'end', readonly anchor: Element } {
  if (!invoke(element, 'matches', GRID)) return { position: 'start', anchor: element }
  const cell = invoke(element, 'querySelector', CELL)
  return cell ? { position: 'start', anchor: cell } : { position: 'end', anchor: element }
}

/** A link of its own in the module, which shows while it has the focus. A press on it is one on the module. */
function addLink(host: Host<ModuleLink | null, undefined>, { url, isNew }: ModuleLink): void {
  const { element } = host
  const aside = isNew && { target: '_blank', rel: 'noopener' }
  const anchor = h('a', { href: url, ...aside, class: classes.hidden }, nameOf(element) || url)
  slot(host, placeIn(element)).append(anchor)
  listen<MouseEvent>(host, anchor, 'click', (event) => {
    // Another window, tab or page: the browser knows how. Within the page it would jump.
    if (isNew || isAside(event) || !url.startsWith('#')) return
    event.preventDefault()
    follow(host, { url, isNew }, false)
  })
}
