import type { UnitManifest } from '@tillkit/mount'
import { FORM } from './anatomy.ts'

/** Forms of products with options. */
export const manifest: UnitManifest = {
  name: 'variation-events',
  selector: FORM,
  when: 'idle',
  triggers: [{ selector: FORM }],
  title: 'Product options',
  about: 'Has other widgets follow the chosen options of a product.',
  group: 'technical',
}
