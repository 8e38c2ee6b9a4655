import { type Field, invoke, isTicked, type Life, nearest } from '@tillkit/dom'
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

/** What a field says in an order; a box that is not ticked says nothing. */
const said = (field: Field) => (isTicked(field) && !field.checked ? undefined : field.value)

/**
 * Takes into the order what stands in modules outside of the form that is sent, and does there what the checkout does within its own:
 * a change of country, postcode or shipping asks for new totals, a box opens another address.
 */
export function takeFieldsIn(life: Life, form: HTMLFormElement): void {
  const copies = new Map<string, HTMLInputElement>()
  const copy = () => {
    const values = new Map(fieldsOutside(form).flatMap((field) => {
      const value = said(field)
      return value === undefined ? [] : [[field.name, value] as const]
    }))
    for (const [name, input] of copies) if (!values.has(name)) drop(name, input)
    for (const [name, value] of values) write(name, value)
  }
  const drop = (name: string, input: HTMLInputElement) => {
    input.remove()
    copies.delete(name)
  }
  const write = (name: string, value: string) => {
    const input = copies.get(name) ?? Object.assign(document.createElement('input'), { type: 'hidden', name })
    if (!copies.has(name)) invoke(form, 'append', input)
    copies.set(name, input)
    input.value = value
  }
  copy()
  life.onEnd(() => copies.forEach((input) => input.remove()))
  onLegacy(document.body, 'input change', ({ type, target }) => {
    if (!nearest(target, OUTSIDE) || invoke(form, 'contains', target as Node)) return
    copy()
    if (type === 'change' && nearest(target, anatomy.asks)) emitLegacy(document.body, events.update)
  }, life)
  onLegacy(document.body, events.updated, copy, life)
  openAddress(life, form)
}

/** Opens the address of shipping with its box, where both stand outside of the form. */
function openAddress(life: Life, form: Element): void {
  live(life, anatomy.shipTo, (box, itsLife) => {
    if (invoke(form, 'contains', box) || !nearest(box, OUTSIDE)) return
    const ticked = createStore(() => ({ isOpen: (box as HTMLInputElement).checked }))
    onLegacy(box, 'change', () => ticked.setState({ isOpen: (box as HTMLInputElement).checked }), itsLife)
    live(itsLife, anatomy.shippingAddress, (part, partLife) => {
      if (!invoke(form, 'contains', part)) adopt(partLife, part, ticked, ({ isOpen }) => ({ style: { display: isOpen ? 'block' : 'none' } }))
    })
  })
}
