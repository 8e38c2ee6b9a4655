import { type EndableLife, invoke, listen } from '@tillkit/dom'
import { adoptAs, defineBehaviour, field, live, slot } from '@tillkit/mount'
import { anatomy, STAR_RATING } from './anatomy.ts'
import { bindStars, createRating, makeRow, type StarsContext } from './stars.ts'

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
    const rating = createRating(Number(select.value))
    const bound = field(host, select, { looks: true, changed: () => rating.setState({ value: Number(select.value) }) })
    const context = { select, field: bound, rating }
    const parent = select.parentElement ?? select
    let shown: EndableLife | undefined
    let ours: Element | undefined
    let isDrawing = false
    const show = () => {
      if (isDrawing || host.signal.aborted) return
      isDrawing = true
      shown?.end()
      shown = host.branch()
      const theirs = invoke(parent, 'querySelector', anatomy.row)
      if (!theirs) ours = draw(shown, context)
      // The platform's own newer stars are radio buttons already.
      else if (!invoke(theirs, 'querySelector', anatomy.radio)) bindStars(shown, theirs, context)
      isDrawing = false
    }
    show()
    live(host, anatomy.row, (row, life) => {
      if (row === ours) return
      show()
      life.onEnd(show)
    }, parent)
  },
})

/** Draws a row of our own before the list, which goes out of sight. */
function draw(life: EndableLife, context: StarsContext): Element {
  const { select } = context
  const row = makeRow()
  slot(life, { position: 'before', anchor: select }).append(row)
  adoptAs(life, select, { style: OUT_OF_SIGHT, attributes: { tabindex: '-1' } })
  bindStars(life, row, context)
  let isMissing = false
  listen(life, select, 'invalid', () => (isMissing = true))
  // Its label leads to the stars; the browser itself stays, to say what is missing.
  listen(life, select, 'focus', () => {
    if (!isMissing) row.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMissing = false
  })
  return row
}
