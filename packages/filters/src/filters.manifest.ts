import type { UnitManifest } from '@tillkit/mount'
import { PANEL, SHOP } from './filters.anatomy.ts'

/** What the loader knows of the unit before its code is there. */
export const manifest: UnitManifest = {
  name: 'filters',
  selector: `${PANEL}, ${SHOP}`,
  when: 'idle',
  claims: [
    { type: 'click', selector: `${SHOP}.ags-divi-wc-shop-ajax a.page-numbers` },
    { type: 'click', selector: `${PANEL} button` },
  ],
}
