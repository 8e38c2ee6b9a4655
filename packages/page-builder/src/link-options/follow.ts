import type { Host } from '@tillkit/mount'
import { focusPlace, scrollToElement } from '@tillkit/platform/theme'
import { reviews } from './anatomy.ts'
import type { ModuleLink } from './read.ts'

/** The element that an address within the page names, as it stands or decoded. */
function placeOf(url: string): Element | null {
  if (!url.startsWith('#') || url.length < 2) return null
  const id = url.slice(1)
  return document.getElementById(id) ?? document.getElementById(decoded(id))
}

/** An address is somebody's text: one that is not encoded rightly stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Goes to a place of the page: it scrolls there, the address says so, and the keyboard goes on from there. */
function goWithin(host: Host, place: Element, url: string): void {
  const oldURL = location.href
  history.pushState(history.state, '', url)
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
  const place = tab ?? placeOf(url)
  if (place) goWithin(host, place, url)
  else location.assign(url)
}
