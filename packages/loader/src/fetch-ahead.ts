import type { EndableLife } from '@tillkit/dom'
import { doAhead, onSeen, requestIdle } from '@tillkit/mount'
import { bringStyles } from './bring-code.ts'
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
  doAhead(life, () => {
    const unseen = life.branch()
    page.watchFor(unseen, selector, onSeen(unseen, () => {
      unseen.end()
      bringStyles(page, one.styles)
      // What cannot be had is asked for with the touch.
      for (const file of [one.name, ...(one.chunks ?? [])]) preload(page, file).catch(() => undefined)
    }))
    // One search for all units: behind those who have the same idle moment.
    requestIdle(page.look)
  })
}

/**
 * Has the browser keep one of our modules, and compile it, for whoever imports it later. Fetched as plain text first: browsers remember for
 * the life of a page that a module could not be had (Chrome up to 150), and then the touch would ask in vain.
 */
async function preload({ base, nonce }: LoaderPage, file: string): Promise<void> {
  const { href } = new URL(`${file}.js`, base)
  const { ok } = await fetch(href, { credentials: 'same-origin', priority: 'low' })
  if (ok) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }))
}
