import { defineBehaviour } from '@tillkit/mount'
import { HOST } from './selector.anatomy.ts'

/** Placeholder. */
export const unit = defineBehaviour({
  name: 'page-chrome/split-header',
  selector: HOST,
  when: 'now',
  read: () => undefined,
  start: () => undefined,
})
