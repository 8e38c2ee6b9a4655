import { type Life, listen } from '@tillkit/dom'

/** What a field raises when the shopper changes it. jQuery's own listeners hear both. */
const TYPES = ['input', 'change']

/** A file that is named again would be sent again; of a group of radio buttons the one speaks that was chosen. */
const SPEAKING = 'input:not([type=file],[type=radio]:not(:checked)),select,textarea'

/** The fields that have been changed on this page. */
export type Changes = WeakSet<EventTarget>

/** Remembers which fields are changed from now on. */
export function rememberChanges(life: Life): Changes {
  const changed: Changes = new WeakSet()
  for (const type of TYPES) listen(life, window, type, ({ target }) => target && changed.add(target), { capture: true })
  return changed
}

/** Raises the events of changed fields once more, and forgets them: for a script that comes after that, and reads a field when it hears of it. */
export function dispatchChanges(changed: Changes): void {
  for (const field of document.querySelectorAll(SPEAKING)) {
    if (changed.has(field)) for (const type of TYPES) field.dispatchEvent(new Event(type, { bubbles: true }))
    changed.delete(field)
  }
}
