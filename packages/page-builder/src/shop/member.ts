import { defineBehaviour } from '@tillkit/mount'
import { SHOP } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/shop', selector: SHOP, when: 'now', read: () => null, start: () => undefined })
