import type { UnitManifest } from '@tillkit/mount'
import { SINGLE_PRODUCT_SCRIPT } from '../shared/anatomy.ts'
import { RATING, REVIEW_LINK, TAB_LINK, TABS } from './anatomy.ts'

/** Tabs of a product's page, and the stars of its reviews. */
export const manifest: UnitManifest = {
  name: 'product-tabs',
  selector: `${TABS},${RATING},${REVIEW_LINK}`,
  when: 'idle',
  claims: [{ selector: TAB_LINK }],
  title: 'Product tabs and reviews',
  about: 'Description, details and reviews of a product as tabs that links and the browser’s search open, and stars that a review gives.',
  legacy: [SINGLE_PRODUCT_SCRIPT],
}
