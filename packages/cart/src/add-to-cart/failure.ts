import type { EndableLife, Life } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import { classes } from './anatomy.ts'

/** What we say beside buttons that could not do their work. */
export interface FailureNotes {
  show(button: Element, words: string): void
  clear(button: Element): void
}

/**
 * Makes them. A note is one line of text, so it is set without React: the network that has just failed would have to
 * bring it.
 */
export function createFailureNotes(life: Life): FailureNotes {
  const notes = new WeakMap<Element, EndableLife>()
  const clear = (button: Element) => notes.get(button)?.end()
  return {
    clear,
    show(button, words) {
      clear(button)
      if (!button.isConnected) return
      const own = life.branch()
      notes.set(button, own)
      const note = document.createElement('span')
      note.className = classes.error
      note.textContent = words
      slot(own, { position: 'after', anchor: button }).append(note)
    },
  }
}
