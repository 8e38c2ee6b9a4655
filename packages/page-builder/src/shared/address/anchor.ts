import { invoke, listen, placeOf } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'

/**
 * Hears, at once and with each change of the page's address, of the element inside the host that the address names (`#returns`).
 * A listener that says `true` has shown what was hidden: the page is scrolled there then, which the browser could not do.
 */
export function onAnchor(host: Host, listener: (anchor: Element) => boolean): void {
  const look = () => {
    const anchor = placeOf(location.hash)
    if (anchor && invoke(host.element, 'contains', anchor) && listener(anchor)) invoke(anchor, 'scrollIntoView')
  }
  listen(host, window, 'hashchange', look)
  host.guard(look)()
}
