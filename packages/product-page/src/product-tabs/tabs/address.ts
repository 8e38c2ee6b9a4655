import { invoke, isPlainClick, listen, nearest, parseUrl, placeOf } from '@tillkit/dom'
import type { TabsHost } from '../context.ts'
import { anatomy } from '../anatomy.ts'
import { coveredTop } from '../covered-top.ts'
import { scrollClear } from '../scroll-clear.ts'
import { leadsToReviews, type PageAddress } from './pick.model.ts'
import { listOf, reviewsAmong, type Tab, tabAround, tabsOf } from './tab-parts.ts'
import type { TabsStore } from './tabs.store.ts'

/** Between the parts of an address that speaks to the page builder's modules. */
const MODULES = '|'

/** The tab that an address leads to: one that it names, the one of whatever it names, or the reviews, as the platform's links say them. */
export function tabOfAddress(tabs: readonly Tab[], address: PageAddress): Tab | undefined {
  if (address.hash.includes(MODULES)) return undefined
  return tabAround(tabs, placeOf(address.hash)) ?? (leadsToReviews(address) ? reviewsAmong(tabs) : undefined)
}

/** Follows the address, and links into the page: what they lead to in a closed panel is opened, and scrolled to where the browser could not. */
export function followAddress(host: TabsHost, store: TabsStore, show: (tab: Tab | undefined) => void): void {
  const { element } = host
  /** @returns the place that an address leads to in these tabs, where it did not show before */
  const open = (address: PageAddress) => {
    const tabs = tabsOf(element)
    const tab = tabOfAddress(tabs, { hash: address.hash, href: '' })
    const wasHidden = tab !== undefined && store.getState().shown !== tab.panel.id
    show(tab)
    return wasHidden ? (placeOf(address.hash) ?? tab.panel) : undefined
  }
  listen(host, window, 'hashchange', () => {
    const place = open(location)
    if (place) scrollClear(host, place)
  })
  // Before the browser follows the link, since one to the address that stands there already changes none; and before a theme's script, which
  // scrolls there itself and tells nobody.
  listen<MouseEvent>(host, document, 'click', (event) => {
    const link = nearest(event.target, anatomy.placeLink)
    if (!link || event.defaultPrevented || !isPlainClick(event) || nearest(link, anatomy.list) === listOf(element)) return
    const url = parseUrl((link as HTMLAnchorElement).href, location.href)
    if (url && url.hash !== '' && url.href.split('#')[0] === location.href.split('#')[0]) open(url)
  }, { capture: true })
  arrive(host, store)
}

/**
 * What the address names shows by now. It is brought out from under headers, or into the window where the browser could not; whoever has come back,
 * or has moved the page, stays.
 */
function arrive(host: TabsHost, store: TabsStore): void {
  const place = placeOf(location.hash)
  const [visit] = performance.getEntriesByType('navigation') as readonly Partial<PerformanceNavigationTiming>[]
  if (!place || !store.getState().shown || !invoke(host.element, 'contains', place) || (visit?.type ?? 'navigate') !== 'navigate') return
  const { top } = invoke(place, 'getBoundingClientRect')
  const covered = coveredTop()
  const isCovered = Math.abs(top) < covered
  const isAhead = scrollY === 0 && top > innerHeight
  if (isCovered || isAhead) scrollClear(host, place)
}
