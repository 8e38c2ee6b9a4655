import { invoke, type Life, native } from '@tillkit/dom'

/** Calls back for each element that matches, now and later, for as long as the life lasts. */
export type Watch = (life: Life, selector: string, found: (element: Element) => void) => void

/**
 * Watches the page for what comes. The units' own observer (`live`) also knows what has gone and keeps lives; here a
 * unit's first host is all that counts, and every byte comes before the page's largest image.
 */
export function watchArrivals(life: Life): Watch {
  const watched = new Map<(element: Element) => void, string>()
  // What is odd about one node costs no other its unit.
  const look = life.guard((node: Node) => {
    if (!(node instanceof Element) || !native(node, 'isConnected')) return
    for (const [found, selector] of [...watched]) {
      if (invoke(node, 'matches', selector)) found(node)
      invoke(node, 'querySelectorAll', selector).forEach(found)
    }
  })
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(look)
  })
  observer.observe(document, { childList: true, subtree: true })
  life.onEnd(() => observer.disconnect())
  return (its, selector, found) => {
    // Of several that come at once the first may end the watching.
    const guarded = its.guard((element: Element) => its.signal.aborted || found(element))
    watched.set(guarded, selector)
    its.onEnd(() => watched.delete(guarded))
    document.querySelectorAll(selector).forEach(guarded)
  }
}
