import { hasBox, invoke, listen, nameIn, tabFor } from '@tillkit/dom'
import { defineBehaviour } from '@tillkit/mount'
import { emitLegacy, onLegacy, pageJQuery } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { reducesMotion } from '@tillkit/platform/theme'
import { onAnchor } from '../shared/address/anchor.ts'
import { onHash, writeHash, partsOf, saidTo } from '../shared/address/hash.ts'
import { isOurClick } from '../shared/links/link-clicks.ts'
import { events, HASH, TABS } from './anatomy.ts'
import { followLayout, isNarrow } from './layout.ts'
import { bindTabs, type TabsHost, type TabsStore, readTabs, type TabsConfig } from './tabs.bind.ts'
import { tabIn } from './tabs.model.ts'

/** Shows a tab for the shopper; `isStep`: of many that are gone through by arrow keys, of which Back does not have to go through each. */
type SelectTab = (index: number, isStep: boolean) => void

/** Shows one of several panels, by a list of tabs. */
export const unit = defineBehaviour<TabsConfig>({
  name: 'page-builder/tabs',
  selector: TABS,
  when: 'now',
  read: readTabs,
  start(host) {
    const { element, config: { first, tabs } } = host
    if (tabs.length === 0) return
    const isStacked = isNarrow(element)
    const store: TabsStore = createStore(() => ({ active: first, shown: first, isStacked, height: undefined }))
    const choose = choosing(host, store)
    // What the shopper chooses is told to the address; what the address says is not, and comes without motion.
    const selectTab: SelectTab = (index, isStep) => {
      choose(index, true)
      writeHash(element.id, [index], isStep)
    }
    bindTabs(host, store)
    followLayout(host, store)
    answerClicks(host, selectTab)
    answerKeys(host, store, selectTab)
    followAddress(host, store, (index) => choose(index, false))
    // The browser's own search has found something in there: nothing has to move then.
    tabs.forEach(({ panel }, index) => panel && listen(host, panel, 'beforematch', () => choose(index, false)))
  },
})

/** Makes what shows a panel, the one before it fading first or not. Of several choices the last counts. */
function choosing(host: TabsHost, store: TabsStore): (index: number, isFading: boolean) => void {
  const { element, config: { tabs } } = host
  const panelAt = (index: number) => tabs[index]?.panel
  const wrapped = (index: number): unknown => pageJQuery()?.(panelAt(index) as HTMLElement) ?? panelAt(index)
  const isOver = (index: number) => host.signal.aborted || store.getState().active !== index
  const land = (index: number) => emitLegacy(element, events.after, [{ next_slide: wrapped(index) }])
  const fadeTo = async (index: number, from: HTMLElement | undefined) => {
    for (const motion of from?.getAnimations() ?? []) motion.cancel()
    await fade(from, 0)
    if (isOver(index)) return
    store.setState({ shown: index })
    await fade(panelAt(index), 1)
    if (!isOver(index)) land(index)
  }
  return (index, isFading) => {
    const { active, shown } = store.getState()
    if (active === index) return
    emitLegacy(element, events.slide, [{ current: wrapped(active), next: wrapped(index) }])
    store.setState({ active: index })
    emitLegacy(element, events.before, [{ direction: index, next_slide: wrapped(index) }])
    if (isFading) return host.guard(fadeTo)(index, panelAt(shown))
    store.setState({ shown: index })
    land(index)
  }
}

/** A click anywhere on a tab, by the shopper or by a script, which may raise it through jQuery alone. */
function answerClicks(host: TabsHost, selectTab: SelectTab): void {
  const { element, config: { tabs } } = host
  onLegacy(element, 'click', (event) => {
    const index = tabs.findIndex(({ item }) => event.target instanceof Node && invoke(item, 'contains', event.target))
    if (index < 0 || !isOurClick(event)) return
    event.preventDefault()
    selectTab(index, false)
  }, host)
}

/** The keys that tabs have anywhere: the arrows go to the next one and show it. */
function answerKeys(host: TabsHost, store: TabsStore, selectTab: SelectTab): void {
  const { tabs } = host.config
  listen<KeyboardEvent>(host, host.element, 'keydown', (event) => {
    const at = tabs.findIndex(({ link }) => link === event.target)
    if (at < 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRightToLeft = getComputedStyle(host.element).direction === 'rtl'
    const to = event.key === ' ' ? at : tabFor(event.key, { at, count: tabs.length, isRightToLeft, isStacked: store.getState().isStacked })
    if (to === undefined) return
    event.preventDefault()
    tabs[to]?.link.focus()
    selectTab(to, event.key !== ' ')
  })
}

/** What the page's address says: a tab's number, the name of a tab of a product's, or something that stands in a panel. */
function followAddress(host: TabsHost, store: TabsStore, choose: (index: number) => void): void {
  const { tabs, first } = host.config
  const open = (index: number) => index >= 0 && choose(index)
  const byName = () => {
    const name = nameIn(location.hash)
    const links = [`#${name}`, `#${HASH}${name}`].filter((link) => link.startsWith(`#${HASH}`))
    open(tabs.findIndex(({ link }) => links.includes(invoke(link, 'getAttribute', 'href') ?? '')))
  }
  // Before a name opens it: what has been hidden until now is scrolled to.
  onAnchor(host, (anchor) => {
    const index = tabs.findIndex(({ panel }) => panel?.contains(anchor))
    const wasHidden = index !== store.getState().shown
    open(index)
    return index >= 0 && wasHidden
  })
  // Whoever goes back to what was said to other modules alone goes back to before anything was chosen here.
  const { id } = host.element
  const isUnsaid = () => location.hash === '' || (id !== '' && partsOf(location.hash).size > 0 && !saidTo(location.hash, id))
  listen(host, window, 'hashchange', () => (isUnsaid() ? choose(first) : byName()))
  byName()
  onHash(host, ([text]) => open(tabIn(text, tabs.length) ?? -1))
}

/** How long a panel takes to go, and the next one to come, in ms. */
const FADE = 500

/** Fades an element out or in, for those who like motion. Settles when that is done, or was cut short. */
async function fade(element: Element | undefined, to: 0 | 1): Promise<void> {
  if (!element || reducesMotion() || document.hidden || !hasBox(element)) return
  const motion = element.animate({ opacity: [1 - to, to] }, { duration: FADE, easing: 'ease' })
  await motion.finished.catch(() => undefined)
}
