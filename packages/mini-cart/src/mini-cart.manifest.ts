import type { UnitManifest } from '@tillkit/mount'
import { CLAIMED, ROOT } from './mini-cart.claimed.ts'

/** What the loader knows of the unit before its code is there. */
export const manifest: UnitManifest = {
  name: 'mini-cart',
  selector: ROOT,
  when: 'idle',
  claims: [{ type: 'click', selector: CLAIMED }],
}
