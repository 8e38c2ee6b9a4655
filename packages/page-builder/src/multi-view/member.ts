import { defineBehaviour } from '@tillkit/mount'
import { MULTI_VIEW } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/multi-view', selector: MULTI_VIEW, when: 'now', read: () => null, start: () => undefined })
