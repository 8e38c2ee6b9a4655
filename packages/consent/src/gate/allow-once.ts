import { ALLOW_EVENT } from '@tillkit/platform/consent'
import type { PageGate } from './page-gate.ts'

/** Lets through what other units ask for on behalf of the visitor: a map's script, by the button in the map's place. */
export function followWishes(signal: AbortSignal, gate: PageGate): void {
  document.addEventListener(ALLOW_EVENT, ({ target }) => {
    if (target instanceof Element) void gate.allowOnce(target)
  }, { signal })
}
