import type { UnitManifest } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'

/** The form builder's forms. It is in no tag as long as a part of its forms is missing (`parts.ts`). */
export const manifest: Pick<UnitManifest, 'name' | 'selector' | 'when' | 'claims'> = {
  name: 'form-builder',
  selector: anatomy.root,
  when: 'idle',
  claims: [{ type: 'submit', selector: '.wpforms-form' }, { selector: anatomy.pageButton }],
}
