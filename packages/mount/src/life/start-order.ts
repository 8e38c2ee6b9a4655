import { pageInstance } from '../page/instance.ts'
import { MOUNTED_EVENT } from './mounting.ts'
import { ERROR_EVENT } from './problem.ts'

/** How long a unit waits for those that it follows, in ms: what cannot be had keeps nobody from theirs, and touches are held for longer. */
export const START_TIMEOUT_MS = 2000

/** Whether a unit is still to mount somewhere on this page, rather than waiting for a touch. */
function isDue(unit: string): boolean {
  return pageInstance()?.hosts(unit).some(({ state, isUntouched }) => state === 'waiting' && !isUntouched) ?? false
}

/** Runs once units have mounted on what the page has of theirs: at once where they have, are not on it, or are not to come. */
export function afterUnits(units: readonly string[], run: () => void): void {
  if (!units.some(isDue)) return run()
  const waiting = new AbortController()
  const go = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    run()
  }
  const look = () => {
    if (!units.some(isDue)) go()
  }
  for (const type of [MOUNTED_EVENT, ERROR_EVENT]) document.addEventListener(type, look, { signal: waiting.signal })
  setTimeout(go, START_TIMEOUT_MS)
}
