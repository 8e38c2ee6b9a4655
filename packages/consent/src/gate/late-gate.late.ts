import { startGate } from './gate.ts'
import { lookAt } from './parking.ts'

/** Sets the gate up behind a page that has been read: it holds what comes from now on, and finds what authors have printed switched off. */
export function startLateGate(): void {
  lookAt(startGate(), document.documentElement)
}
