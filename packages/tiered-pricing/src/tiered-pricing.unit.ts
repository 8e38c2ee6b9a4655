import type { UnitManifest } from '@tillkit/mount'
import { WRAPPER } from './tiered-pricing.anatomy.ts'
import { stubSurface } from './tiered-pricing.stub.ts'

/** What the unit and its loader agree on. */
export const unit = {
  name: 'tiered-pricing',
  selector: WRAPPER,
  when: 'idle',
  stub: stubSurface,
} as const satisfies UnitManifest
