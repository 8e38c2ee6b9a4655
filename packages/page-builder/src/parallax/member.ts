import { invoke, type Life, listen, native } from '@tillkit/dom'
import { adoptAs, defineBehaviour, live } from '@tillkit/mount'
import { isMobileAgent, lessMotion, reducesMotion } from '@tillkit/platform/theme'
import { followScroll, measureFollowers } from '../shared/scrolling/follow-scroll.ts'
import { offerFunction } from '../shared/functions/public-functions.ts'
import { anatomy, functions, PARALLAX } from './anatomy.ts'
import { FACTOR, framesOf } from './parallax.model.ts'

/** Backgrounds that move slower than what lies on them; those that the style sheet sees to are left to it (rule 12). */
export const unit = defineBehaviour<null>({
  name: 'page-builder/parallax',
  selector: PARALLAX,
  when: 'now',
  read: () => null,
  start(host) {
    if (isMobileAgent()) return
    for (const name of functions) offerFunction(host, name, measureFollowers)
    let motion = host.branch()
    const begin = () => {
      motion.end()
      motion = host.branch()
      if (reducesMotion()) return
      live(motion, anatomy.background, (background, life) => {
        const around = native(host.element, 'parentElement')
        if (background instanceof HTMLElement && around && !invoke(background, 'matches', anatomy.byStyle)) move(life, background, around)
      }, host.element)
    }
    listen(host, lessMotion(), 'change', begin)
    begin()
  },
})

/** Moves one background. It is higher than what it lies in by as much as it moves while that passes through the window. */
function move(life: Life, background: HTMLElement, within: HTMLElement): void {
  adoptAs(life, background, { style: { height: `calc(100% + ${String(FACTOR * 100)}vh)` } })
  followScroll(life, background, { framesOf, within })
}
