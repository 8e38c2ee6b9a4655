import { listen, native, nearest, type Life } from '@tillkit/dom'
import { anatomy } from '../anatomy.ts'

/**
 * Follows Enter in fields. Browsers make of it a press of the form's first button, whichever that is, and send the form, at the end of
 * its `keypress`, in the very same task; while a word is being composed there is none.
 * @returns whether it was pressed in this task, and nobody has answered it
 */
export function trackImplicitSubmission(life: Life): () => boolean {
  let entered: Event | undefined
  const forget = () => {
    entered = undefined
  }
  listen<KeyboardEvent>(life, window, 'keypress', (event) => {
    if (event.key !== 'Enter' || !event.isTrusted || !nearest(event.target, anatomy.sendingField)) return
    entered = event
    setTimeout(forget)
  }, { capture: true })
  // A script that answers the key by pressing a button means it.
  listen(life, window, 'click', ({ isTrusted }) => isTrusted || forget(), { capture: true })
  return () => entered?.defaultPrevented === false
}

/** The form that a field or a button belongs to, wherever it stands. */
export function formOf(control: EventTarget | null): HTMLFormElement | null | undefined {
  return control instanceof Element ? native(control as HTMLInputElement, 'form') : null
}
