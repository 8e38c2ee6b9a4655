import type { EndableLife, Life } from '@tillkit/dom'
import { slot, type Place } from '@tillkit/mount'

/** What is said of something that failed, and where. */
export interface Failure {
  readonly words: string
  /** What themes know the line by. */
  readonly className: string
  readonly id?: string
  /** `alert` has the line itself read out. Default none: whoever shows it announces it. */
  readonly role?: 'alert'
  /** `p`, a line of its own; `span`, one beside a control; `ul`, what becomes a list of one. Default `p`. */
  readonly tag?: 'p' | 'span' | 'ul'
  /**
   * Where it stands: in a slot of ours; or where a function puts it, for a line that third parties look for among the nodes
   * of the server's.
   */
  readonly place: Place | ((line: HTMLElement) => void)
  /** Adds to the line, which has a life of its own within that of all lines: `tryAgain`. Default nothing. */
  readonly add?: (line: HTMLElement, own: EndableLife, life: Life) => void
}

/** The lines that stand at this moment, each by what it speaks of. */
export interface FailureLines<Key> {
  /** Says it, in place of what was said of the same before. Without words nothing is said of it any more. */
  readonly show: (key: Key, failure: Failure) => void
  /** Takes back what was said: it is done by now, or tried again. */
  readonly clear: (key: Key) => void
}

/**
 * Makes what says that something failed, without React: the network that has just failed would have to bring that. The lines
 * go with the life.
 */
export function createFailureLines<Key>(life: Life): FailureLines<Key> {
  const lines = new Map<Key, EndableLife>()
  const clear = (key: Key) => lines.get(key)?.end()
  return {
    clear,
    show(key, { words, tag = 'p', place, add, ...look }) {
      clear(key)
      if (!words) return
      const own = life.branch()
      const line = Object.assign(document.createElement(tag), look, { textContent: words })
      lines.set(key, own)
      // Before its slot goes, and the focus with it.
      add?.(line, own, life)
      own.onEnd(() => line.remove())
      if (typeof place === 'function') place(line)
      else slot(own, place).append(line)
    },
  }
}
