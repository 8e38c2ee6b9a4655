import { defineBehaviour } from '@tillkit/mount'
import { PAGING } from './anatomy.ts'
import { bindPaging } from './paging.bind.ts'
import { messages } from './paging.messages.ts'

/** Further pages of posts and projects, in the place of those that show. */
export const unit = defineBehaviour({ name: 'page-builder/paging', selector: PAGING, when: 'now', messages, read: () => null, start: bindPaging })
