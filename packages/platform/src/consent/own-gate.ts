import { isRecord } from '../globals.ts'
import { raise } from '../raise.ts'

/** Raised at an element that consent holds back, by who shows something in its place: the visitor wants just this one. */
export const ALLOW_EVENT = 'tillkit:consent-allow'

/** Where our own gate stands. Its early script imports nothing, and has the same words. */
const GATE = Symbol.for('tillkit-gate')

/** Whether our own gate is on the page: what another tool holds back is that one's to let through. */
export const hasGate = (): boolean => GATE in window

/** Whether what the visitor has chosen counts no more, since the shop's policy has been revised: our own gate knows before the unit has come that asks anew. */
export function isOutdated(): boolean {
  const gate: unknown = Reflect.get(window, GATE)
  return isRecord(gate) && typeof gate['isOutdated'] === 'function' && (gate['isOutdated'] as () => unknown)() === true
}

/** Asks our own gate to let an element through that it holds back. Nothing happens where there is no gate, or it does not hold it. */
export function askToAllow(element: Element): void {
  raise(element, ALLOW_EVENT, undefined)
}
