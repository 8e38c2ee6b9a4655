import { defineBehaviour } from '@tillkit/mount'
import { GALLERY } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/gallery', selector: GALLERY, when: 'now', read: () => null, start: () => undefined })
