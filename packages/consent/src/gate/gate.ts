import { COMING, GATE } from './anatomy.ts'
import { native } from './native.ts'
import { wrapCalls } from './calls.ts'
import type { Gate } from './parked.ts'
import { lookAt, restore, standAside } from './parking.ts'
import { isOutdated, isRefused, readConfig } from './refused.ts'

/**
 * Sets the gate up, once a page: what comes from now on is looked at before it runs.
 * @param seen hears of each node that the parser puts in, before that
 */
export function startGate(seen?: (node: Node | null) => void): Gate {
  const gate: Gate = {
    parked: [],
    passes: new WeakSet(),
    isRefused: (category) => isRefused(gate, category),
    isOutdated,
    restore: (parked) => restore(gate, parked),
  }
  ;(window as { [GATE]?: Gate })[GATE] = gate
  wrapCalls(gate)
  // What the parser puts in.
  const observer = new MutationObserver((records) => {
    const { length } = gate.parked
    const added = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]))
    // The parser puts in each node by itself: what is in another one is looked at with that.
    for (const node of added) {
      seen?.(node)
      if (node && !added.has(native(node, 'parentNode'))) lookAt(gate, node)
    }
    for (const parked of gate.parked.slice(length)) parked.isLate = true
    if (gate.isOpen) observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
  // Where nobody has settings, nobody asks the visitor, and nobody would release.
  document.addEventListener('DOMContentLoaded', () => readConfig() || document.querySelector(COMING) || standAside(gate))
  return gate
}
