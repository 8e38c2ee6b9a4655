import type { Recalculation } from './recalculate.ts'
import { hasFullAddress, totalsKey } from './request.ts'

/** How many requests an order waits for at most: a listener may ask for ever. */
const MOST_RUNS = 8

/** Whether the totals on the page are those of what is in the form, as far as is known. */
export function isUpToDate(form: HTMLFormElement, { isQuiet, runs }: Recalculation): boolean {
  const { key } = runs.shown() ?? {}
  const isCurrent = key === undefined || key === totalsKey(form)
  return (isQuiet() && isCurrent) || !hasFullAddress(form)
}

/** Resolves when they are, or could not be had. */
export async function settleTotals(form: HTMLFormElement, { runs, gathered, cancelTimer }: Recalculation): Promise<void> {
  cancelTimer()
  if (!gathered.isThere() && runs.running()?.key !== totalsKey(form)) runs.start({})
  // Others ask at the same moment, and who hears of new totals may ask for newer ones.
  for (let times = MOST_RUNS; times > 0 && (gathered.isThere() || runs.running()); times -= 1) {
    const waiting = gathered.take()
    if (waiting) runs.start(waiting.args, waiting.isEcho)
    await runs.running()?.done
  }
}
