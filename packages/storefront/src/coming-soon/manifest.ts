import type { UnitManifest } from '@tillkit/mount'
import { CORE_PARAMS, CORE_SCRIPT } from '../shared/anatomy.ts'
import { DISMISS, HOST } from './anatomy.ts'

/** The banner of a shop that is not open yet. A unit of its own: only the shop's own people are sent one. */
export const manifest: UnitManifest = {
  name: 'coming-soon',
  selector: HOST,
  when: 'idle',
  claims: [{ selector: DISMISS }],
  title: 'Coming-soon banner',
  about: 'The banner that tells the shop’s own people that nobody else sees it yet, dismissed by keyboard too.',
  group: 'technical',
  needs: [CORE_PARAMS],
  legacy: [CORE_SCRIPT],
}
