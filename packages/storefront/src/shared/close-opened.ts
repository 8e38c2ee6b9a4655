import { hasBox, listen, type Life } from '@tillkit/dom'
import { closeOnEscape, type Source } from '@tillkit/mount'

/** What is open for a while, where it lies, and what closes it. */
export interface Opened {
  readonly isOpen: Source<boolean>
  readonly within: Element
  readonly close: () => void
  /** What takes the focus after Escape, where that was in it or nowhere. Left out, the focus is `close`'s business. */
  readonly opener?: () => HTMLElement | null
}

/** Closes what is open by Escape, when the window's new size has no place for it, and on a page that comes back from the browser's memory. */
export function closeOpened(life: Life, opened: Opened): void {
  const { isOpen, within, close } = opened
  closeOnEscape(life, opened)
  listen<PageTransitionEvent>(life, window, 'pageshow', ({ persisted }) => persisted && isOpen.getState() && close())
  listen(life, window, 'resize', () => isOpen.getState() && !hasBox(within) && close())
}
