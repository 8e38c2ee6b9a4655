import { hasBox, listen, invoke, type Life, placeOf, timeout } from '@tillkit/dom'
import { adoptAs, defineBehaviour, type Host, live, MOUNTED_EVENT, pageInstance, requestIdle, settle } from '@tillkit/mount'
import { emitLegacy, readGlobal } from '@tillkit/platform'
import { type GivenWay, isMobileAgent, scrollToGiven, scrollPageTo, scrollToElement, topOf } from '@tillkit/platform/theme'
import { offerThemeFunctions } from '@tillkit/platform/theme-functions'
import { anatomy, classes, events, PAGE, TABLET, shadow, SHADOW_ELEMENTS } from './anatomy.ts'
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

/** In ms: what modules take to find their sizes after the page has loaded; the way there, from how far (px) on a longer one; and what is left. */
const SCROLL = { after: 700, duration: 800, far: 4000, long: 1600, settled: 25, correction: 150 } as const

/** What shows that the shopper is somewhere on the page of their own will. */
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Brings the place that the page's address names below what covers the window's top, once modules have their sizes: the browser has
 * gone there before. Whoever has come back, or has moved the page, stays.
 */
function goToPlace(life: Life): void {
  const place = placeOf(location.hash)
  if (!place) return
  const [visit] = performance.getEntriesByType('navigation') as readonly Partial<PerformanceNavigationTiming>[]
  if (visit?.type === 'back_forward' || visit?.type === 'reload') return
  const going = life.branch()
  for (const hand of HANDS) listen(going, window, hand, () => going.end(), { passive: true })
  const go = async () => {
    openReviews(place)
    const duration = Math.abs(topOf(place) - scrollY) > SCROLL.far ? SCROLL.long : SCROLL.duration
    await scrollToElement(going, place, { duration })
    timeout(going, SCROLL.settled, async () => {
      if (topOf(place) !== Math.round(scrollY)) await scrollPageTo(going, topOf(place), { duration: SCROLL.correction })
      going.end()
    })
  }
  whenLoaded(going, () => timeout(going, SCROLL.after, go))
}

/** A comment may stand in a tab that is closed. */
function openReviews(place: Element): void {
  if (place.closest(anatomy.comments) && !hasBox(place)) document.querySelector<HTMLElement>(anatomy.reviewsTab)?.click()
}
