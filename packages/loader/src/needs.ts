import { hasGlobal, placesOf } from '@tillkit/mount'
import type { Candidate } from './candidates.ts'
import type { LoaderPage } from './loader.types.ts'

/** Waits for a place that a unit stands on, where the page has not said by a global that there is work: a theme may bring it later. */
export function awaitPlaces(page: LoaderPage, one: Candidate): void {
  const places = placesOf(one)
  if (one.isChosen || !places) return
  one.needing = page.life.branch()
  page.watchFor(one.needing, places, () => choose(page, one))
}

/** Asks again for the globals that units stand on: a script has come, or run. An optimiser may have held back the one that prints them. */
export function askGlobals(page: LoaderPage): void {
  for (const one of page.candidates) if (!one.isChosen && hasGlobal(one)) choose(page, one)
  page.look()
}

function choose(page: LoaderPage, one: Candidate): void {
  one.needing?.end()
  one.isChosen = true
  page.begin(one)
}
