import { invoke, isPlainClick, type Life, listen, nearest, placeOf } from '@tillkit/dom'
import { defineBehaviour } from '@tillkit/mount'
import { PLACE_LINKS } from '../shared/anatomy.ts'
import { goTo } from '../shared/go-to.ts'
import { ASIDE, EXEMPT, HOST, POPUPS, reviews } from './anatomy.ts'
import { leaveHeaderRoom } from './header-room.ts'

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
    history.pushState(history.state, '', hash)
    // As with any link: what holds the place, a tab or a toggle, opens before it is measured.
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
  }
  // What does not show, such as a popup that another script opens, is not gone to, as by the browser.
  if (place.getClientRects().length === 0) return undefined
  return goTo(life, place)
}
