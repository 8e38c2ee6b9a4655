import { hasGlobal, placesOf } from '@tillkit/mount'
import type { Candidate } from './candidates.ts'
import type { LoaderPage } from './loader.types.ts'
import { waitFor } from './wait-for-moment.ts'

/**
 * Waits for the moment of a unit, or for a place that it stands on, where the page has not said by a global that there is work: a theme
 * may bring it later.
 */
export function startWaiting(page: LoaderPage, one: Candidate): void {
  const places = placesOf(one)
  if (one.isChosen) choose(page, one)
  else if (places) page.watchFor((one.needing = page.life.branch()), places, () => choose(page, one))
}

/** Asks again for the globals that units stand on: a script has come, or run. An optimiser may have held back the one that prints them. */
export function askGlobals(page: LoaderPage): void {
  for (const one of page.candidates) if (!one.isChosen && hasGlobal(one)) choose(page, one)
  page.look()
}

function choose(page: LoaderPage, one: Candidate): void {
  one.needing?.end()
  one.isChosen = true
  if (one.stage === 'waiting') waitFor(page, one)
}
