import { attributeOf, invoke, listen, nearest, searchesHidden, UNTIL_FOUND } from '@tillkit/dom'
import { adopt, type Bindings, live } from '@tillkit/mount'
import { anatomy, classes } from '../anatomy.ts'
import type { TabsHost } from '../context.ts'
import { isPanelOf, listOf, panelOf } from './tab-parts.ts'
import type { TabsStore } from './tabs.store.ts'

/**
 * Writes what is shown onto list, tabs and panels, those that come later too. Before a tab was picked all of them are as printed.
 * @param found is told of a panel in which the browser's own search has found something
 */
export function bindParts(host: TabsHost, store: TabsStore, found: (panel: Element) => void): void {
  const { element } = host
  live(host, anatomy.list, (list, life) => {
    if (list !== listOf(element)) return
    adopt(life, list, store, ({ isStacked }) => ({ attributes: { role: 'tablist', ...(isStacked && { 'aria-orientation': 'vertical' }) } }))
  }, element)
  live(host, anatomy.link, (link, life) => {
    const item = nearest(link, anatomy.item)
    if (!item || nearest(link, anatomy.list) !== listOf(element)) return
    const isShown = (shown: string) => shown === panelOf(element, link)?.id
    adopt(life, item, store, ({ shown }) => shown === undefined ? {} : itemBindings(isShown(shown)))
    adopt(life, link, store, ({ shown }) => {
      const panel = panelOf(element, link)
      return shown === undefined || !panel ? {} : linkBindings(panel.id, isShown(shown))
    })
  }, element)
  live(host, anatomy.panel, (panel, life) => {
    if (!isPanelOf(element, panel)) return
    // Of a copy of tabs that were mounted.
    if (attributeOf(panel, 'hidden') === UNTIL_FOUND) invoke(panel, 'removeAttribute', 'hidden')
    adopt(life, panel, store, ({ shown }) => shown === undefined ? {} : panelBindings(panel, shown === panel.id))
    listen(life, panel, 'beforematch', () => found(panel))
  }, element)
}

/** Older releases print on an item what belongs to its link. */
const itemBindings = (isShown: boolean): Bindings => ({
  classes: { [classes.active]: isShown },
  attributes: { role: 'presentation', 'aria-controls': null, 'aria-selected': null },
})

const linkBindings = (id: string, isShown: boolean): Bindings => ({
  attributes: { role: 'tab', 'aria-controls': id, 'aria-selected': String(isShown), tabindex: isShown ? '0' : '-1' },
})

/** A panel that does not show can be searched by the browser all the same, where it knows how. One that has nothing for the keyboard is a stop itself. */
function panelBindings(panel: Element, isShown: boolean): Bindings {
  if (!isShown) return { shown: false, attributes: { role: 'tabpanel', ...(searchesHidden() && { hidden: UNTIL_FOUND }) } }
  const isStop = invoke(panel, 'querySelector', anatomy.focusable) === null
  return { shown: true, attributes: { role: 'tabpanel', ...(isStop && { tabindex: '0' }) } }
}
