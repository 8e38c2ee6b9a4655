import { defineBehaviour } from '@tillkit/mount'
import { VIDEO } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/video', selector: VIDEO, when: 'now', read: () => null, start: () => undefined })
