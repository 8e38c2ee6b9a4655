import { isComposed, type Life } from '@tillkit/dom'
import type { Source } from '../bridges/adopt.ts'

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

/** Something of ours that lies open. */
interface Opened {
  readonly within: Element | undefined
  /** Closes it. @returns whether anything was to be seen of it */
  readonly close: () => boolean
}

/** What lies open on the page, of all units, in the order in which it was opened. */
const opened: Opened[] = []

/** Dialogs that keep everything else of a page out of reach. */
const MODAL = 'dialog:modal,[role$=dialog][aria-modal=true]'

/**
 * Lets Escape close something wherever the focus is: after a click on what takes none it is nowhere. Of several that lie
 * open one press closes the one that was opened last. A press that somebody else has answered closes nothing.
 */
export function closeOnEscape(life: Life, { within, isOpen, close, opener }: Closable): void {
  const closeIt = () => {
    const active = document.activeElement
    const isFree = !active || active === document.body || within?.contains(active)
    let isClosed = true
    life.guard(() => {
      isClosed = close() !== false
    })()
    if (isClosed && isFree) opener?.()?.focus()
    return isClosed
  }
  const mine: Opened = { within, close: closeIt }
  const forget = () => {
    const at = opened.indexOf(mine)
    if (at >= 0) opened.splice(at, 1)
    if (opened.length === 0) document.removeEventListener('keydown', press)
  }
  const follow = () => {
    forget()
    if (isOpen && !isOpen.getState()) return
    opened.push(mine)
    // Only while something is open, and so behind those who listen all the time: they may have answered the press.
    document.addEventListener('keydown', press)
  }
  // A listener of its own: another thing in the same place goes without this one.
  within?.addEventListener('keydown', (event) => press(event as KeyboardEvent), { signal: life.signal })
  if (isOpen) life.onEnd(isOpen.subscribe(follow))
  life.onEnd(forget)
  follow()
}

function press(event: KeyboardEvent): void {
  // While a word is being composed, Escape gives up that word.
  if (event.key !== 'Escape' || event.defaultPrevented || isComposed(event) || opened.length === 0) return
  // A key that is held down closes one thing, not all.
  const closable = opened.filter((one) => !isBehind(one))
  if (event.repeat ? closable.length === 0 : !closable.toReversed().some(({ close }) => close())) return
  event.preventDefault()
  event.stopPropagation()
}

/** Whether somebody else's dialog lies over something of ours, which the keyboard is not in: the press is that dialog's. */
function isBehind({ within }: Opened): boolean {
  const { activeElement } = document
  if (!within || within.contains(activeElement)) return false
  const over = [document.elementFromPoint(innerWidth / 2, innerHeight / 2), activeElement].map((one) => one?.closest(MODAL))
  return over.some((dialog) => dialog && !within.contains(dialog) && !dialog.contains(within))
}
