import type { UnitManifest } from '@tillkit/mount'

/** Sorting, quantities below the least order, notices. */
export const manifest: UnitManifest = {
  name: 'page-events',
  selector: 'body',
  when: 'idle',
  needs: ['woocommerce_params'],
}
