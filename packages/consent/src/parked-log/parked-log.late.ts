import type { Life } from '@tillkit/dom'
import { trace } from '@tillkit/platform'
import type { PageGate } from '../gate/page-gate.ts'
import type { Parked } from '../gate/parked.ts'
import { nameOf, outcomeText, waitingText } from './parked.model.ts'

/** Notes in the page's log what waits, why and since when, and what has become of it: the debug panel shows it under the unit. */
export function noteParked(life: Life, gate: PageGate): void {
  const names = new Map<Parked, string>()
  const note = (parked: Parked, what: string) => {
    const name = names.get(parked) ?? nameOf(parked, names.size + 1)
    names.set(parked, name)
    trace({ kind: 'work', unit: 'consent', name, what })
  }
  gate.onParked(life, (parked) => note(parked, waitingText(parked)))
  gate.onReleased(life, ({ parked, outcome, at }) => note(parked, outcomeText(parked, outcome, at)))
}
