import { defineBehaviour } from '@tillkit/mount'
import { FULLWIDTH_PORTFOLIO } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/fullwidth-portfolio', selector: FULLWIDTH_PORTFOLIO, when: 'now', read: () => null, start: () => undefined })
