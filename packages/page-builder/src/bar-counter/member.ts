import { defineBehaviour } from '@tillkit/mount'
import { BAR_COUNTER } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/bar-counter', selector: BAR_COUNTER, when: 'now', read: () => null, start: () => undefined })
