import { defineBehaviour } from '@tillkit/mount'
import { HOST } from './selector.anatomy.ts'

/** Placeholder. */
export const unit = defineBehaviour({
  name: 'page-chrome/cart-count',
  selector: HOST,
  when: 'now',
  read: () => undefined,
  start: () => undefined,
})
