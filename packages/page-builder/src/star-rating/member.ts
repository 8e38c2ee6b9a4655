import { invoke, type Life, listen, type EndableLife } from '@tillkit/dom'
import { adopt, type BoundField, adoptAs, defineBehaviour, field, live, slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { anatomy, classes, NAMES, STAR_RATING } from './anatomy.ts'

/** How many stars are given; none: 0. */
export type Rating = StoreApi<{ readonly value: number }>

/** Makes the state of what a list holds. */
const createRating = (value: number): Rating => createStore(() => ({ value }))

/** What the stars stand for. */
interface StarsContext {
  readonly select: HTMLSelectElement
  readonly field: BoundField
  readonly rating: Rating
}

/** Makes a row of stars as the theme does: five links with their numbers. */
function makeRow(): HTMLElement {
  const stars = [1, 2, 3, 4, 5].map((value) => h('a', { href: '#', class: classes.star(value) }, String(value)))
  return h('p', { class: classes.row }, h('span', {}, ...stars))
}

/** How far a key leads within the row, from where the keyboard is; the arrows are mirrored where text is. */
function stepOf(key: string, row: Element): number {
  const onward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === onward || key === 'ArrowDown') return 1
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp'].includes(key) ? -1 : 0
}

/** Makes radio buttons of a row of stars, the theme's or ours: one is chosen, by a click or the arrows, and the list holds it. */
function bindStars(life: Life, row: Element, { select, field, rating }: StarsContext): void {
  const stars = [...invoke(row, 'querySelectorAll', anatomy.star)] as HTMLElement[]
  const group = invoke(row, 'querySelector', anatomy.group) ?? row
  const choose = (value: number) => field.set(String(value), () => rating.setState({ value }))
  adopt(life, row, rating, ({ value }) => ({ classes: { [classes.rated]: value > 0 } }))
  adopt(life, group, rating, () => ({ attributes: { role: 'radiogroup', ...labelOf(select), ...(select.required && { 'aria-required': 'true' }) } }))
  stars.forEach((star, index) => {
    const own = index + 1
    adopt(life, star, rating, ({ value }) => ({
      classes: { [classes.chosen]: value === own },
      attributes: {
        role: 'radio',
        'aria-label': nameOf(select, own),
        'aria-checked': String(value === own),
        // One stop for the keyboard: the chosen star, or the first.
        tabindex: own === (value || 1) ? '0' : '-1',
      },
    }))
    listen<MouseEvent>(life, star, 'click', (event) => {
      event.preventDefault()
      choose(own)
    })
    listen<KeyboardEvent>(life, star, 'keydown', (event) => {
      const step = stepOf(event.key, row)
      if (event.key !== ' ' && step === 0) return
      event.preventDefault()
      const next = (index + step + stars.length) % stars.length
      choose(next + 1)
      stars[next]?.focus()
    })
  })
}

/** What a number of stars is called: as the platform says, or else as the list does. */
function nameOf(select: HTMLSelectElement, value: number): string {
  const settings = readGlobal(NAMES.settings)
  const names = isRecord(settings) ? settings[NAMES.options] : undefined
  const named = Array.isArray(names) ? readText((names as readonly unknown[])[value - 1]) : ''
  return named || ([...select.options].find((option) => option.value === String(value))?.text ?? String(value))
}

/** The list's label as attributes of what takes its place. */
function labelOf(select: HTMLSelectElement): Readonly<Record<string, string>> {
  const label = select.labels[0]
  if (label?.id) return { 'aria-labelledby': label.id }
  const name = label?.textContent?.trim() || select.getAttribute('aria-label')
  return name ? { 'aria-label': name } : {}
}

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
