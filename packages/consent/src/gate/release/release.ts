import { type Life, within } from '@tillkit/dom'
import type { Gate, Parked } from '../parked.ts'
import { createExecution } from './execution.ts'
import { catchWrites } from './late-writes.ts'
import { tell, tellMissed } from './missed-events.ts'

/** How long those behind a script wait for it, in ms: one whose host hangs holds up no others. */
const SCRIPT_TIMEOUT_MS = 5000

/** What becomes of what is released. */
export type Outcome = 'ran' | 'failed' | 'late' | 'loads' | 'sent'

/** Switches on what was parked, in its order. */
export interface Release {
  /**
   * Switches these on: frames, pictures and calls at once, scripts one after the other, each when the one before it has run, has failed, or has
   * let others wait for too long. One that was asynchronous waits for none.
   * @param told hears what became of each
   */
  run(items: readonly Parked[], told: (parked: Parked, outcome: Outcome) => void): Promise<void>
}

/** Makes the page's one release: what is asked of it later comes after what was asked before. */
export function createRelease(gate: Gate, life: Life): Release {
  const execution = createExecution()
  let writes: ReturnType<typeof catchWrites> | undefined
  let before = Promise.resolve()
  const runScript = async (parked: Parked): Promise<Outcome> => {
    const script = parked.node as HTMLScriptElement
    writes ??= prepare()
    execution.scripts.add(script)
    const { onload } = window
    const ended = endOf(script, parked)
    // Some loaders take their tag away as soon as it is there.
    if (!script.isConnected) document.head.append(script)
    gate.restore(parked)
    const outcome = (await within(SCRIPT_TIMEOUT_MS, ended)) ?? 'late'
    // One that is late may still come.
    void Promise.resolve(ended).then(() => {
      execution.scripts.delete(script)
      writes?.flush(script, life)
    })
    if (window.onload && window.onload !== onload && document.readyState === 'complete') tell(window, 'load', window.onload as EventListener)
    return outcome
  }
  const prepare = () => {
    tellMissed(execution)
    return catchWrites(execution)
  }
  return {
    run(items, told) {
      for (const parked of items) {
        if (parked.kind === 'script') continue
        gate.restore(parked)
        told(parked, parked.node ? 'loads' : 'sent')
      }
      before = before.then(async () => {
        for (const parked of items) {
          if (parked.kind !== 'script') continue
          const running = runScript(parked).then((outcome) => told(parked, outcome))
          if (!parked.isAsync) await running
        }
      })
      return before
    },
  }
}

/** When a script that is about to be switched on has run, or cannot. */
function endOf(script: HTMLScriptElement, { address, type }: Parked): Promise<Outcome> | Outcome {
  const isModule = /^module$/i.test(type ?? '')
  if ((!isModule && address === '') || (script.noModule && !isModule)) return 'ran'
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve('ran'), { once: true })
    script.addEventListener('error', () => resolve('failed'), { once: true })
  })
}
