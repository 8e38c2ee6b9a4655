import { hasNoDisplay, invoke, type Life } from '@tillkit/dom'
import { adoptAs, live, defineBehaviour, settle } from '@tillkit/mount'
import { scrollToGiven } from '@tillkit/platform/theme'
import { offerThemeFunctions } from '@tillkit/platform/theme-functions'
import { anatomy, HOST } from './anatomy.ts'

const NAMED = '[aria-label], [aria-labelledby], [title]'

/** Names controls whose words the theme's sheet takes away with `display: none`: who cannot see the picture then hears nothing. */
function nameByHiddenWords(life: Life): void {
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

/**
 * What any page of the theme's needs, also one without any of its modules: its functions for scripts that call them, since its one script
 * is gone, and names for controls whose words its sheet hides.
 */
export const unit = defineBehaviour({
  name: 'page-chrome/functions',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    nameByHiddenWords(host)
    offerThemeFunctions(host, {
      settle,
      scroll: (target, way) => host.guard(scrollToGiven)(host, target, way),
    })
  },
})
