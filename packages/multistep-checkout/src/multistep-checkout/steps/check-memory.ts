import { type Life, parseJson, tabStorage, toJson } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import type { StepsStore } from '../host.ts'
import type { Checks, StepCheck } from './steps.model.ts'

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
