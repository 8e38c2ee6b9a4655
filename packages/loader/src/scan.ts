import { invoke, type Life, native } from '@tillkit/dom'

type Found = (element: Element) => unknown

/** Calls back for each element that matches, now and later, for as long as the life lasts. */
type Watch = (life: Life, selector: string, found: Found) => void

/** What looks at the page for all that is watched for. */
export interface Scan {
  /** Watches from the next look on. */
  readonly watchFor: Watch
  /** Searches the page once for all that has been asked for since the last look. */
  readonly look: () => void
}

type Watched = readonly [selector: string, found: Found]

/**
 * Looks at the page once for all that is watched for, and from then on at what is added alone: one search a batch, however many
 * units there are. The units' own observer (`live`) also knows what has gone and keeps lives; here a unit's first host is all that
 * counts, and every byte comes before the page's largest image.
 */
export function scanPage(life: Life): Scan {
  const watched = new Set<Watched>()
  const fresh: Watched[] = []
  const lookIn = (roots: readonly Node[], watches: readonly Watched[]) => {
    // In such a list a selector that one browser cannot read costs the others nothing.
    const all = `:is(${watches.map(([selector]) => selector).join()})`
    const hits = new Set<Element>()
    // What is odd about one node costs no other its unit.
    roots.forEach(life.guard((root: Node) => {
      if (!(root instanceof Element && native(root, 'isConnected'))) return
      if (invoke(root, 'matches', all)) hits.add(root)
      invoke(root, 'querySelectorAll', all).forEach((hit) => hits.add(hit))
    }))
    for (const [selector, found] of watches) hits.forEach(life.guard((hit) => invoke(hit, 'matches', selector) && found(hit)))
  }
  const look = () => {
    while (fresh[0]) lookIn([document.documentElement], fresh.splice(0))
  }
  const observer = new MutationObserver((records) => {
    if (watched.size > 0) lookIn(records.flatMap(({ addedNodes }) => [...addedNodes]), [...watched])
    look()
  })
  observer.observe(document, { childList: true, subtree: true })
  life.onEnd(() => observer.disconnect())
  return {
    look,
    watchFor(its, selector, found) {
      // Of several that come at once the first may end the watching.
      const one: Watched = [selector, (element) => its.signal.aborted || found(element)]
      watched.add(one)
      fresh.push(one)
      its.onEnd(() => watched.delete(one))
    },
  }
}
