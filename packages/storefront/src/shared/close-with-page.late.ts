import { invoke, listen, type Life } from '@tillkit/dom'
import type { Source } from '@tillkit/mount'

/** What is open for a while, where it stands, and what closes it. */
export interface Opened {
  readonly isOpen: Source<boolean>
  readonly place: Element
  readonly close: () => void
}

/** Closes what is open when the window's new size has no place for it, and on a page that comes back from the browser's memory. */
export function closeWithPage(life: Life, { isOpen, place, close }: Opened): void {
  listen<PageTransitionEvent>(life, window, 'pageshow', ({ persisted }) => persisted && isOpen.getState() && close())
  listen(life, window, 'resize', () => isOpen.getState() && invoke(place, 'getClientRects').length === 0 && close())
}
