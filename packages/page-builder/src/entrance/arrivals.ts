import { createLife, invoke, type Life } from '@tillkit/dom'
import { adoptAs, report } from '@tillkit/mount'
import { isRecord } from '@tillkit/platform'
import { setting } from '@tillkit/platform/theme'
import { anatomy, settings, SHOWN_UNTAKEN } from './anatomy.ts'

/** What all animated elements of a page share: who has come into view, and edges that nothing may grow over. */
export interface Arrivals {
  /** Lasts as long as any of them is on the page. */
  readonly life: Life
  /** What the style sheet had shown by then: what a shopper has seen does not go away again. */
  readonly shown: ReadonlySet<Element>
  /** Runs once the element's top has reached the window's lower edge, or that of the scrolled box that the theme names. */
  await(life: Life, element: Element, run: () => void): void
  /** Keeps the page from being widened by what comes in from a side, from the first call on. */
  clip(): void
  end(): void
}

/** What is above counts as arrived: who comes back to a page further down finds all of it. In px. */
const FAR = 1_000_000
const MARGIN = `${String(FAR)}px ${String(FAR)}px 0px`

/** Watches for all of them together: a page may have hundreds. */
export function createArrivals(): Arrivals {
  const life = createLife((cause) => report({ unit: 'page-builder/entrance', element: null, message: String(cause), cause }))
  const observers = new Map<Element | Document, IntersectionObserver>()
  const waiting = new Map<Element, () => void>()
  const arrived = life.guard((entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver) => {
    for (const { isIntersecting, target: element } of entries) {
      const run = waiting.get(element)
      if (!isIntersecting || !run) continue
      waiting.delete(element)
      observer.unobserve(element)
      run()
    }
  })
  const observerOf = (root: Element | Document) => {
    const observer = observers.get(root) ?? new IntersectionObserver(arrived, { root, rootMargin: MARGIN })
    observers.set(root, observer)
    return observer
  }
  let isClipped = false
  life.onEnd(() => observers.forEach((observer) => observer.disconnect()))
  return {
    life,
    shown: shownByStyle(),
    await(its, element, run) {
      const observer = observerOf(rootOf(element))
      waiting.set(element, its.guard(run))
      observer.observe(element)
      its.onEnd(() => {
        if (waiting.delete(element)) observer.unobserve(element)
      })
    },
    clip() {
      if (isClipped) return
      isClipped = true
      adoptAs(life, document.body, { style: { 'overflow-x': 'hidden' } })
      const page = document.querySelector(anatomy.page)
      // The theme's script hid what grows over it, which makes a box that scrolls of it: what sticks within would not stick any more.
      if (page) adoptAs(life, page, { style: { 'overflow-y': 'clip' } })
    },
    end: life.end,
  }
}

/** The scrolled box that an element waits in: the window, unless the theme names one. */
function rootOf(element: Element): Element | Document {
  const options = setting(settings.options)
  const named: unknown = isRecord(options) ? options['context'] : undefined
  const selectors = [named].flat().filter((one) => typeof one === 'string' && CSS.supports(`selector(${one})`))
  for (const selector of selectors as string[]) {
    const root = invoke(element, 'closest', selector)
    if (root) return root
  }
  return document
}

/** Asked once for all elements, before anything is written: each answer lays out styles anew. */
function shownByStyle(): ReadonlySet<Element> {
  // Simulated browsers do not know of animations.
  const all = 'getAnimations' in document ? document.getAnimations() : []
  const finished = all.filter((one) => (one as Partial<CSSAnimation>).animationName === SHOWN_UNTAKEN && one.playState === 'finished')
  return new Set(finished.flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target) || []))
}
