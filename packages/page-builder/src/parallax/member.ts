import { defineBehaviour } from '@tillkit/mount'
import { PARALLAX } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/parallax', selector: PARALLAX, when: 'now', read: () => null, start: () => undefined })
