import { defineBehaviour } from '@tillkit/mount'
import { LIGHTBOX } from './anatomy.ts'
import { bindLightbox } from './lightbox.bind.ts'
import { messages } from './lightbox.messages.ts'

/** Pictures that are looked at over the page: those of galleries, and single ones. */
export const unit = defineBehaviour({ name: 'page-builder/lightbox', selector: LIGHTBOX, when: 'now', messages, read: () => null, start: bindLightbox })
