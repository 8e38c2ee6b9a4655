import { defineBehaviour } from '@tillkit/mount'
import { WOO_PARTS } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/woo-parts', selector: WOO_PARTS, when: 'now', read: () => null, start: () => undefined })
