import { listen, type Life } from './life.ts'

/** What a field raises when the shopper changes it. jQuery's own listeners hear both. */
const TYPES = ['input', 'change']

/**
 * Remembers which fields have been changed, for a script that comes after that: most read a field when they next hear of it.
 * @returns raises the events of those fields once more, each time for what was changed since the last
 */
export function rememberChanges(life: Life): () => void {
  let changed = new WeakSet<EventTarget>()
  for (const type of TYPES) listen(life, window, type, ({ target }) => target && changed.add(target), { capture: true })
  return () => {
    // A file that is named again would be sent again.
    for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=file]),select,textarea')) {
      // Of a group of radio buttons the one speaks that was chosen.
      if (!changed.has(field) || (field.type === 'radio' && !field.checked)) continue
      for (const type of TYPES) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    changed = new WeakSet()
  }
}
