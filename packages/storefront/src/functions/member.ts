import { defineBehaviour, settle } from '@tillkit/mount'
import { offerThemeFunctions } from '@tillkit/platform/theme-functions'
import { HOST } from './selector.anatomy.ts'

const loadScroll = () => import('./page-scroll.late.ts')

/** The theme's functions for scripts that call them: its one script is gone, also from a page without any of its modules. */
export const unit = defineBehaviour({
  name: 'page-chrome/functions',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    offerThemeFunctions(host, {
      settle,
      scroll: (target, way) => host.bring(host, loadScroll, ({ scrollToGiven }) => scrollToGiven(host, target, way)),
    })
  },
})
