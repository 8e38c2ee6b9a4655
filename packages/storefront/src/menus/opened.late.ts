import { closeOnEscape, derive, type Host } from '@tillkit/mount'
import { closeWithPage } from '../shared/close-with-page.late.ts'
import { anatomy } from './anatomy.ts'
import { chainOf } from './chain.ts'
import { keepInWindow } from './edges.late.ts'
import type { OpenLists } from './open-lists.ts'

/**
 * What a menu needs once one of its lists has opened: Escape and the page's going close them, and none ends beyond the window's edge.
 * @param goTo gives the focus to a link without opening its list
 */
export function bindOpened(host: Host, lists: OpenLists, goTo: (link: HTMLElement) => void): void {
  const { element } = host
  const isOpen = derive(lists.store, ({ shown }) => shown.some((entry) => entry.querySelector(anatomy.list)))
  keepInWindow(host, lists.store)
  closeWithPage(host, { isOpen, place: element, close: lists.closeAll })
  closeOnEscape(host, {
    within: element,
    isOpen,
    close() {
      const link = chainOf(element, document.activeElement).at(-1)?.querySelector<HTMLElement>(anatomy.link)
      if (link) goTo(link)
      lists.closeAll()
    },
  })
}
