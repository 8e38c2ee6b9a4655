import { adoptAs, defineBehaviour } from '@tillkit/mount'
import { BUTTON } from './anatomy.ts'
import { HOST } from './selector.anatomy.ts'

/** Links that answer a comment look like the theme's buttons. The form's fields stay as the server printed them (rule 40). */
export const unit = defineBehaviour({
  name: 'page-chrome/comments',
  selector: HOST,
  when: 'now',
  read: () => null,
  start: (host) => adoptAs(host, host.element, { classes: { [BUTTON]: true } }),
})
