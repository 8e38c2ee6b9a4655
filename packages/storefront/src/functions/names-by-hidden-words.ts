import { hasNoDisplay, invoke, type Life } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'

const NAMED = '[aria-label], [aria-labelledby], [title]'

/** Names controls whose words the theme's sheet takes away with `display: none`: who cannot see the picture then hears nothing. */
export function nameByHiddenWords(life: Life): void {
  const name = (wordsOf: (control: Element) => Element | null | undefined) => (control: Element, own: Life) => {
    const words = invoke(control, 'matches', NAMED) ? null : wordsOf(control)
    if (words?.textContent && hasNoDisplay(words)) adoptAs(own, control, { attributes: { 'aria-label': words.textContent.trim() } })
  }
  live(life, anatomy.links, name((link) => link.firstElementChild))
  live(life, anatomy.fields, name((field) => {
    const label = field.closest('form')?.querySelector(anatomy.label)
    return label?.querySelector(anatomy.unseen) ?? label
  }))
}
