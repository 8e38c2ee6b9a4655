import type { UnitManifest } from '@tillkit/mount'
import { CORE_PARAMS, CORE_SCRIPT } from '../shared/anatomy.ts'
import { anatomy, DISMISSED } from './anatomy.ts'

/**
 * The shop's notice. A unit of its own: it is printed hidden on every page of a shop that has one, and all other parts of the
 * platform's script would come with it. Untouched it is only shown, which needs no unit.
 */
export const manifest: UnitManifest = {
  name: 'store-notice',
  selector: anatomy.notice,
  when: 'idle',
  triggers: [{ when: 'idle', untouched: true }],
  claims: [{ selector: anatomy.dismiss, shows: [{ at: anatomy.notice, classes: DISMISSED }] }],
  needs: [CORE_PARAMS],
  title: 'Store notice',
  about: 'The shop’s notice, which shoppers can dismiss.',
  group: 'technical',
  legacy: [CORE_SCRIPT],
}
