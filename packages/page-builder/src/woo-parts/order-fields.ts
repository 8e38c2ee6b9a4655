import { type Field, invoke, isTicked, type Life, listen, nearest } from '@tillkit/dom'
import { adopt, live } from '@tillkit/mount'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { anatomy, events } from './anatomy.ts'

const OUTSIDE = anatomy.fields.join()

/** The fields of the other modules that the form does not hold itself. */
function fieldsOutside(form: Element): Field[] {
  const all = anatomy.fields.flatMap((module) => [...document.querySelectorAll<Field>(`${module} :is(${anatomy.field})`)])
  return all.filter((field) => !invoke(form, 'contains', field))
}

/** What a field says in an order, as the browser would send it: a list may say several things, a box that is not ticked nothing. */
function said(field: Field): string[] {
  if (invoke(field, 'matches', anatomy.unsent) || (isTicked(field) && !field.checked)) return []
  if (!(field instanceof HTMLSelectElement)) return [field.value]
  return [...field.options].filter((option) => option.selected && !option.disabled).map(({ value }) => value)
}

/**
 * Takes into the order what stands in modules outside of the form that is sent, and does there what the checkout does within its own:
 * a change of country, postcode or shipping asks for new totals, a box opens another address.
 */
export function adoptFields(life: Life, form: HTMLFormElement): void {
  const copies: HTMLInputElement[] = []
  const copy = () => {
    const pairs = fieldsOutside(form).flatMap((field) => said(field).map((value) => ({ name: field.name, value })))
    for (const input of copies.splice(pairs.length)) input.remove()
    pairs.forEach((pair, index) => {
      const input = (copies[index] ??= Object.assign(document.createElement('input'), { type: 'hidden' }))
      Object.assign(input, pair)
      if (!invoke(form, 'contains', input)) invoke(form, 'append', input)
    })
  }
  copy()
  life.onEnd(() => copies.forEach((input) => input.remove()))
  onLegacy(document.body, 'input change', ({ type, target }) => {
    if (!nearest(target, OUTSIDE) || invoke(form, 'contains', target as Node)) return
    copy()
    if (type === 'change' && nearest(target, anatomy.asks)) emitLegacy(document.body, events.update)
  }, life)
  // What a script writes into a field is told by no event: it is looked at again when it is asked for.
  onLegacy(document.body, `${events.update} ${events.updated}`, copy, life)
  onLegacy(form, events.placing, copy, life)
  listen(life, form, 'submit', copy, { capture: true })
  openAddress(life, form)
}

/** Opens the address of shipping with its box, where both stand outside of the form. */
function openAddress(life: Life, form: Element): void {
  live(life, anatomy.shipTo, (box, boxLife) => {
    if (invoke(form, 'contains', box) || !nearest(box, OUTSIDE)) return
    const ticked = createStore(() => ({ isOpen: (box as HTMLInputElement).checked }))
    onLegacy(box, 'change', () => ticked.setState({ isOpen: (box as HTMLInputElement).checked }), boxLife)
    live(boxLife, anatomy.shippingAddress, (part, partLife) => {
      if (!invoke(form, 'contains', part)) adopt(partLife, part, ticked, ({ isOpen }) => ({ style: { display: isOpen ? 'block' : 'none' } }))
    })
  })
}
