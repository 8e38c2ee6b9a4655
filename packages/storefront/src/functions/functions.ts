import { defineBehaviour, settle } from '@tillkit/mount'
import { scrollToGiven } from '@tillkit/platform/theme'
import { offerThemeFunctions } from '@tillkit/platform/theme-functions'
import { nameByHiddenWords } from './names-by-hidden-words.ts'
import { HOST } from './anatomy.ts'

/**
 * What any page of the theme's needs, also one without any of its modules: its functions for scripts that call them, since its one script
 * is gone, and names for controls whose words its sheet hides.
 */
export const unit = defineBehaviour({
  name: 'page-chrome/functions',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    nameByHiddenWords(host)
    offerThemeFunctions(host, {
      settle,
      scroll: (target, way) => host.guard(scrollToGiven)(host, target, way),
    })
  },
})
