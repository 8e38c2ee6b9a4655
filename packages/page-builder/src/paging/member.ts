import { createDebounce, closestTo, invoke, listen } from '@tillkit/dom'
import { adopt, live, savesData, defineBehaviour } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { reducesMotion } from '@tillkit/platform/theme'
import { createStore } from 'zustand/vanilla'
import { bindGrid } from '../shared/grid/responsive-grid.ts'
import { createLinkFailure } from '../shared/links/link-failure.ts'
import { isOurClick } from '../shared/links/link-clicks.ts'
import { anatomy, PAGING } from './anatomy.ts'
import { type ModulePages, type PagingHost, createPages } from './pages.ts'
import { messages } from './paging.messages.ts'

/** How long a pointer or the focus rests on a link before its page is fetched, in ms: one that is only passed fetches nothing. */
const REST = 80

/** Says that a page is on its way. */
const BUSY = 'aria-busy'

/** Shows further pages of posts in the place of those that show, and marks the rows of grids. */
function bindPaging(host: PagingHost): void {
  const { element } = host
  if (invoke(element, 'querySelector', anatomy.grid)) {
    host.runInTask(host, () => {
      live(host, anatomy.grid, (grid, life) => grid instanceof HTMLElement && bindGrid(life, grid, anatomy.gridItem), element)
    })
  }
  // A copy of one whose page was on its way would stay faded: that page does not come to it.
  if (invoke(element, 'hasAttribute', BUSY)) {
    invoke(element, 'removeAttribute', BUSY)
    for (const name of ['opacity', 'transition']) (element as HTMLElement).style.removeProperty(name)
  }
  const busy = createStore(() => ({ isBusy: false }))
  adopt(host, element, busy, ({ isBusy }) => (isBusy
    ? { attributes: { [BUSY]: 'true' }, style: { opacity: '0.2', ...(!reducesMotion() && { transition: 'opacity 0.6s' }) } }
    : {}))
  const setBusy = (isBusy: boolean) => busy.setState({ isBusy })
  const failure = createLinkFailure(host, { failed: host.t('failed'), open: host.t('open'), className: 'tillkit-paging-failure' })
  const fail = (href: string) => {
    setBusy(false)
    failure.show(href, { position: 'after', anchor: element })
  }
  let made: ModulePages | undefined
  // Most modules stay at the page that the server printed.
  const pages = () => (made ??= createPages(host, { setBusy, fail }))
  const show = host.guard((href: string) => {
    failure.clear()
    setBusy(true)
    return pages().show(href)
  })
  onLegacy(element, 'click', (event) => {
    const link = isOurClick(event) ? pageLink(event) : undefined
    if (!link) return
    event.preventDefault()
    show(link.href)
  }, host)
  bindAhead(host, (href) => pages().fetchAhead(href))
}

/** The link to a page of the shop's that an event is at. */
function pageLink(event: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = closestTo(event, anatomy.link)
  const isPage = link instanceof HTMLAnchorElement && link.origin === location.origin && !link.target && !link.download
  return isPage ? link : undefined
}

/** Fetches the page of a link that somebody is about to follow, unless the shopper saves data. */
function bindAhead(host: PagingHost, fetch: (href: string) => void): void {
  const resting = createDebounce(host)
  let last: Element | undefined
  const forget = () => {
    resting.cancel()
    last = undefined
  }
  const rest = (event: Event, time = REST) => {
    const link = pageLink(event)
    if (link && link === last && time > 0) return
    forget()
    last = link
    if (link && !savesData()) resting.schedule(time, () => fetch(link.href))
  }
  const { element } = host
  // A page that was put in brings its links under a pointer that rests: that is not the shopper's doing.
  listen<PointerEvent>(host, element, 'pointermove', (event) => {
    if (event.movementX !== 0 || event.movementY !== 0) rest(event)
  }, { passive: true })
  listen<FocusEvent>(host, element, 'focusin', (event) => event.relatedTarget && rest(event))
  listen(host, element, 'pointerdown', (event) => rest(event, 0), { passive: true })
  for (const type of ['pointerleave', 'focusout']) listen(host, element, type, forget)
}

/** Further pages of posts and projects, in the place of those that show. */
export const unit = defineBehaviour({ name: 'page-builder/paging', selector: PAGING, when: 'now', messages, read: () => null, start: bindPaging })
