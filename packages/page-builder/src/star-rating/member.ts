import { type Life, listen } from '@tillkit/dom'
import { adoptAs, defineBehaviour } from '@tillkit/mount'
import { showStars } from '@tillkit/ui/plain'
import { STAR_RATING } from './anatomy.ts'

/** Out of sight, but there for the browser to say that a choice is missing. */
const OUT_OF_SIGHT = { position: 'absolute', width: '1px', height: '1px', opacity: '0', 'pointer-events': 'none' }

/** The list of a review's stars as stars: the platform's row, made operable, where there is one, or else ours. */
export const unit = defineBehaviour<null>({
  name: 'page-builder/star-rating',
  selector: STAR_RATING,
  when: 'now',
  read: () => null,
  start(host) {
    const { element: select } = host
    if (!(select instanceof HTMLSelectElement)) return
    // As the theme's stars say.
    showStars(host, select, { textOf: String, conceal: (life, row) => conceal(life, select, row) })
  },
})

/** Takes the list out of sight. Its label leads to the stars; the browser itself stays with the list, to say what is missing. */
function conceal(life: Life, select: HTMLSelectElement, row: HTMLElement): void {
  adoptAs(life, select, { style: OUT_OF_SIGHT, attributes: { tabindex: '-1' } })
  let isMissing = false
  listen(life, select, 'invalid', () => (isMissing = true))
  listen(life, select, 'focus', () => {
    if (!isMissing) row.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMissing = false
  })
}
