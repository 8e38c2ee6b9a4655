import { defineBehaviour } from '@tillkit/mount'
import { CIRCLE_COUNTER } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/circle-counter', selector: CIRCLE_COUNTER, when: 'now', read: () => null, start: () => undefined })
