import { listen, type EndableLife } from '@tillkit/dom'
import { adoptAs, type Host } from '@tillkit/mount'

/** What number fields of all browsers take as it is typed. */
const DIGITS = /^[\d.]*$/

/**
 * Lets a number field be typed into as people write numbers. The browser would drop what is no digit, one sign at a time, and make
 * 100050 of `1 000,50`: from such a sign on the field is one of text, until what it holds is a number again.
 * @returns ends that, once the text is a plain number
 */
export function readNotation(host: Pick<Host, 'branch' | 'signal' | 'onEnd' | 'guard'>, field: HTMLInputElement): () => void {
  let own: EndableLife | undefined
  listen<InputEvent>(host, field, 'beforeinput', (event) => {
    const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    // What is put together of several keys, or by a keyboard on the screen, cannot be held up: it would be there twice.
    if (!event.cancelable || field.type !== 'number' || !event.inputType.startsWith('insert') || DIGITS.test(typed)) return
    event.preventDefault()
    const { text, from, to } = shownIn(field)
    own = host.branch()
    adoptAs(own, field, { attributes: { type: 'text', inputmode: 'decimal' } })
    if (field.value !== text) field.value = text
    field.setSelectionRange(from, to)
    // As if it were typed, so that the browser takes it back with the rest, and says `change` when the field is left.
    document.execCommand('insertText', false, typed)
  })
  return () => own?.end()
}

/**
 * What a number field shows, and what of it is selected. It says neither itself, nor the point of `40.`, but the page's selection does
 * in most browsers; elsewhere the caret is taken to be at the end.
 */
function shownIn(field: HTMLInputElement): { readonly text: string; readonly from: number; readonly to: number } {
  const page = getSelection()
  const selected = String(page ?? '')
  // Of what is selected a move leaves the caret at the end; from there it is the beginning that is selected.
  if (selected !== '') page?.modify('move', 'forward', 'character')
  page?.modify('extend', 'backward', 'lineboundary')
  const before = String(page ?? '')
  field.select()
  const shown = String(page ?? '')
  const text = shown || field.value
  const to = shown === '' ? text.length : before.length
  return { text, from: to - selected.length, to }
}
