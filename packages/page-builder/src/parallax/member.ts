import { invoke, type Life, listen, native } from '@tillkit/dom'
import { adoptAs, defineBehaviour, live } from '@tillkit/mount'
import { isMobileAgent, lessMotion, reducesMotion } from '@tillkit/platform/theme'
import { type Place, followScroll, measureFollowers } from '../shared/scrolling/follow-scroll.ts'
import { offerFunction } from '../shared/functions/public-functions.ts'
import { anatomy, functions, PARALLAX } from './anatomy.ts'

/** How far a background moves for each px that the page is scrolled. */
const FACTOR = 0.3

/** How far a background stands below its place, in px, when the page is scrolled by so much: 0 when what it lies in comes into the window. */
export function shiftAt(scrolled: number, { top, view }: Pick<Place, 'top' | 'view'>): number {
  // Without the dust of binary fractions.
  return Math.round((scrolled + view - top) * FACTOR * 100) / 100
}

/** How far from the window, in window heights, it still moves: what it lies in may be moved itself. */
const NEAR = 0.5

/** The background over the page's whole range: it moves evenly while what it lies in is near the window, and rests elsewhere. */
export function framesOf(place: Place): Keyframe[] {
  const { top, height, view, range } = place
  const inside = (scrolled: number) => Math.min(range, Math.max(0, scrolled))
  const [from, until] = [inside(top - view - NEAR * view), inside(top + height + NEAR * view)]
  const all: readonly [at: number, shows: number][] = [[0, from], [from, from], [until, until], [range, until]]
  const used = all.filter(([at], index) => index % 3 === 0 || (at > 0 && at < range))
  return used.map(([at, shows], index) => ({
    transform: `translateY(${String(shiftAt(shows, place))}px)`,
    easing: 'linear',
    offset: range > 0 ? at / range : index,
  }))
}

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
