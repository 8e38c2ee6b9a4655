import { isComposed, listen, nearest } from '@tillkit/dom'
import { drawn } from './anatomy.ts'
import type { Gallery } from './gallery.types.ts'
import { wayOf } from './moves.ts'

/** What has arrows of its own. */
const OTHERS = 'input,select,textarea,video,audio,[contenteditable]'

/** Lets the arrow keys move a gallery that has the focus in it, and no other (bug 13). */
export function bindKeys(gallery: Gallery): void {
  const { host: { element }, life, move } = gallery
  listen<KeyboardEvent>(life, element, 'keydown', (event) => {
    const { key, target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event
    const aside = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (aside === 0 || defaultPrevented || ctrlKey || altKey || metaKey || shiftKey || isComposed(event) || nearest(target, OTHERS)) return
    event.preventDefault()
    move(aside * wayOf(gallery) > 0 ? 'next' : 'previous', 'shopper')
    // The focus goes along from thumbnail to thumbnail, or from dot to dot.
    if (nearest(target, `.${drawn.row}`)) element.querySelector<HTMLElement>(`.${drawn.row} .${drawn.current}`)?.focus({ preventScroll: true })
  })
}
