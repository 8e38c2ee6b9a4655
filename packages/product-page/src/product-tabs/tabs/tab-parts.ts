import { attributeOf, invoke, native, nearest } from '@tillkit/dom'
import { anatomy, classes, WRAPPER } from '../anatomy.ts'
import { fragmentsOf } from './pick.model.ts'

/** A tab: its link, and the panel that the link names. */
export interface Tab {
  readonly link: HTMLElement
  readonly panel: HTMLElement
}

const within = (wrapper: Element, selector: string) => [...invoke(wrapper, 'querySelectorAll', selector)] as HTMLElement[]

/** The list of the tabs; null where the page has printed none. */
export const listOf = (wrapper: Element): Element | null => invoke(wrapper, 'querySelector', anatomy.list)

/** Whether an element is a panel of these tabs, and not of others, nor one within a panel. */
export function isPanelOf(wrapper: Element, element: Element): boolean {
  const parent = native(element, 'parentElement')
  const around = nearest(parent, anatomy.panel)
  return nearest(element, WRAPPER) === wrapper && (!around || !invoke(wrapper, 'contains', around))
}

/** The panels of these tabs, as they are at this moment. */
const panelsOf = (wrapper: Element): HTMLElement[] => within(wrapper, anatomy.panel).filter((panel) => isPanelOf(wrapper, panel))

/** The panel that a link of the list names, by its id as it stands or decoded. */
export function panelOf(wrapper: Element, link: Element, panels: readonly HTMLElement[] = panelsOf(wrapper)): HTMLElement | undefined {
  const names = fragmentsOf(attributeOf(link, 'href'))
  return panels.find(({ id }) => names.includes(id))
}

/** The tabs whose panel is there, in their order, as they are at this moment: plugins add some. */
export function tabsOf(wrapper: Element): Tab[] {
  const list = listOf(wrapper)
  const panels = panelsOf(wrapper)
  return (list ? within(list, anatomy.link) : []).flatMap((link) => {
    const panel = panelOf(wrapper, link, panels)
    return panel ? [{ link, panel }] : []
  })
}

/** The tab of the reviews. */
export const reviewsAmong = (tabs: readonly Tab[]): Tab | undefined =>
  tabs.find(({ link }) => nearest(link, anatomy.item)?.classList.contains(classes.reviews))

/** The tab that an element belongs to: it stands in its panel, or is, or is around, its link. */
export function tabAround(tabs: readonly Tab[], element: Element | null): Tab | undefined {
  return element ? tabs.find(({ link, panel }) => invoke(panel, 'contains', element) || nearest(link, anatomy.item) === element || link === element) : undefined
}
