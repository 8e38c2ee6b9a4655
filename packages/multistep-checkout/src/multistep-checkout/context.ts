import type { Address } from './address.ts'
import type { StepsHost, StepsStore } from './host.ts'
import type { Standing } from './model.ts'
import type { Notices } from './notices.ts'
import type { Sections } from './sections.ts'

/** What the parts of the unit work with. */
export interface Steps {
  readonly host: StepsHost
  readonly store: StepsStore
  readonly sections: Sections
  readonly notices: Notices
  readonly address: Address
}

/** What is known at this moment, for the model to judge. */
export function standingOf({ store, sections }: Pick<Steps, 'store' | 'sections'>): Standing {
  const { steps, checks } = store.getState()
  return { steps, checks, fieldsNow: (hash) => sections.fieldsOf(hash) }
}
