import { adoptAs, live, adopt } from '@tillkit/mount'
import { browserStorage, listen, reducesMotion } from '@tillkit/dom'
import { readGlobal } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { type ListingHost, all, closestTo, isPlain, scrollTo } from '../../panel/context.ts'
import { ICONS, anatomy } from '../../filters.anatomy.ts'
import { pageName } from '../../address/listing-address.ts'
import { parseAddress } from '../../address/address-query.ts'
import { iconClass, OVERLAY, memoryOf, oldPageName, PAGE, viewOf, views } from './anatomy.ts'

/** What a listing shows before anybody uses it. */

/** Pictures that show an icon when they are pointed at take it from the listing's own attributes. */
export function bindOverlays(host: ListingHost): void {
  const icons = Object.fromEntries(ICONS.flatMap((name) => {
    const icon = host.element.getAttribute(name)
    return icon === null ? [] : [[name, icon]]
  }))
  const marks = Object.fromEntries(Object.keys(icons).map((name) => [iconClass(name), true]))
  live(host, OVERLAY, (overlay, life) => adoptAs(life, overlay, { attributes: icons, classes: marks }), host.element)
}

/** Shows the listing again whose page link the browser has followed: the plugin's own memory, under its own name. */
export function bindTurnedPage(host: ListingHost): void {
  const { element, config } = host
  const key = memoryOf(pageId())
  const names = [pageName(all(document, anatomy.shop).indexOf(element) + 1), oldPageName(config.index)]
  const isTurned = parseAddress(location).parameters.some(({ name }) => names.some((own) => name === own || name.startsWith(`${own}[`)))
  // Where nothing is kept the page opens at its top, as any page does.
  if (browserStorage.read(key) === config.index) {
    browserStorage.write(key, null)
    if (isTurned) scrollTo(element)
  }
  // At the document, behind whoever answers page links in the listing: it remembers those that the browser follows.
  listen<MouseEvent>(host, document, 'click', (event) => {
    if (isPlain(event) && closestTo(event, anatomy.pageLink, element)) browserStorage.write(key, config.index)
  })
}

type View = 'grid' | 'list'

/** How long the choice is kept, in days, and how long one view takes to give way to the other, in ms. */
const DAYS = 7
const FADE = 200

/** Lets the two buttons switch between grid and list, and remembers which: the server reads the same cookie. */
export function bindView(host: ListingHost): void {
  const { element } = host
  // Until somebody switches, what shows is the server's business.
  const store = createStore<{ readonly view: View | null }>(() => ({ view: null }))
  const printed = (): View => (element.querySelector(anatomy.viewButton + views.chosenList) ? 'list' : 'grid')
  live(host, anatomy.viewButton, (button, life) => {
    const own = shownBy(button)
    adopt(life, button, store, ({ view }) => ({
      classes: view === null ? {} : { [views.active]: view === own },
      attributes: { 'aria-pressed': String((view ?? printed()) === own), 'aria-label': host.t(own), type: 'button' },
    }))
  }, element)
  for (const own of ['grid', 'list'] as const) {
    live(host, viewOf(own), (layout, life) => {
      // One view alone has no switch.
      if (!element.querySelector(anatomy.viewButton)) return
      adopt(life, layout, store, ({ view }) => (view === null ? {} : { shown: view === own }))
    }, element)
  }
  listen(host, element, 'click', (event) => {
    const button = closestTo(event, anatomy.viewButton, element)
    if (!button) return
    event.preventDefault()
    const view = shownBy(button)
    remember(host, view)
    if (view !== (store.getState().view ?? printed())) fade(host, () => store.setState({ view }))
  })
}

function shownBy(button: Element): View {
  return button.classList.contains(views.button) ? 'list' : 'grid'
}

function remember({ config }: ListingHost, view: View): void {
  document.cookie = `${memoryOf(pageId())}_${config.index}=${view}; max-age=${DAYS * 86_400}; path=/; SameSite=Lax`
}

/** One view gives way to the other, by the browser's own transition where it has one; at once for those who want less motion. */
function fade(host: ListingHost, change: () => void): void {
  const { element } = host
  if (reducesMotion() || document.visibilityState === 'hidden') return change()
  if ('startViewTransition' in document) {
    const named = host.branch()
    adoptAs(named, element, { style: { 'view-transition-name': 'tillkit-listing' } })
    const transition = document.startViewTransition(host.guard(change))
    host.onEnd(() => transition.skipTransition())
    // Rejects where another click, or the end, comes before it: the view has changed all the same.
    transition.ready.catch(() => undefined)
    return void transition.finished.then(() => named.end())
  }
  change()
  for (const layout of element.querySelectorAll<HTMLElement>(views.any)) {
    layout.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
  }
}

/** The page's number, by which the plugin names what it remembers; empty where the theme does not say it. */
export function pageId(): string {
  return String(Object(readGlobal(PAGE)).page_id ?? '')
}
