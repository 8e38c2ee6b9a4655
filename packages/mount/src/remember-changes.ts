import { type Life, listen } from '@tillkit/dom'

/** What a field raises when the shopper changes it. jQuery's own listeners hear both. */
const TYPES = ['input', 'change']

/** The fields that have been changed on this page. */
export interface Changes {
  /** Whether a field is one of them. */
  readonly has: (field: Element) => boolean
  /** Raises their events once more, and forgets them: for a script that comes after that, and reads a field when it hears of it. */
  readonly tell: () => void
}

/** Remembers which fields are changed from now on. */
export function rememberChanges(life: Life): Changes {
  let changed = new WeakSet<EventTarget>()
  for (const type of TYPES) listen(life, window, type, ({ target }) => target && changed.add(target), { capture: true })
  const has = (field: Element) => changed.has(field)
  const tell = () => {
    // A file that is named again would be sent again.
    for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=file]),select,textarea')) {
      // Of a group of radio buttons the one speaks that was chosen.
      if (!has(field) || (field.type === 'radio' && !field.checked)) continue
      for (const type of TYPES) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    changed = new WeakSet()
  }
  return { has, tell }
}
