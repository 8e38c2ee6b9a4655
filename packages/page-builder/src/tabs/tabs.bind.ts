import { invoke, searchesHidden, UNTIL_FOUND } from '@tillkit/dom'
import { adopt, adoptAs, type Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import { anatomy, classes } from './anatomy.ts'

/** One tab: what is clicked, its link, and what it shows. */
interface Tab {
  readonly item: Element
  readonly link: HTMLElement
  readonly panel: HTMLElement | undefined
}

/** A module of tabs. */
export interface TabsConfig {
  /** The list of the tabs; undefined where the module was printed without. */
  readonly list: Element | undefined
  readonly tabs: readonly Tab[]
  /** The tab that the server opened. */
  readonly first: number
}

/** What stands directly in the first element of a kind. Tabs may stand in a panel of others: those come after their own. */
function childrenOf(element: Element, selector: string): HTMLElement[] {
  return [...(invoke(element, 'querySelector', selector)?.children ?? [])].filter((child) => child instanceof HTMLElement)
}

/** Reads the tabs, each with the panel in the same place. */
export function readTabs(element: HTMLElement): TabsConfig {
  const items = childrenOf(element, anatomy.controls)
  const panels = childrenOf(element, anatomy.panels)
  const tabs = items.map((item, index) => ({ item, link: item.querySelector('a') ?? item, panel: panels[index] }))
  const first = items.findIndex((item) => item.classList.contains(classes.tab))
  return { list: items[0]?.parentElement ?? undefined, tabs, first: Math.max(0, first) }
}

/** What a module of tabs shows. */
interface TabsState {
  /** The tab that is chosen. */
  readonly active: number
  /** The panel that shows: for a moment still the last one, which fades. */
  readonly shown: number
  /** Whether the tabs stand one below the other. */
  readonly isStacked: boolean
  /** How high every tab is in px, as the tallest; undefined where each may be as high as it is. */
  readonly height: number | undefined
}

export type TabsHost = Host<TabsConfig>
export type TabsStore = StoreApi<TabsState>

/** How the ids begin that are given here. */
const OURS = 'tillkit-tabs-'

let count = 0

/** Writes what is chosen onto the server's nodes: the theme's classes, and what says to screen readers that these are tabs. */
export function bindTabs(host: TabsHost, store: TabsStore): void {
  const { list, tabs } = host.config
  const name = `${OURS}${String(count += 1)}`
  if (list) adopt(host, list, store, ({ isStacked }) => ({ attributes: { role: 'tablist', 'aria-orientation': isStacked ? 'vertical' : null } }))
  adopt(host, host.element, store, ({ isStacked }) => ({ classes: { [classes.stacked]: isStacked } }))
  tabs.forEach((tab, index) => bindTab(host, store, { ...tab, index, name: `${name}-${String(index)}` }))
}

interface NamedTab extends Tab {
  readonly index: number
  readonly name: string
}

/** An element's own id. One of ours has come with a copy of tabs that were mounted, and names theirs. */
function idOf(element: Element): string {
  if (element.id.startsWith(OURS)) element.removeAttribute('id')
  return element.id
}

function bindTab(host: TabsHost, store: TabsStore, { item, link, panel, index, name }: NamedTab): void {
  const ids = { tab: idOf(link) || `${name}-tab`, panel: (panel && idOf(panel)) || name }
  if (item !== link) adoptAs(host, item, { attributes: { role: 'presentation' } })
  adopt(host, item, store, ({ active, height }) => ({
    classes: { [classes.tab]: active === index },
    style: height === undefined ? {} : { height: `${String(height)}px` },
  }))
  adopt(host, link, store, ({ active }) => ({
    attributes: {
      role: 'tab', id: ids.tab, tabindex: active === index ? '0' : '-1', 'aria-selected': String(active === index),
      ...(panel && { 'aria-controls': ids.panel }),
    },
  }))
  if (!panel) return
  // Of a copy of tabs that were mounted.
  if (invoke(panel, 'getAttribute', 'hidden') === UNTIL_FOUND) invoke(panel, 'removeAttribute', 'hidden')
  const isSearched = searchesHidden()
  adopt(host, panel, store, ({ shown }) => ({
    classes: { [classes.panel]: shown === index, [classes.slide]: shown === index },
    style: { display: shown === index ? 'block' : 'none' },
    attributes: {
      role: 'tabpanel', id: ids.panel, tabindex: '0', 'aria-labelledby': ids.tab,
      ...(isSearched && shown !== index && { hidden: UNTIL_FOUND }),
    },
  }))
}
