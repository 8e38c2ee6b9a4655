import { closeOnEscape, type Host, type Source } from '@tillkit/mount'
import { closeWithPage } from '../shared/close-with-page.late.ts'
import { anatomy } from './anatomy.ts'
import { chainOf } from './chain.ts'
import { keepInWindow } from './edges.late.ts'
import type { OpenLists } from './open-lists.ts'

/** A menu's lists, whether any of them is open, and what gives the focus to a link without opening its list. */
interface Opened {
  readonly lists: OpenLists
  readonly isOpen: Source<boolean>
  readonly goTo: (link: HTMLElement) => void
}

/** What a menu needs once one of its lists has opened: Escape and the page's going close them, and the window's edge keeps none back. */
export function bindOpened(host: Host, { lists, isOpen, goTo }: Opened): void {
  const { element } = host
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
