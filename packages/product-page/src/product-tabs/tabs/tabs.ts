import { isPlainClick, nearest } from '@tillkit/dom'
import { emitLegacy, onLegacy, raise } from '@tillkit/platform'
import { anatomy, INIT, TAB_SHOWN } from '../anatomy.ts'
import type { TabsHost } from '../context.ts'
import { followAddress, tabOfAddress } from './address.ts'
import { bindKeys } from './keys.ts'
import { listOf, type Tab, tabAround, tabsOf } from './tab-parts.ts'
import { bindParts } from './tabs.bind.ts'
import { createTabsStore, type TabsStore } from './tabs.store.ts'

/** Shows one panel of a product's at a time, by the list of their tabs. */
export function bindTabs(host: TabsHost): void {
  const { element } = host
  const store = createTabsStore()
  const show = (tab: Tab | undefined) => tab && showTab(element, store, tab)
  /** Shows what the address says, or else the first; others hear of it as of a click, which is how the platform picks. */
  const pick = () => {
    const tabs = tabsOf(element)
    const tab = tabOfAddress(tabs, location) ?? tabs[0]
    show(tab)
    if (tab) emitLegacy(tab.link, 'click')
  }
  bindParts(host, store, (panel) => show(tabAround(tabsOf(element), panel)))
  answerClicks(host, show)
  bindKeys(host, store)
  pick()
  followAddress(host, store, show)
  announceStart(host, pick)
}

function showTab(wrapper: Element, store: TabsStore, { panel }: Tab): void {
  if (store.getState().shown === panel.id) return
  store.setState({ shown: panel.id })
  raise(wrapper, TAB_SHOWN, { id: panel.id, panel })
}

/** A click anywhere on a tab, by the shopper or by a script, which may raise it through jQuery alone. A link that names no panel leads where it says. */
function answerClicks(host: TabsHost, show: (tab: Tab | undefined) => void): void {
  const { element } = host
  onLegacy(element, 'click', (event) => {
    const click = event.originalEvent ?? event
    if (click instanceof MouseEvent && !isPlainClick(click)) return
    const link = nearest(event.target, anatomy.link)
    if (!link || nearest(link, anatomy.list) !== listOf(element)) return
    const tab = tabsOf(element).find((one) => one.link === link)
    if (!tab) return
    event.preventDefault()
    show(tab)
  }, host)
}

/** Raises what the platform's script raised as it started, and picks anew where others raise it at these tabs: a quick view has filled them. */
function announceStart(host: TabsHost, pick: () => void): void {
  const { element } = host
  let isOurs = false
  onLegacy(element, INIT, ({ target }) => {
    // The stars' own bubbles up to the tabs: what the shopper has opened stays.
    if (target === element && !isOurs) pick()
  }, host)
  isOurs = true
  emitLegacy(element, INIT)
  isOurs = false
}
