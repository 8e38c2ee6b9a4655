import { defineBehaviour } from '@tillkit/mount'
import { NUMBER_COUNTER } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/number-counter', selector: NUMBER_COUNTER, when: 'now', read: () => null, start: () => undefined })
