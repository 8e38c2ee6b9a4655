import type { EndableLife } from '@tillkit/dom'
import { onSeen, PREFETCH_TIMEOUT_MS, prefetchWhenIdle, requestIdle } from '@tillkit/mount'
import { loadStyles } from './load-code.ts'
import type { Candidate } from './candidates.ts'
import type { LoaderPage } from './loader.types.ts'

/** What brings a unit's code by a touch. */
export interface Touchable {
  /** Until that code is asked for. */
  readonly life: EndableLife
  /** What can be touched. */
  readonly selector: string
}

/**
 * Fetches what a touch of a unit would bring, ahead of it: once the page has loaded and is idle, and something of it that can be touched
 * is in view. Nothing of it runs before the touch.
 */
export function fetchAhead(page: LoaderPage, one: Candidate, { life, selector }: Touchable): void {
  prefetchWhenIdle(life, () => {
    const unseen = life.branch()
    page.watchFor(unseen, selector, onSeen(unseen, () => {
      unseen.end()
      loadStyles(page, one.styles)
      for (const file of [one.name, ...(one.chunks ?? [])]) preload(page, file)
    }))
    // One search for all units: behind those who have the same idle moment.
    requestIdle(page.look, PREFETCH_TIMEOUT_MS)
  })
}

/** Has the browser fetch and compile one of our modules, for whoever imports it later: once, however often it is asked for. */
function preload({ base, nonce }: LoaderPage, file: string): void {
  const { href } = new URL(`${file}.js`, base)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce, fetchPriority: 'low' }))
}
