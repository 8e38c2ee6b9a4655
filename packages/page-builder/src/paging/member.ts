import { defineBehaviour } from '@tillkit/mount'
import { PAGING } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/paging', selector: PAGING, when: 'now', read: () => null, start: () => undefined })
