import type { UnitManifest } from '@tillkit/mount'
import { ELEMENTS, STICKY } from './anatomy.ts'

/** Modules, rows, columns and sections that stick to the window. */
export const manifest: UnitManifest = {
  name: 'sticky-elements',
  selector: STICKY,
  when: 'idle',
  needs: [ELEMENTS],
  title: 'Sticky elements',
  about: 'Modules, rows and sections of the page builder that stay in sight while the page is scrolled.',
  legacy: [
    {
      handle: 'et-builder-modules-script-sticky',
      file: '/sticky-elements.js',
      markers: ['et_pb_sticky_elements', 'et_pb_sticky_placeholder'],
      theme: { folder: 'Divi', title: 'Divi' },
    },
  ],
}
