import { defineBehaviour } from '@tillkit/mount'
import { ROWS } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/rows', selector: ROWS, when: 'now', read: () => null, start: () => undefined })
