import { defineBehaviour } from '@tillkit/mount'
import { SLIDER } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/slider', selector: SLIDER, when: 'now', read: () => null, start: () => undefined })
