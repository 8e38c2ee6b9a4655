import { defineBehaviour } from '@tillkit/mount'
import { LIGHTBOX } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/lightbox', selector: LIGHTBOX, when: 'now', read: () => null, start: () => undefined })
