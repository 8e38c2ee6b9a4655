import { type Host, settle } from '@tillkit/mount'
import { offerThemeFunctions } from '@tillkit/platform/theme-functions'

const loadScroll = () => import('./page-scroll.late.ts')

/** Offers the theme's switches and functions to scripts of the page. */
export function offerGlobals(host: Host<null, undefined>): void {
  offerThemeFunctions(host, {
    settle,
    scroll: (target, way) => host.bring(host, loadScroll, ({ scrollToGiven }) => scrollToGiven(host, target, way)),
  })
}
