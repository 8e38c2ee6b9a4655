import type { UnitManifest } from '@tillkit/mount'
import { DESCRIBED, HOST } from './anatomy.ts'

/** The reviews provider's widgets. */
export const manifest: UnitManifest = {
  name: 'reviews',
  selector: HOST,
  when: 'idle',
  triggers: [{ when: 'visible' }, { selector: DESCRIBED, when: 'idle' }],
  title: 'Reviews',
  about: 'The reviews provider’s widgets, loaded when they are seen and allowed, with a link until they are there.',
  legacy: [
    {
      handle: 'widget-bootstrap',
      file: '/tp.widget.bootstrap.',
      markers: ['findAndApplyWidgets', 'trustbox-in-viewport'],
      plugin: { folder: 'trustpilot-reviews', title: 'Trustpilot' },
    },
  ],
}
