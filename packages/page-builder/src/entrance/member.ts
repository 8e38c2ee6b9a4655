import { defineBehaviour } from '@tillkit/mount'
import { ENTRANCE } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/entrance', selector: ENTRANCE, when: 'now', read: () => null, start: () => undefined })
