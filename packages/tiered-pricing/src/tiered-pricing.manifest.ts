import type { UnitManifest } from '@tillkit/mount'
import { GLOBAL, ROW, WRAPPER } from './tiered-pricing.anatomy.ts'
import { SELECT_BOX } from './lazy/dropdown.anatomy.ts'
import { TOOLTIP_ICON } from './lazy/tooltip.anatomy.ts'
import { unit } from './tiered-pricing.unit.ts'

const isPremium = (): boolean =>
  (window as unknown as Record<string, { isPremium?: unknown } | undefined>)[GLOBAL]?.isPremium === 'yes'

/** What the loader knows of tiered pricing before its code is there. The unit itself does without the claims. */
export const manifest: UnitManifest = {
  ...unit,
  claims: [
    { type: 'click', selector: `${WRAPPER} ${SELECT_BOX}` },
    { type: 'click', selector: TOOLTIP_ICON },
    { type: 'click', selector: `${WRAPPER} ${ROW}`, applies: isPremium },
  ],
}
