import { placeOf } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { focusPlace, scrollToElement } from '@tillkit/platform/theme'
import { reviews } from './anatomy.ts'
import type { ModuleLink } from './read.ts'

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
