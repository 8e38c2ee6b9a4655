import { invoke } from '@tillkit/dom'
import { anatomy, classes } from './anatomy.ts'

/** One tab: what is clicked, its link, and what it shows. */
export interface Tab {
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
