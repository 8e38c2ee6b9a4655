import { type Life, listen } from '@tillkit/dom'
import { requestIdle } from './when.ts'

/** Whether the shopper has told the browser to save data: nothing is fetched then that is not wanted yet. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/**
 * Does something that will probably be wanted: in an idle moment once the page has loaded, so that it competes with
 * nothing that the shopper waits for; never where data are to be saved.
 */
export function doAhead(life: Life, work: () => void): void {
  if (savesData()) return
  const wait = () => life.onEnd(requestIdle(life.guard(work)))
  if (document.readyState === 'complete') wait()
  else listen(life, window, 'load', wait)
}
