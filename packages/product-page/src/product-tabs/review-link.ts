import { invoke, isPlainClick, reducesMotion, timeout } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { emitLegacy, onLegacy, pageJQuery } from '@tillkit/platform'
import { anatomy } from './anatomy.ts'
import type { TabsHost } from './context.ts'
import { keepHeaderRoom } from './scroll-clear.ts'

/** How long the browser may be on its way, in ms. */
const WAY = 1000

/** Binds a link to the reviews: it opens their tab, in all tabs of the page, and the browser goes there, with an entry of its own in the history. */
export function bindReviewLink(host: TabsHost): void {
  onLegacy(host.element, 'click', (event) => {
    const click = event.originalEvent ?? event
    if (click instanceof MouseEvent && !isPlainClick(click)) return
    for (const tab of document.querySelectorAll<HTMLElement>(anatomy.reviewsTab)) press(tab)
    if (click instanceof MouseEvent) goSmoothly(host)
  }, host)
}

/** Presses a tab, as the platform does, by jQuery where there is one. */
function press(tab: HTMLElement): void {
  if (pageJQuery()) emitLegacy(tab, 'click')
  else invoke(tab, 'click')
}

/** Has the browser's own way to the place be smooth, for who likes that, and end below what is fixed at the window's top. */
function goSmoothly(host: TabsHost): void {
  const way = host.branch()
  keepHeaderRoom(way)
  if (!reducesMotion()) adoptAs(way, document.documentElement, { style: { 'scroll-behavior': 'smooth' } })
  timeout(way, WAY, way.end)
}
