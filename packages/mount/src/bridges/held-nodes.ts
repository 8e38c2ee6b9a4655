import type { Life } from '@tillkit/dom'
import { traceLog } from '@tillkit/platform'

/** A node that a bridge has taken hold of. */
export interface Hold {
  /** By which bridge: a node of the server's, a place of ours, a region that the server sends again. */
  readonly bridge: 'adopt' | 'slot' | 'server-html'
  readonly node: Element
  readonly life: Life
  /** By which the ledger knows who wrote; of adopted nodes only. */
  readonly writer?: object
}

/** Kept only on a page that is being debugged, and only for as long as each life lasts. */
const holds = new Set<Hold>()

/** Notes a hold, so that a debugger can show it. */
export function noteHold(hold: Hold): void {
  if (!traceLog()) return
  holds.add(hold)
  hold.life.onEnd(() => holds.delete(hold))
}

/** All that is held now. */
export function allHolds(): Hold[] {
  return [...holds]
}
