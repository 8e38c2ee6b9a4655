import { defineBehaviour } from '@tillkit/mount'
import { LINK_OPTIONS } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/link-options', selector: LINK_OPTIONS, when: 'now', read: () => null, start: () => undefined })
