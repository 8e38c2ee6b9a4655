import { followSize, hasBox, invoke, isPlainClick, listen, nearest, reducesMotion } from '@tillkit/dom'
import { adopt, defineBehaviour, type Host } from '@tillkit/mount'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy, classes, pageClass, PARAMS, productId, TRIGGER } from './anatomy.ts'
import { manifest } from './manifest.ts'

/** Where the bar is. */
interface BarState {
  /** Out of the window since the page has come; in it; out of it again. */
  readonly place: 'away' | 'in' | 'out'
  /** How high it is, in px; 0 where the theme shows none, as on phones. */
  readonly height: number
}

/** The bar that slides in once a product's summary has been scrolled past. */
export const stickyAddToCart = defineBehaviour({
  ...manifest,
  read: () => ({ trigger: readTrigger() }),
  start(host) {
    const { element, config: { trigger } } = host
    const [summary] = trigger === '' ? [] : document.getElementsByClassName(trigger)
    if (!summary) return
    const bar = createStore<BarState>(() => ({ place: 'away', height: 0 }))
    bindBar(host, bar)
    bindLink(host)
    followSize(host, { of: [element], atOnce: true }, () => bar.setState({ height: element.offsetHeight }))
    let isPassed = false
    const show = (hasFocus: boolean) => {
      if (isPassed || bar.getState().place === 'in') bar.setState({ place: isPassed || hasFocus ? 'in' : 'out' })
    }
    onPassed(host, summary, (passed) => {
      isPassed = passed
      show(invoke(element, 'contains', document.activeElement))
    })
    // Who has the focus in it would lose it with the bar.
    listen<FocusEvent>(host, element, 'focusout', ({ relatedTarget }) => show(relatedTarget instanceof Node && invoke(element, 'contains', relatedTarget)))
  },
})

/** The class of what has to be scrolled past. */
function readTrigger(): string {
  const params = readGlobal(PARAMS)
  return isRecord(params) ? readText(params[TRIGGER]).trim() : ''
}

/** Tells whether an element has been scrolled past, now and when that changes. What lies below the window counts as ahead, however far. */
function onPassed(host: Host, element: Element, listener: (isPassed: boolean) => void): void {
  const observer = new IntersectionObserver(host.guard((entries: readonly IntersectionObserverEntry[]) => {
    const last = entries.at(-1)
    if (last) listener(!last.isIntersecting && last.boundingClientRect.bottom < 0)
  }), { rootMargin: '0px 0px 1000000px 0px' })
  observer.observe(element)
  host.onEnd(() => observer.disconnect())
}

/** Shows where the bar is. Out of the window nothing of it can be reached, and what the page goes to stands below it. */
function bindBar(host: Host, bar: StoreApi<BarState>): void {
  const root = document.documentElement
  const before = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  adopt(host, host.element, bar, ({ place }) => ({
    classes: { [classes.in]: place === 'in', [classes.out]: place === 'out' },
    attributes: place === 'in' ? {} : { inert: '' },
    style: reducesMotion() ? { 'animation-duration': '0s' } : {},
  }))
  adopt(host, root, bar, ({ height }) => (height > 0 ? { style: { 'scroll-padding-top': `${String(before + height)}px` } } : {}))
}

/** Binds the bar's link: of a product that has to be chosen first it leads to the choice. */
function bindLink(host: Host): void {
  listen<MouseEvent>(host, host.element, 'click', (event) => {
    const product = productOf()
    if (!product || invoke(product, 'matches', anatomy.addedByLink) || event.defaultPrevented || !isPlainClick(event)) return
    if (!nearest(event.target, anatomy.button)) return
    event.preventDefault()
    product.scrollIntoView({ behavior: reducesMotion() ? 'instant' : 'smooth' })
    // What is hidden behind a plugin's controls cannot have the focus, which would be lost with the bar.
    const choices = [...invoke(product, 'querySelectorAll', anatomy.choice)] as HTMLElement[]
    choices.find(hasBox)?.focus({ preventScroll: true })
  })
}

/** The product that the page is about. */
function productOf(): HTMLElement | null {
  const [, id] = pageClass.exec(document.body.className) ?? []
  return id === undefined ? null : document.getElementById(productId + id)
}
