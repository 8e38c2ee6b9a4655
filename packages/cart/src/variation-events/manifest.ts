import type { UnitManifest } from '@tillkit/mount'
import { FORM } from './anatomy.ts'

/** Forms of products with options. */
export const manifest: UnitManifest = {
  name: 'variation-events',
  selector: FORM,
  when: 'idle',
  triggers: [{ selector: FORM }],
  title: 'Chosen options',
  about: 'Tells other widgets which options of a product are chosen.',
  group: 'technical',
}
