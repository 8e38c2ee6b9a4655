import { type EndableLife, invoke, listen, type Life } from '@tillkit/dom'
import { adoptAs, defineBehaviour, live } from '@tillkit/mount'
import { device, isBuilder, lessMotion, onDevice, reducesMotion } from '@tillkit/platform/theme'
import { followScroll } from '../shared/scrolling/follow-scroll.ts'
import { HAD, HIDING } from './anatomy.ts'
import { compositeOf, framesOf, type Effect } from './effects.model.ts'
import { manifest } from './manifest.ts'
import { readEffects, type Effects } from './read.ts'

/** Effects along the page's scrolling: none for who wants less motion, and others where the screen becomes of another kind. */
export const motionEffects = defineBehaviour<Effects>({
  ...manifest,
  read: readEffects,
  start(host) {
    if (isBuilder()) return
    let motion: EndableLife | undefined
    const begin = () => {
      motion?.end()
      motion = host.branch()
      follow(motion, host.config[device()])
    }
    onDevice(host, begin)
    listen(host, lessMotion(), 'change', begin)
    begin()
  },
})

/** Follows the elements of all effects, also those that come later: with one search for all of them. */
function follow(motion: Life, effects: ReadonlyMap<string, readonly Effect[]>): void {
  if (effects.size === 0) return
  const selectors = [...effects.keys()]
  const hiding = Object.fromEntries(HIDING.map((name) => [name, false]))
  live(motion, selectors.join(), (element, life) => {
    if (!(element instanceof HTMLElement)) return
    adoptAs(life, element, { classes: { ...hiding, [HAD]: true } })
    if (reducesMotion()) return
    for (const effect of selectors.filter((one) => invoke(element, 'matches', one)).flatMap((one) => effects.get(one) ?? [])) {
      followScroll(life, element, { framesOf: (place) => framesOf(effect, place), composite: compositeOf(effect) })
    }
  })
}
