import { listen, reducesMotion } from '@tillkit/dom'
import { adopt, adoptAs, live } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { anatomy } from '../../filters.anatomy.ts'
import { closestTo, type ListingHost } from '../../panel/context.ts'
import { memoryOf, PAGE, viewOf, views } from './anatomy.ts'

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
