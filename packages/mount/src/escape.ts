import type { Life } from '@tillkit/dom'
import type { Source } from './adopt.ts'

/** Something that lies open, and that Escape closes. */
export interface Closable {
  /**
   * Where it lies: a press in there goes no further, so that a theme's dialog around it stays open. Left out, it lies in no
   * one place, and those who listen at the document all the time may answer a press first.
   */
  readonly within?: Element
  /** Whether it is open, as a state to follow. Left out, it is open for as long as the life lasts. */
  readonly isOpen?: Source<boolean>
  /** Closes it. @returns false where nothing was to be seen of it: then what was opened before it is closed instead */
  close(): unknown
  /** What takes the focus afterwards, where that was in it or nowhere. Left out, the focus is `close`'s business. */
  opener?(): HTMLElement | null | undefined
}

/** What closes the things that lie open on the page, of all units, in the order in which they were opened. */
const opened: (() => boolean)[] = []

/**
 * Lets Escape close something wherever the focus is: after a click on what takes none it is nowhere. Of several that lie
 * open one press closes the one that was opened last. A press that somebody else has answered closes nothing.
 */
export function closeOnEscape(life: Life, { within, isOpen, close, opener }: Closable): void {
  const closeThis = () => {
    const active = document.activeElement
    const isFree = !active || active === document.body || within?.contains(active)
    let isClosed = true
    life.guard(() => {
      isClosed = close() !== false
    })()
    if (isClosed && isFree) opener?.()?.focus()
    return isClosed
  }
  const forget = () => {
    const at = opened.indexOf(closeThis)
    if (at >= 0) opened.splice(at, 1)
    if (opened.length === 0) document.removeEventListener('keydown', press)
  }
  const follow = () => {
    forget()
    if (isOpen && !isOpen.getState()) return
    opened.push(closeThis)
    // Only while something is open, and so behind those who listen all the time: they may have answered the press.
    document.addEventListener('keydown', press)
  }
  within?.addEventListener('keydown', press as EventListener, { signal: life.signal })
  if (isOpen) life.onEnd(isOpen.subscribe(follow))
  life.onEnd(forget)
  follow()
}

function press(event: KeyboardEvent): void {
  // While a word is being composed, Escape gives up that word.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || opened.length === 0) return
  // A key that is held down closes one thing, not all.
  if (!event.repeat && !opened.toReversed().some((close) => close())) return
  event.preventDefault()
  event.stopPropagation()
}
