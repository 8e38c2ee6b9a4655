import { listen, invoke, type Life } from '@tillkit/dom'
import { adoptAs, defineBehaviour, type Host, live, MOUNTED_EVENT, pageInstance, requestIdle, settle } from '@tillkit/mount'
import { emitLegacy, readGlobal } from '@tillkit/platform'
import { type GivenWay, isMobileAgent, scrollToGiven } from '@tillkit/platform/theme'
import { offerThemeFunctions } from '@tillkit/platform/theme-functions'
import { anatomy, classes, events, PAGE, TABLET, shadow, SHADOW_ELEMENTS } from './anatomy.ts'
import { goToPlace } from './page-hash.ts'
import { notifyShown, notifyWidth, whenLoaded } from './sizes.ts'

/** The units that the member belongs to, as one. */
const FAMILY = 'page-builder'

/**
 * What belongs to all modules of a page: the theme's globals and events, sizes, inner shadows, the place that the address names. It is on
 * each page of the family's, and comes in its file.
 */
export const unit = defineBehaviour<null>({
  name: 'page-builder/page',
  selector: PAGE,
  when: 'now',
  read: () => null,
  start(host) {
    offerThemeFunctions(host, { settle, scroll: host.guard((target: unknown, way: GivenWay) => scrollToGiven(host, target, way)) })
    notifyWidth(host)
    notifyShown(host)
    addShadows(host)
    if (isMobileAgent()) adoptAs(host, host.element, { classes: { [classes.mobile]: true, [classes.notTablet]: !TABLET.test(navigator.userAgent) } })
    live(host, anatomy.map, (_map, life) => {
      if (document.querySelector(anatomy.parallax)) adoptAs(life, document.body, { classes: { [classes.parallaxMap]: true } })
    })
    if (location.hash !== '') goToPlace(host)
    notifyStarted(host)
  },
})

/** Tells the page that its modules have started: when it has loaded, and what there is of the family has its code. */
function notifyStarted(host: Host): void {
  const waiting = host.branch()
  const notify = () => {
    if (waiting.signal.aborted || pageInstance()?.hosts(FAMILY).some(({ state }) => state === 'waiting')) return
    waiting.end()
    emitLegacy(document, events.after)
  }
  whenLoaded(waiting, () => {
    // Those that wait for a free moment have asked for it before.
    const soon = waiting.guard(() => requestIdle(notify))
    listen(waiting, document, MOUNTED_EVENT, soon)
    soon()
  })
}

/** Gives the elements that the page names a layer for their inner shadow, over what they show; once, whoever prints it. */
function addShadows(life: Life): void {
  const named = readGlobal(SHADOW_ELEMENTS)
  const selectors: readonly unknown[] = Array.isArray(named) ? named : []
  for (const selector of new Set(selectors)) {
    if (typeof selector !== 'string') continue
    // A selector that is none is one element's trouble.
    life.guard(() => live(life, selector, addShadow))()
  }
}

function addShadow(element: Element, life: Life): void {
  if ([...element.children].some(({ classList }) => classList.contains(shadow.layer))) return adoptAs(life, element, { classes: { [shadow.has]: true } })
  const layer = document.createElement('div')
  layer.className = shadow.layer
  invoke(element, 'prepend', layer)
  life.onEnd(() => layer.remove())
  adoptAs(life, element, { classes: { [shadow.has]: true } })
}
