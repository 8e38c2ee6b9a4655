import { invoke, type Life, nearest } from '@tillkit/dom'
import { adopt, type Bindings } from '@tillkit/mount'
import { classes } from '../anatomy.ts'
import { anatomy } from './anatomy.ts'
import { firstRowOf } from './read-repeater.ts'
import type { BoundRepeater } from './repeaters.context.ts'
import { isOff } from './rows.model.ts'

/** What a row is called: of a repeater without a label by its number alone. @param index of the row, from 0 */
export const rowName = ({ context: { host }, repeater: { label } }: BoundRepeater, index: number): string => (label === '' ? `#${index + 1}` : host.t('row', { field: label, number: index + 1 }))

/** Shows of a row what it is called, which of its buttons do something, and which block it is. */
export function showRow(life: Life, bound: BoundRepeater, row: HTMLElement): void {
  const { store } = bound
  const indexIn = () => store.getState().rows.indexOf(row) + 1
  showParts(life, bound, { parts: [row], indexIn })
  for (const number of invoke(row, 'querySelectorAll', anatomy.number)) adopt(life, number, store, () => ({ text: `#${indexIn() + 1}` }))
}

/** Shows the same of the first row. */
export function showFirstRow(life: Life, bound: BoundRepeater): void {
  showParts(life, bound, { parts: firstRowOf(bound.repeater), indexIn: () => 0 })
}

/** What a row consists of. */
interface RowParts {
  readonly parts: readonly Element[]
  /** Which row it is by now, from 0. */
  readonly indexIn: () => number
}

/** To screen readers a row is a group: its fields are called as those of all other rows. A button that does nothing is none for the keyboard either. */
function showParts(life: Life, bound: BoundRepeater, { parts, indexIn }: RowParts): void {
  const { store, repeater: { limits, template } } = bound
  const [group] = parts
  if (group) adopt(life, group, store, () => ({ attributes: { role: 'group', 'aria-label': rowName(bound, indexIn()) } }))
  for (const kind of ['add', 'remove'] as const) {
    const buttons = parts.flatMap((part) => [...invoke(part, 'querySelectorAll', anatomy[kind])])
    const isUseless = () => isOff(indexIn(), store.getState().rows.length + 1, limits)[kind] || (kind === 'add' && template === undefined)
    for (const button of buttons) adopt(life, button, store, () => bindingsOf(isUseless()))
  }
}

const bindingsOf = (isUseless: boolean): Bindings => ({
  classes: { [classes.disabled]: isUseless },
  attributes: { tabindex: isUseless ? '-1' : null, 'aria-disabled': isUseless ? 'true' : null },
})

/** The buttons of a row that do something. @param row `undefined`: the first */
export function buttonsOf({ repeater }: BoundRepeater, row: HTMLElement | undefined): { readonly add: HTMLElement | undefined; readonly remove: HTMLElement | undefined } {
  const find = (selector: string) => {
    const all = [...invoke(row ?? repeater.element, 'querySelectorAll', `${selector}:not(.${classes.disabled})`)] as HTMLElement[]
    return all.find((button) => (nearest(button, anatomy.row) ?? undefined) === row)
  }
  return { add: find(anatomy.add), remove: find(anatomy.remove) }
}
