import type { UnitManifest } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'
import { anatomy as addToCartAnatomy } from './add-to-cart/anatomy.ts'

/** Whether the server printed a global. */
const has = (name: string) => () => readGlobal(name) !== undefined

/** Add buttons and the remove links of the classic mini basket. */
export const addToCartManifest: UnitManifest = {
  name: 'add-to-cart',
  selector: 'body',
  when: 'idle',
  applies: has('wc_add_to_cart_params'),
  claims: [
    { type: 'click', selector: addToCartAnatomy.ajaxButton },
    { type: 'click', selector: addToCartAnatomy.removeLink },
  ],
}

/** What the loader knows of the package's units. */
export const manifests: readonly UnitManifest[] = [addToCartManifest]
