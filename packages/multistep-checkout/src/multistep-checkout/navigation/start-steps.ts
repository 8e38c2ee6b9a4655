import { type Life, parseJson, tabStorage, toJson, isOurs, listen } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import type { StepsStore } from '../host.ts'
import { type Checks, type StepCheck, resumeAt } from '../steps/steps.model.ts'
import { snapshotOf, type Steps } from '../context.ts'
import { showStep } from './show-step.ts'
import type { StepNavigation } from './step-navigation.ts'

/** Where checks are kept: for this tab, as long as it is open. Of what was typed there is only a fingerprint in them. */
export interface Memory {
  recall(): Checks
  /** Keeps the checks from now on. */
  follow(life: Life, store: StepsStore): void
}

/** Makes a memory for a module on a page. */
export function createMemory(module: string): Memory {
  const key = `tillkit-steps ${location.pathname} ${module}`
  return {
    recall: () => readChecks(parseJson(tabStorage.read(key) ?? '')),
    follow(life, store) {
      let { checks } = store.getState()
      life.onEnd(store.subscribe((state) => {
        if (state.checks === checks) return
        checks = state.checks
        // A browser that keeps nothing begins with the first step after a reload.
        tabStorage.write(key, toJson(checks))
      }))
    },
  }
}

/** Takes what can be used: only a step that was passed may be passed by. */
function readChecks(kept: unknown): Checks {
  if (!isRecord(kept)) return {}
  const usable = Object.entries(kept).flatMap(([hash, check]): [string, StepCheck][] => {
    if (!isRecord(check) || check['result'] !== 'passed' || typeof check['fields'] !== 'string') return []
    return [[hash, { result: 'passed', fields: check['fields'] }]]
  })
  return Object.fromEntries(usable)
}

/**
 * Begins with the first step, whatever the address says; only a page that is loaded anew, or comes back from a payment, goes on where it was
 * left, as far as its fields hold what the shop has passed.
 */
export function startSteps(steps: Steps, navigation: StepNavigation): void {
  const { host, store, address } = steps
  const memory = createMemory(host.config.orderClass)
  const named = address.named()
  if (store.getState().reached <= 1 && named !== undefined) {
    if (address.isOurs()) resume(steps, named, memory.recall())
    else address.clear()
  }
  memory.follow(host, store)
  address.follow((hash) => {
    if (hash === store.getState().current) navigation.giveUp()
    else navigation.ask(hash, { trigger: 'browser', entry: 'same' })
  })
}

/** Goes on where the page was left, also where what was typed there is given back after the steps have come. */
function resume(steps: Steps, named: string, checks: ReturnType<ReturnType<typeof createMemory>['recall']>): void {
  const { host, store } = steps
  store.setState({ checks })
  const waiting = host.branch()
  const goOn = () => {
    const to = waiting.signal.aborted ? undefined : resumeAt(snapshotOf(steps), named)
    if (to !== undefined) showStep(steps, to, { entry: 'same', focus: 'none' })
    if (to === named) waiting.end()
  }
  goOn()
  // All fields at once: a step that is half given back is none to go by.
  listen(waiting, document, 'change', (event) => isOurs(event) && void Promise.resolve().then(waiting.guard(goOn)))
  for (const type of ['pointerdown', 'keydown', 'hashchange']) listen(waiting, window, type, () => waiting.end())
}
