import { defineBehaviour } from '@tillkit/mount'
import { STAR_RATING } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/star-rating', selector: STAR_RATING, when: 'now', read: () => null, start: () => undefined })
