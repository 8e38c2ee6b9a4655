import { clickOnSpace, invoke, listen, nearest, tabFor } from '@tillkit/dom'
import { anatomy } from '../anatomy.ts'
import type { TabsHost } from '../context.ts'
import { listOf, tabsOf } from './tab-parts.ts'
import type { TabsStore } from './tabs.store.ts'

/** Binds the keys of the tabs: the arrows, Home and End go from one to the next, Space and Enter open the one that has the focus. */
export function bindKeys(host: TabsHost, store: TabsStore): void {
  const { element } = host
  const isTab = (target: EventTarget | null) => nearest(target, anatomy.list) === listOf(element) && nearest(target, anatomy.link) !== null
  // Measured when it begins to matter: a theme may set the list beside its panels in wide windows.
  listen(host, element, 'focusin', ({ target }) => void (isTab(target) && store.setState({ isStacked: isStacked(element) })))
  listen<KeyboardEvent>(host, element, 'keydown', (event) => {
    if (!isTab(event.target) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    clickOnSpace(event, anatomy.link)
    const links = tabsOf(element).map(({ link }) => link)
    const at = links.findIndex((link) => link === event.target)
    if (at < 0) return
    const isRightToLeft = getComputedStyle(element).direction === 'rtl'
    const to = tabFor(event.key, { at, count: links.length, isRightToLeft, isStacked: isStacked(element) })
    if (to === undefined) return
    event.preventDefault()
    links[to]?.focus()
  })
}

/** Whether the second tab stands below the first. */
function isStacked(wrapper: Element): boolean {
  const [first, second] = tabsOf(wrapper).map(({ link }) => invoke(link, 'getBoundingClientRect'))
  return first !== undefined && second !== undefined && first.height > 0 && second.top >= first.bottom - 1
}
