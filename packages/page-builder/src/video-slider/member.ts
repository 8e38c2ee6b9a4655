import { defineBehaviour } from '@tillkit/mount'
import { VIDEO_SLIDER } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/video-slider', selector: VIDEO_SLIDER, when: 'now', read: () => null, start: () => undefined })
