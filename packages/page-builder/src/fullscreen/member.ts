import { defineBehaviour } from '@tillkit/mount'
import { FULLSCREEN } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/fullscreen', selector: FULLSCREEN, when: 'now', read: () => null, start: () => undefined })
