import { hasBox, type Life, placeOf, invoke, isPlainClick, listen, nearest } from '@tillkit/dom'
import { adopt, defineBehaviour } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { coveredHeight, topOf } from '@tillkit/platform/theme'
import { createStore } from 'zustand/vanilla'
import { HEADER_MEASURED, PLACE_LINKS } from '../shared/anatomy.ts'
import { onResize } from '../shared/on-resize.ts'
import { goTo } from '../shared/go-to.ts'
import { ROOM, ASIDE, EXEMPT, HOST, POPUPS, reviews } from './anatomy.ts'

/**
 * Keeps what the browser itself scrolls to (the keyboard's focus, addresses, links that others answer) from ending beneath a header that
 * stays: our style sheet makes `scroll-padding-top` of it. What the shop's own style leaves free already is left as it is.
 */
function leaveHeaderRoom(life: Life): void {
  const root = document.documentElement
  // What the page's own attribute says comes and goes, as with what is stuck just now.
  const own = root.style.scrollPaddingTop ? 0 : parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  const store = createStore(() => ({ room: coveredHeight() }))
  adopt(life, root, store, ({ room }) => (room > own ? { style: { [ROOM]: `${String(room)}px` } } : {}))
  const measure = () => store.setState({ room: coveredHeight() })
  onLegacy(document, HEADER_MEASURED, measure, life)
  onResize(life, measure)
  lowerPlace(store.getState().room - own)
}

/** Brings the place that the page's address names beneath the header: the browser has gone there before anything was known of that. */
function lowerPlace(covered: number): void {
  const place = placeOf(location.hash)
  if (!place || covered <= 0) return
  const top = topOf(place)
  // Whoever has gone elsewhere stays there.
  if (Math.abs(scrollY - top - covered) < 2) window.scrollTo({ top, behavior: 'instant' })
}

/** Links into the page lead there smoothly, beneath the header, as an entry of the history (rules 33 and 34); no place that is gone to ends beneath that. */
export const unit = defineBehaviour({
  name: 'page-chrome/anchors',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    leaveHeaderRoom(host)
    // At the document: links that come later are answered alike, and whoever answers one by itself has done so by then.
    listen(host, document, 'click', (event: MouseEvent) => {
      const link = nearest(event.target, PLACE_LINKS)
      if (link instanceof HTMLAnchorElement && isPlainClick(event) && !event.defaultPrevented) return follow(host, link, event)
    })
  },
})

/** Whether a link leads into this very page, in this window, and is nobody else's. */
function isOurs(link: HTMLAnchorElement): boolean {
  // An address that none can be made of (`http://#prices`) has no parts.
  const { origin, pathname, search } = link
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search
  return isHere && !invoke(link, 'closest', EXEMPT) && !invoke(link, 'matches', `${ASIDE},${POPUPS}`)
}

function follow(life: Life, link: HTMLAnchorElement, event: Event): Promise<void> | undefined {
  if (!isOurs(link)) return undefined
  const { hash } = link
  const place = placeOf(hash)
  // What leads nowhere is the browser's: it writes the address as ever.
  if (!place) return undefined
  event.preventDefault()
  if (invoke(link, 'closest', reviews.widget)) document.querySelector<HTMLElement>(reviews.tab)?.click()
  const oldURL = location.href
  if (hash !== location.hash) {
    // The whole address: a bare hash is relative to the page's base.
    history.pushState(history.state, '', link.href)
    // As with any link: what holds the place, a tab or a toggle, opens before it is measured.
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
  }
  // What does not show, such as a popup that another script opens, is not gone to, as by the browser.
  if (!hasBox(place)) return undefined
  return goTo(life, place)
}
