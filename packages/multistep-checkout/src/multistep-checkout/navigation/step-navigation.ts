import type { Life } from '@tillkit/dom'
import { raise } from '@tillkit/platform'
import { scrollTo } from '@tillkit/platform/cart'
import { focusBriefly } from '@tillkit/ui/plain'
import { ownEvents } from '../anatomy.ts'
import { showStep } from './show-step.ts'
import { checkSection, type CheckOutcome } from './step-check.api.ts'
import { snapshotOf, type Steps } from '../context.ts'
import { nextOf, stepsToCheck, type StepTrigger, unanswered } from '../steps/steps.model.ts'
import { lacksHtml } from '../step-errors/step-notices.ts'
import { loadRefusedFields, type Refused } from '../step-errors/load-refused-fields.ts'
import { withCheck } from '../steps/steps.state.ts'

/** How a step is asked for. */
interface Asking {
  readonly trigger: StepTrigger
  /** `same` where the address says it already. */
  readonly entry: 'new' | 'same'
}

/** Goes from step to step. What is asked for last counts. */
export interface StepNavigation {
  /** Goes to a step: back at once, forward when the shop has nothing against the steps in between. */
  ask(to: string, how: Asking): void
  /** Asks the shop again about the steps that it could not check, and stays. */
  checkOpen(): void
  /** Gives up what the shop is being asked. */
  giveUp(): void
}

/** A step at which a way ends early. */
interface Stop {
  readonly hash: string
  readonly outcome: CheckOutcome
  /** Of a step that was refused: what describes its fields, which is known before one of them has the focus. */
  readonly code?: Refused | undefined
}

/** Makes what goes from step to step. */
export function createStepNavigation(steps: Steps): StepNavigation {
  const { host, store, notices } = steps
  let asking: AbortController | undefined
  let refusal = host.branch()
  const giveUp = () => {
    asking?.abort()
    store.setState({ isChecking: false })
  }
  host.onEnd(giveUp)
  /** Checks steps one after the other, and then goes on by what came of it. */
  const walk = host.guard(async (way: readonly string[], end: (stop: Stop | undefined) => void) => {
    notices.clear()
    refusal.end()
    refusal = host.branch()
    giveUp()
    // In the task of the click.
    if (way.length === 0) return end(undefined)
    asking = new AbortController()
    const { signal } = asking
    store.setState({ isChecking: true })
    const stop = await checkInTurn(steps, way, signal)
    if (signal.aborted) return
    store.setState({ isChecking: false })
    end(stop)
  })
  return {
    giveUp,
    ask(to, { trigger, entry }) {
      const { current } = store.getState()
      walk(stepsToCheck(snapshotOf(steps), { from: current, to, trigger }), (stop) => {
        if (!stop) showStep(steps, to, { entry })
        else if (stop.outcome.result === 'failed') refuse(steps, stop, { entry, life: refusal })
        // One after the other: what the shop could not be asked about is not jumped over.
        else showStep(steps, nextOf(store.getState().steps, stop.hash) ?? to, { entry })
      })
    },
    checkOpen() {
      const { checks, steps: all } = store.getState()
      walk(unanswered(all, checks).map(({ hash }) => hash), (stop) => {
        if (stop?.outcome.result === 'failed') refuse(steps, stop, { entry: 'new', life: refusal })
      })
    },
  }
}

async function checkInTurn({ host, store, sections }: Steps, way: readonly string[], signal: AbortSignal): Promise<Stop | undefined> {
  for (const hash of way) {
    const section = sections.of(hash)
    if (!section) continue
    let outcome = await checkSection(section, signal)
    // What was typed while the shop was asked it knows nothing of.
    if (!signal.aborted && outcome.result === 'passed' && sections.fieldsOf(hash) !== outcome.fields) outcome = await checkSection(section, signal)
    if (signal.aborted) return undefined
    const { result, fields } = outcome
    store.setState((state) => withCheck(state, hash, { result, fields }))
    raise(host.element, ownEvents.checked, { step: hash, result })
    if (result !== 'passed') return { hash, outcome, code: result === 'failed' ? await loadRefusedFields() : undefined }
  }
  return undefined
}

/** How a refusal is shown, and how long it holds. */
interface Refusal {
  readonly entry: 'new' | 'same'
  readonly life: Life
}

/** Stays at, or goes to, the step that was refused, and says why. */
function refuse(steps: Steps, { hash, outcome, code }: Stop, { entry, life }: Refusal): void {
  const { host, store, sections, notices } = steps
  // A step that shows already has its entry; one that the address has left gets its hash back in that very entry.
  if (hash !== store.getState().current || entry === 'same') showStep(steps, hash, { entry, focus: 'none' })
  const notice = notices.show(outcome.html + lacksHtml(outcome.lacks, ({ label }) => host.t('required', { label })))
  const section = sections.of(hash)
  const all = notice.parentElement ?? notice
  if (section) code?.describeFields(life, section, all)
  const field = section && code?.firstRefused(section, all)
  if (field) field.focus({ preventScroll: true })
  else focusBriefly(host, notice)
  scrollTo(notice)
}
