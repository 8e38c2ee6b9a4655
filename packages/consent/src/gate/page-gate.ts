import { createLife, type Life } from '@tillkit/dom'
import { GATE } from './anatomy.ts'
import type { Gate, Parked } from './parked.ts'
import { createRelease, type Outcome } from './release/release.ts'

/** What became of something that waited, and when, in ms since the page was asked for. */
export interface Released {
  readonly parked: Parked
  readonly outcome: Outcome
  readonly at: number
}

/** The page's gate, for the unit. */
export interface PageGate {
  /** What waits now, in the order in which it was parked. */
  readonly parked: readonly Parked[]
  /**
   * From now on these categories are allowed and all others refused, whatever the cookie says. What waited for them goes, in its order.
   * @returns when all of it has run, has failed, or has been waited for too long
   */
  release(allowed: readonly string[]): Promise<void>
  /** Lets one element through, whatever is refused. @returns when that has been done; at once where it does not wait */
  allowOnce(node: Element): Promise<void>
  /** Calls back for each that waits now, and for each that comes to wait later. */
  onParked(life: Pick<Life, 'onEnd'>, listener: (parked: Parked) => unknown): void
  /** Calls back with what has become of each that was released, and of each that will be. */
  onReleased(life: Pick<Life, 'onEnd'>, listener: (released: Released) => void): void
}

/** The page's gate; undefined where its early script is not there, or stands aside. */
export function pageGate(): PageGate | undefined {
  const gate = (window as { [GATE]?: Gate })[GATE]
  return gate?.isOpen ? undefined : gate && ((gate.page ??= openPageGate(gate)) as PageGate)
}

function openPageGate(gate: Gate): PageGate {
  const parkedListeners = new Set<(parked: Parked) => unknown>()
  const releasedListeners = new Set<(released: Released) => void>()
  const history: Released[] = []
  // As long as the page: what has been released goes on running, whoever asked for it.
  const life = createLife((cause) => console.error('[tillkit] consent', cause))
  const release = createRelease(gate, life)
  gate.heard = (parked) => parkedListeners.forEach((listener) => listener(parked))
  const take = (isWanted: (parked: Parked) => boolean) => {
    const items = gate.parked.filter(isWanted)
    for (const item of items) gate.parked.splice(gate.parked.indexOf(item), 1)
    return release.run(items, (parked, outcome) => {
      const released = { parked, outcome, at: performance.now() }
      history.push(released)
      releasedListeners.forEach((listener) => listener(released))
    })
  }
  return {
    parked: gate.parked,
    release(allowed) {
      gate.allowed = allowed
      return take(({ categories }) => !categories.some(gate.isRefused))
    },
    allowOnce: (node) => take((parked) => parked.node === node),
    onParked(its, listener) {
      parkedListeners.add(listener)
      its.onEnd(() => parkedListeners.delete(listener))
      for (const parked of gate.parked) listener(parked)
    },
    onReleased(its, listener) {
      releasedListeners.add(listener)
      its.onEnd(() => releasedListeners.delete(listener))
      history.forEach(listener)
    },
  }
}
