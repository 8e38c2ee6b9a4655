import type { UnitManifest } from '@tillkit/mount'
import { anatomy } from './unit-name.anatomy.ts'

/** What others know of the unit before its code is there. */
export const manifest: UnitManifest = {
  name: 'unit-name',
  selector: anatomy.root,
  when: 'idle',
  claims: [{ selector: `${anatomy.root} ${anatomy.toggle}` }],
  title: 'UnitName',
  about: 'What it does for shoppers, in one sentence.',
}
