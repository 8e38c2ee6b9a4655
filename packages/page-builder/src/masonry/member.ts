import { defineBehaviour } from '@tillkit/mount'
import { MASONRY } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/masonry', selector: MASONRY, when: 'now', read: () => null, start: () => undefined })
