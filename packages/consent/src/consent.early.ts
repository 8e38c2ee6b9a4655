import { createDefaults } from './consent-modes/early-defaults.ts'
import { startGate } from './gate/gate.ts'

/** Holds back what the visitor has not allowed, from the first script of the page on. */
export function start(): void {
  const gate = startGate((node) => tellTags(node))
  const tellTags = createDefaults(gate.isRefused)
}
