import { defineBehaviour } from '@tillkit/mount'
import { FILTERABLE_PORTFOLIO } from './anatomy.ts'

/** To come. */
export const unit = defineBehaviour<null>({ name: 'page-builder/filterable-portfolio', selector: FILTERABLE_PORTFOLIO, when: 'now', read: () => null, start: () => undefined })
