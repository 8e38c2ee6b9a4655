import type { UnitManifest } from '@tillkit/mount'
import { GLOBAL, ROW, WRAPPER } from './tiered-pricing.anatomy.ts'
import { SELECT_BOX } from './lazy/dropdown.anatomy.ts'
import { TOOLTIP_ICON } from './lazy/tooltip.anatomy.ts'
import { stubSurface } from './tiered-pricing.stub.ts'

const isPremium = (): boolean =>
  (window as unknown as Record<string, { isPremium?: unknown } | undefined>)[GLOBAL]?.isPremium === 'yes'

/** What the unit and its loader agree on. */
export const unit = {
  name: 'tiered-pricing',
  selector: WRAPPER,
  when: 'idle',
  stub: stubSurface,
} as const satisfies UnitManifest

/** What the loader knows of tiered pricing before its code is there. */
export const manifest: UnitManifest = {
  ...unit,
  claims: [
    { type: 'click', selector: `${WRAPPER} ${SELECT_BOX}` },
    { type: 'click', selector: TOOLTIP_ICON },
    { type: 'click', selector: `${WRAPPER} ${ROW}`, applies: isPremium },
  ],
}
