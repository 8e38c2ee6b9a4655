import { defineBehaviour } from '@tillkit/mount'
import { VIDEO_BACKGROUND } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/video-background', selector: VIDEO_BACKGROUND, when: 'now', read: () => null, start: () => undefined })
