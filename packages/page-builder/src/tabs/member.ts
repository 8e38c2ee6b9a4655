import { defineBehaviour } from '@tillkit/mount'
import { TABS } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/tabs', selector: TABS, when: 'now', read: () => null, start: () => undefined })
