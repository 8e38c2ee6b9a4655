import { invoke } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { onLegacy, toNumber } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { stateIn } from '../../engine/core.ts'
import type { FormContext } from '../context.ts'
import { anatomy, events } from './anatomy.ts'
import { type BuilderCurrency, withSymbol } from './amounts.model.ts'
import { readCurrency } from './currency.ts'
import { itemsIn } from './items.ts'
import { nameQuantities } from './name-quantities.ts'
import { enterPayments } from './public-names.ts'
import { showSummaries } from './summary.bind.ts'
import { adjustedTotal, isSameItems, type Payment, totalOf } from './total.model.ts'
import { followTypedPrices } from './typed-price.ts'

/** Counts what a form comes to, and shows it wherever the form does. */
export function bindPayments(context: FormContext): void {
  const { root, raise } = context
  const currency = readCurrency(context.settings)
  const read = itemsIn(context, currency)
  const count = (): Payment => {
    const items = read()
    const total = totalOf(items)
    const { result } = raise(events.calculate, document, [root, toNumber(total)])
    const adjusted = adjustedTotal(total, result, currency.decimals)
    raise(events.calculated, document, [root, toNumber(adjusted)])
    return { items, total: adjusted }
  }
  nameQuantities(context)
  followTypedPrices(context, currency)
  const store = createStore(count)
  showTotals(context, store, currency)
  showSummaries(context, store, currency)
  const recount = () => {
    store.setState(count())
    checkTotals(context)
  }
  enterPayments(context, { recount, payment: store.getState })
  followPrices(context, recount, () => isSameItems(store.getState().items, read()))
}

/** Counts anew with each choice and each key in a price; and when conditions have hidden or shown something, or a script has changed it. */
function followPrices({ life, root, form }: FormContext, recount: () => void, isCounted: () => boolean): void {
  onLegacy(root, 'input change', ({ target, isTrigger }) => {
    const isPrice = target instanceof Element && invoke(target, 'matches', `${anatomy.price}, ${anatomy.quantity}`)
    // Scripts that trigger it want it to be counted, whatever they have changed.
    if (isPrice && (isTrigger || !isCounted())) recount()
  }, life)
  let { fields } = form.store.getState()
  life.onEnd(form.store.subscribe(life.guard(() => {
    const now = form.store.getState().fields
    if (now === fields) return
    fields = now
    if (!isCounted()) recount()
  })))
}

/** A total is a field of the form: conditions may ask for it, and one that had to be more than nothing may be so by now. */
function checkTotals({ form, controls }: FormContext): void {
  form.look()
  const totals = controls.filter(({ id, elements }) => elements.some((element) => invoke(element, 'matches', anatomy.total)) && stateIn(form.store.getState().fields, id)?.problem)
  if (totals.length > 0) void form.core.check?.(totals.map(({ id }) => id))
}

/** Shows the total in the form's words, and hands it to the fields that carry it to the server. */
function showTotals({ life, root }: FormContext, store: StoreApi<Payment>, currency: BuilderCurrency): void {
  for (const element of invoke(root, 'querySelectorAll', anatomy.total)) {
    const isField = element instanceof HTMLInputElement
    adopt(life, element, store, ({ total }) => (isField ? { properties: { value: withSymbol(total, currency) } } : { text: withSymbol(total, currency) }))
  }
}
