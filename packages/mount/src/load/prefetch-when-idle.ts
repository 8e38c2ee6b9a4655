import { type Life, listen } from '@tillkit/dom'
import { mayFetchAhead } from './saves-data.ts'
import { requestIdle } from '../life/when-ready.ts'

/** How long an idle moment is waited for at most, in ms: a busy phone may never have one, and fetching costs it little. */
export const PREFETCH_TIMEOUT_MS = 3000

/**
 * Does something that will probably be wanted: in an idle moment once the page has loaded, so that it competes with
 * nothing that the shopper waits for; never where data are to be saved, or on a slow line. Asked then: the browser takes its time to answer.
 */
export function prefetchWhenIdle(life: Life, work: () => void): void {
  const wait = () => requestIdle(life.guard(() => !life.signal.aborted && mayFetchAhead() && work()), PREFETCH_TIMEOUT_MS)
  if (document.readyState === 'complete') wait()
  else listen(life, window, 'load', wait)
}
