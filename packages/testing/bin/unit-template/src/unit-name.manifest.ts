import type { UnitManifest } from '@tillkit/mount'
import { anatomy } from './unit-name.anatomy.ts'

/** What the loader knows of the unit before its code is there. */
export const manifest: UnitManifest = {
  name: 'unit-name',
  selector: anatomy.root,
  when: 'idle',
  claims: [{ type: 'click', selector: `${anatomy.root} ${anatomy.toggle}` }],
}
