import { defineBehaviour } from '@tillkit/mount'
import { MAP } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/map', selector: MAP, when: 'now', read: () => null, start: () => undefined })
