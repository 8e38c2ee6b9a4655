import { derive, type Host } from '@tillkit/mount'
import { closeOpened } from '../shared/closing.ts'
import { anatomy, LIST } from './anatomy.ts'
import { ancestorEntries, type OpenLists } from './open-lists.ts'
import { keepInWindow } from './window-edges.ts'

/** What a menu needs once one of its lists has opened: Escape and the page's going close them, and none ends beyond the window's edge. */
export function bindOpened({ element, ...life }: Host, { store, closeAll }: OpenLists): void {
  const isOpen = derive(store, ({ shown }) => shown.some((entry) => entry.querySelector(LIST)))
  keepInWindow(life, store)
  closeOpened(life, {
    within: element,
    isOpen,
    close() {
      // What that opens is closed right after.
      ancestorEntries(element, document.activeElement).at(-1)?.querySelector<HTMLElement>(anatomy.link)?.focus({ preventScroll: true })
      closeAll()
    },
  })
}
