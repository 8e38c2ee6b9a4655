import type { UnitManifest } from '@tillkit/mount'
import { FIELD } from './anatomy.ts'

/** Quantity fields in lists. A button that is clicked before it knows its field's quantity waits for it. */
export const manifest: UnitManifest = {
  name: 'list-quantity',
  selector: FIELD,
  when: 'idle',
  claims: [{ type: 'click', selector: 'li.product:has(input.qty) .ajax_add_to_cart' }],
}
