import { defineBehaviour } from '@tillkit/mount'
import { TOGGLE } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/toggle', selector: TOGGLE, when: 'now', read: () => null, start: () => undefined })
