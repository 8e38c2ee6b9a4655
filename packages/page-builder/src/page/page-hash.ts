import { type Life, listen, placeOf, timeout } from '@tillkit/dom'
import { scrollPageTo, scrollToElement, topOf } from '@tillkit/platform/theme'
import { anatomy } from './anatomy.ts'
import { whenLoaded } from './sizes.ts'

/** In ms: what modules take to find their sizes after the page has loaded; the way there, from how far (px) on a longer one; and what is left. */
const SCROLL = { after: 700, duration: 800, far: 4000, long: 1600, settled: 25, correction: 150 } as const

/** What shows that the shopper is somewhere on the page of their own will. */
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Brings the place that the page's address names below what covers the window's top, once modules have their sizes: the browser has
 * gone there before. Whoever has come back, or has moved the page, stays.
 */
export function goToPlace(life: Life): void {
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
  if (place.closest(anatomy.comments) && place.getClientRects().length === 0) document.querySelector<HTMLElement>(anatomy.reviewsTab)?.click()
}
