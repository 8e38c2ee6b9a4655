import { invoke, type Life, listen } from '@tillkit/dom'
import { adopt, type BoundField } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { h } from '../h.ts'
import { anatomy, classes } from './anatomy.ts'
import { groupLabel, starName } from './star-names.ts'

/** What stars say. */
interface RatingState {
  /** How many are given; none: 0. */
  readonly value: number
  /** The id of what says that something is wrong with that, while it is. */
  readonly problem: string | undefined
}

/** The state of stars, whoever draws them. */
export type Rating = StoreApi<RatingState>

/** Makes the state of what a list holds. */
export const createRating = (value: number): Rating => createStore<RatingState>(() => ({ value, problem: undefined }))

/** What the stars stand for. */
export interface StarsContext {
  readonly select: HTMLSelectElement
  readonly field: BoundField
  readonly rating: Rating
  /** Whether stars have to be given. */
  readonly isRequired: boolean
}

/** Makes a row of stars as the platform and its themes do: five links, each with a text that style sheets replace by a star. */
export function makeRow(textOf: (value: number) => string): HTMLElement {
  const stars = [1, 2, 3, 4, 5].map((value) => h('a', { href: '#', class: classes.star(value) }, textOf(value)))
  return h('p', { class: classes.row }, h('span', {}, ...stars))
}

/** How far a key leads within the row, from where the keyboard is; the arrows are mirrored where text is. */
function stepOf(key: string, row: Element): number {
  const onward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === onward || key === 'ArrowDown') return 1
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp'].includes(key) ? -1 : 0
}

/** Makes radio buttons of a row of stars, anybody's: one is chosen, by a click, Space or the arrows, and the list holds it. */
export function bindStars(life: Life, row: Element, { select, field, rating, isRequired }: StarsContext): void {
  const stars = [...invoke(row, 'querySelectorAll', anatomy.star)] as HTMLElement[]
  const group = invoke(row, 'querySelector', anatomy.group) ?? row
  const choose = (value: number) => field.set(String(value), () => rating.setState({ value }))
  adopt(life, row, rating, ({ value }) => ({ classes: { [classes.rated]: value > 0 } }))
  adopt(life, group, rating, ({ problem }) => ({
    attributes: {
      role: 'radiogroup',
      ...groupLabel(select),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(problem !== undefined && { 'aria-invalid': 'true', 'aria-describedby': problem }),
    },
  }))
  stars.forEach((star, index) => {
    const own = index + 1
    adopt(life, star, rating, ({ value }) => ({
      classes: { [classes.chosen]: value === own },
      attributes: {
        role: 'radio',
        'aria-label': starName(select, own),
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
