import { invoke, listen } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'

/**
 * Hears, at once and with each change of the page's address, of the element inside the host that the address names (`#returns`).
 * A listener that says `true` has shown what was hidden: the page is scrolled there then, which the browser could not do.
 */
export function onAnchor(host: Host, listener: (anchor: Element) => boolean): void {
  const look = () => {
    const anchor = document.getElementById(anchorIn(location.hash))
    if (anchor && invoke(host.element, 'contains', anchor) && listener(anchor)) invoke(anchor, 'scrollIntoView')
  }
  listen(host, window, 'hashchange', look)
  host.guard(look)()
}

/** What an address names, without its sign. It is somebody's text: one that is not encoded rightly is read as it stands. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
