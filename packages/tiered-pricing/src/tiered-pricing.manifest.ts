import type { UnitManifest } from '@tillkit/mount'
import { events, GLOBAL, ROW, WRAPPER } from './tiered-pricing.anatomy.ts'
import { SELECT_BOX } from './layouts/dropdown/anatomy.ts'
import { TOOLTIP_ICON } from './tooltip/anatomy.ts'

/** What others know of tiered pricing before its code is there. */
export const manifest: UnitManifest = {
  name: 'tiered-pricing',
  selector: WRAPPER,
  when: 'idle',
  claims: [
    { selector: `${WRAPPER} ${SELECT_BOX}` },
    { selector: TOOLTIP_ICON },
    { selector: `${WRAPPER} ${ROW}`, applies: [GLOBAL, 'isPremium', 'yes'] },
  ],
  styles: ['tiered-pricing'],
  title: 'Tiered pricing',
  about: 'Prices that follow the quantity, as tables, blocks, lists and tooltips.',
  legacy: [
    {
      handle: 'tiered-pricing-table-front-js',
      file: '/product-tiered-pricing-table',
      markers: [GLOBAL, events.update],
      // The plugin asks for it beside its script, where tiers show in a tooltip.
      asksFor: ['jquery-ui-tooltip'],
      plugin: { folder: 'tier-pricing-table', title: 'Tiered Pricing Table for WooCommerce' },
    },
  ],
}
