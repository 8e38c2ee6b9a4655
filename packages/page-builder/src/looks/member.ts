import { defineBehaviour } from '@tillkit/mount'
import { LOOKS } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/looks', selector: LOOKS, when: 'now', read: () => null, start: () => undefined })
