import { invoke, listen, nearest } from '@tillkit/dom'
import { adoptAs, defineBehaviour, type Host, slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { CELL, classes, EXEMPT, GRID, HEADING, LINK_OPTIONS, OPERABLE, PICTURE, REACHED } from './anatomy.ts'
import { follow, type ModuleLink, readLink } from './module-link.ts'

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
