import type { UnitManifest } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'

/** The form builder's forms. No tag knows it yet. */
export const manifest: Pick<UnitManifest, 'name' | 'selector' | 'when' | 'claims'> = {
  name: 'form-builder',
  selector: anatomy.root,
  when: 'idle',
  claims: [{ type: 'submit', selector: '.wpforms-form' }, { selector: anatomy.pageButton }],
}
