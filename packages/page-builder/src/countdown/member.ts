import { defineBehaviour } from '@tillkit/mount'
import { COUNTDOWN } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/countdown', selector: COUNTDOWN, when: 'now', read: () => null, start: () => undefined })
