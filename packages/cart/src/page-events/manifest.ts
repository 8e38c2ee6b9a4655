import type { UnitManifest } from '@tillkit/mount'
import { anatomy, PARAMS, TOUCHED, UNTOUCHED } from './anatomy.ts'

/** Sorting, quantities below the least order, notices. */
export const manifest: UnitManifest = {
  name: 'page-events',
  selector: 'body',
  when: 'idle',
  triggers: [
    { selector: TOUCHED },
    { selector: UNTOUCHED, when: 'idle' },
    // What a list that was sorted or searched holds is read out.
    { selector: anatomy.resultCount, when: 'idle', only: 'query' },
  ],
  needs: [PARAMS],
  title: 'Page parts',
  about: 'Sorting, notices, passwords that can be shown.',
  group: 'technical',
  legacy: [
    {
      handle: 'woocommerce',
      // Core's own folder: plugins that extend it have files of the same names in theirs.
      file: '/woocommerce/assets/js/frontend/woocommerce.',
      markers: ['woocommerce-ordering', 'scroll_to_notices', 'show-password-input'],
    },
  ],
}
