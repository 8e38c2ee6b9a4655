import { keepClaims, onIntent, whenReady, type Trigger, type Untouched } from '@tillkit/mount'
import { trace } from '@tillkit/platform'
import { loadCode } from './load-code.ts'
import type { Candidate } from './candidates.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { isNamed, VISITS } from './follow-cart.ts'
import type { LoaderPage } from './loader.types.ts'
import { loadFile } from './options.ts'

interface HasUntouched {
  readonly untouched: Untouched
}

/** Holds the first touches of a unit, and brings its code when its moment has come. */
export function waitFor(page: LoaderPage, one: Candidate): void {
  const { life, watchFor } = page
  const { selector, triggers } = one
  if (__TILLKIT_TABLE__) life.guard(() => one.stub?.())()
  const waiting = (one.waiting = life.branch()).branch()
  const load = () => {
    // What could not be had is asked for again.
    if (waiting.signal.aborted && one.stage !== 'failed') return
    waiting.end()
    one.isFresh = false
    loadCode(page, one)
  }
  one.keeper = keepClaims(one.claims ?? [], load)
  if (one.followsCart) page.followers.push(() => document.querySelector(selector) && load())
  if (__TILLKIT_TRACED__) watchFor(waiting, selector, (element) => trace({ kind: 'host', what: 'found', unit: one.name, on: element }))
  for (const { selector: its = selector, when = 'interaction', only, named, untouched } of triggers ?? [one as Trigger]) {
    if (when === 'interaction') {
      onIntent(waiting, its, load)
      fetchAhead(page, one, { life: waiting, selector: its })
    } else watchFor(waiting, its, (element) => {
      if (when !== 'visible' && !only && !named && !untouched) one.isFresh = false
      // Cookies and storage are asked of another process: never while the page is being built.
      whenReady(when, element, waiting, () => {
        if ((only && !VISITS[only]()) || (named && !isNamed(named))) return
        if (!untouched) return load()
        loadFile(page, `${one.name}.untouched`).then((file) => (file as HasUntouched).untouched(element, one as Parameters<Untouched>[1], load)).catch(load)
      })
    })
  }
}
