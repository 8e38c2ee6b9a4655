import type { Life } from '@tillkit/dom'
import { dispatchChanges, type Changes, type ClaimKeeper } from '@tillkit/mount'
import { fetchLegacyScripts, wakeScript } from '@tillkit/platform'
import type { Candidate } from './candidates.ts'
import type { LoaderPage } from './loader.types.ts'

/**
 * How long the code of a unit may take from when it is asked for, in ms, before the shop's own script is fetched beside it:
 * what a shopper may be left without an answer, and still more than the slowest page of the demo shop takes on slow 3G
 * (400 ms, 50 kB/s) with the processor slowed down four times, so that few pay for both. Those get whichever comes first.
 */
export const TIMEOUT = 5000

/** From when the shop's own script has run, in ms: what it does when the page is ready it does in a task of its own. */
const SETTLING = 100

/**
 * Has the shop's own script do the work of a unit whose code does not come: fetches it, and runs it if the unit has not come
 * by then either. Where there is none, or it cannot be had, the unit may come as late as it likes.
 * @param cause why its code cannot be loaded; absent where it is late
 */
export async function takeOver({ life, report }: Pick<LoaderPage, 'life' | 'report'>, one: Candidate, cause?: unknown): Promise<void> {
  const { name, keeper, legacy } = one
  // It may have become late first, and then missing; and it may have come, before that script was asked for or after.
  const isSettled = () => !/waiting|failed/.test(one.stage)
  if (isSettled()) return
  const scripts = await fetchLegacyScripts(legacy)
  const isMissing = one.stage === 'failed'
  if (isSettled() || (!isMissing && !scripts[0])) return
  scripts.forEach(life.guard((script) => {
    wakeScript(script)
    one.stage = 'refused'
  }))
  const isReplaced = one.stage !== 'failed'
  if (!isReplaced) keeper?.release()
  if (!one.isReported) report('gaveUp', name, { cause, after: isMissing ? undefined : TIMEOUT, isReplaced })
  one.isReported = true
}

/**
 * Has the shop's own scripts hear of what came before them, of changed fields and of held touches, once each: when the last
 * of those that came together has settled.
 */
export function createHandOver(life: Life, changes: Changes): (keeper: ClaimKeeper) => void {
  const keepers = new Set<ClaimKeeper>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const handOver = life.guard(() => {
    dispatchChanges(changes)
    for (const keeper of keepers) keeper.release()
  })
  return (keeper) => {
    keepers.add(keeper)
    clearTimeout(timer)
    timer = setTimeout(handOver, SETTLING)
  }
}
