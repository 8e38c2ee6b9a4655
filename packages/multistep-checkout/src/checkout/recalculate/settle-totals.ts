import { within } from '@tillkit/dom'
import type { OthersCall, Recalculation } from '../context.ts'
import { hasFullAddress, totalsKey } from './totals-fields.ts'

/** How many requests an order waits for at most: a listener may ask for ever. */
const MOST_RUNS = 8

/** How long it waits for those that another script has asked for, in ms. */
const OTHERS_TIMEOUT_MS = 15_000

/** Whether the totals on the page are those of what is in the form, as far as is known. */
export function isUpToDate(form: HTMLFormElement, { isQuiet, runs }: Recalculation): boolean {
  return (isQuiet() && runs.shown().key === totalsKey(form)) || !hasFullAddress(form)
}

/** Resolves when they are, or could not be had. */
export async function settleTotals(form: HTMLFormElement, { runs, gathered, cancelTimer }: Recalculation): Promise<void> {
  const ask = () => {
    cancelTimer()
    runs.start({})
  }
  // What is typed while they are on their way needs others.
  const isOld = () => !runs.hasFailed() && runs.shown().key !== totalsKey(form)
  cancelTimer()
  if (!gathered.isThere() && runs.running()?.key !== totalsKey(form)) ask()
  // Others ask at the same moment, and who hears of new totals may ask for newer ones.
  for (let times = MOST_RUNS; times > 0 && (gathered.isThere() || runs.running() || isOld()); times -= 1) {
    const waiting = gathered.take()
    if (waiting) runs.start(waiting.args, waiting.isEcho)
    else if (!runs.running()) ask()
    await runs.running()?.done
  }
}

/** Resolves when the other scripts that have asked for totals have taken the answers in, or when that takes too long. */
export async function settleOthers(calls: readonly OthersCall[]): Promise<void> {
  const answered = calls.map((call) => new Promise<void>((resolve) => void call.always(() => resolve())))
  await within(OTHERS_TIMEOUT_MS, Promise.all(answered))
  // Who asked by a promise has the answer after all others.
  await new Promise((resolve) => setTimeout(resolve))
}
