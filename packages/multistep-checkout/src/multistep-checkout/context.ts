import type { Address } from './navigation/step-address.ts'
import type { StepsHost, StepsStore } from './host.ts'
import type { StepsSnapshot } from './steps/steps.model.ts'
import type { Notices } from './step-errors/step-notices.ts'
import type { Sections } from './steps/step-sections.bind.ts'

/** What the parts of the unit work with. */
export interface Steps {
  readonly host: StepsHost
  readonly store: StepsStore
  readonly sections: Sections
  readonly notices: Notices
  readonly address: Address
}

/** What is known at this moment, for the model to judge. */
export function snapshotOf({ store, sections }: Pick<Steps, 'store' | 'sections'>): StepsSnapshot {
  const { steps, checks } = store.getState()
  return { steps, checks, fieldsNow: (hash) => sections.fieldsOf(hash) }
}
