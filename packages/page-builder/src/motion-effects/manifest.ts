import type { UnitManifest } from '@tillkit/mount'
import { ELEMENTS } from './anatomy.ts'

/** Effects along the page's scrolling. */
export const manifest: UnitManifest = {
  name: 'motion-effects',
  selector: 'body',
  when: 'idle',
  needs: [ELEMENTS],
  title: 'Scroll effects',
  about: 'Modules of the page builder that move, fade, grow, turn or blur while the page is scrolled.',
  legacy: [
    {
      handle: 'et-builder-modules-script-motion',
      file: '/motion-effects.js',
      markers: ['et_pb_motion_elements', 'et-pb-before-scroll-animation'],
      theme: { folder: 'Divi', title: 'Divi' },
    },
  ],
}
