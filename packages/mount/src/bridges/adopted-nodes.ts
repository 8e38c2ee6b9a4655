import type { Life } from '@tillkit/dom'
import { traceLog } from '@tillkit/platform'

/** A node that a bridge has taken hold of. */
export interface AdoptedNode {
  /** By which bridge: a node of the server's, a place of ours, a region that the server sends again. */
  readonly bridge: 'adopt' | 'slot' | 'server-html'
  readonly node: Element
  readonly life: Life
  /** By which the ledger knows who wrote; of adopted nodes only. */
  readonly writer?: object
}

/** Kept only on a page that is being debugged, and only for as long as each life lasts. */
const adopted = new Set<AdoptedNode>()

/** Notes a hold, so that a debugger can show it. */
export function traceAdopted(node: AdoptedNode): void {
  if (!traceLog()) return
  adopted.add(node)
  node.life.onEnd(() => adopted.delete(node))
}

/** All that is held now. */
export function adoptedNodes(): AdoptedNode[] {
  return [...adopted]
}
