import type { UnitManifest } from '@tillkit/mount'
import { PALETTE, PANEL, SHOP } from './filters.anatomy.ts'

/** What the loader knows of the unit before its code is there. */
export const manifest: UnitManifest = {
  name: 'filters',
  selector: `${PANEL},${SHOP},${PALETTE}`,
  when: 'idle',
  // Each thing by itself, so that two boxes ticked early are both kept. Links of listings lead somewhere without us.
  claims: [{ type: 'click', selector: `${PANEL} *` }],
}
