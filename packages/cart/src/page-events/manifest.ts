import type { UnitManifest } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'

/** Sorting, quantities below the least order, notices. */
export const manifest: UnitManifest = {
  name: 'page-events',
  selector: 'body',
  when: 'idle',
  applies: () => readGlobal('woocommerce_params') !== undefined,
}
