import { parseUrl, type Life } from '@tillkit/dom'
import { trace } from '@tillkit/platform'
import type { PageGate } from '../gate/page-gate.ts'
import type { Parked } from '../gate/parked.ts'
import type { Outcome } from '../gate/release/release.ts'
import { nameOf, outcomeText, waitingText } from './parked.model.ts'

/** Notes in the page's log what waits, why and since when, and what has become of it: the debug panel shows it under the unit. */
export function noteParked(life: Life, gate: PageGate): void {
  const names = new Map<Parked, string>()
  const note = (parked: Parked, what: string) => {
    const name = names.get(parked) ?? nameOf(parked, names.size + 1)
    names.set(parked, name)
    trace({ kind: 'work', unit: 'consent', name, what })
  }
  gate.onParked(life, (parked) => note(parked, waitingText(parked, wasRequested(parked))))
  gate.onReleased(life, (parked: Parked, outcome: Outcome) => note(parked, outcomeText(parked, outcome, performance.now())))
}

/** Whether the browser had asked for it before any script could see it: what is printed live is fetched ahead. */
function wasRequested({ address, at }: Parked): boolean {
  const url = address === '' ? undefined : parseUrl(address, document.baseURI)
  const [entry] = url ? performance.getEntriesByName(url.href, 'resource') : []
  return entry !== undefined && entry.startTime <= at
}
