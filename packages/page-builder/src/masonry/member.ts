import { defineBehaviour } from '@tillkit/mount'
import { MASONRY } from './anatomy.ts'
import { bindMasonry } from './masonry.bind.ts'

/** Posts in columns. */
export const unit = defineBehaviour({ name: 'page-builder/masonry', selector: MASONRY, when: 'now', read: () => null, start: bindMasonry })
