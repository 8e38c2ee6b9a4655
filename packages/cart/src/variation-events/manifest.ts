import type { UnitManifest } from '@tillkit/mount'

/** Forms of products with options. */
export const manifest: UnitManifest = {
  name: 'variation-events',
  selector: 'form.variations_form',
  when: 'idle',
  triggers: [{ selector: 'form.variations_form' }],
  title: 'Product options',
  about: 'Has other widgets follow the chosen options of a product.',
  group: 'technical',
}
