import type { Consent } from './cookie/consent.model.ts'
import { pageGate } from './gate/page-gate.ts'

/** Has the gate release what is allowed, and hold back the rest from now on. */
export function releaseAllowed({ choices }: Consent): void {
  void pageGate()?.release(Object.keys(choices).filter((slug) => choices[slug] === true))
}
