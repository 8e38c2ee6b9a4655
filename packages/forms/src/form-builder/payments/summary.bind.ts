import { invoke } from '@tillkit/dom'
import { adopt, derive } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { FormContext } from '../context.ts'
import { anatomy, attributes, classes } from './anatomy.ts'
import { type BuilderCurrency, withSymbol } from './amounts.model.ts'
import { type Payment, rowOf, type SummaryRow } from './total.model.ts'

/** Shows in the order summaries of a form what is chosen, how often, and what it costs. All rows are there from the server. */
export function showSummaries(context: FormContext, store: StoreApi<Payment>, currency: BuilderCurrency): void {
  for (const table of invoke(context.root, 'querySelectorAll', anatomy.summary)) showSummary(context, { table, store, currency })
}

/** A summary on the page. */
interface Summary {
  readonly table: Element
  readonly store: StoreApi<Payment>
  readonly currency: BuilderCurrency
}

const all = (root: Element, selector: string) => [...invoke(root, 'querySelectorAll', selector)]

function showSummary({ life, fields }: FormContext, { table, store, currency }: Summary): void {
  const rows = all(table, anatomy.row).map((row) => ({ row, read: rowReader(row, fields) }))
  const states = derive(store, (payment) => rows.map(({ read }) => read(payment)))
  rows.forEach(({ row }, index) => {
    const stateOf = (list: readonly (SummaryRow | undefined)[]) => list[index]
    adopt(life, row, states, (list) => ({ shown: stateOf(list)?.isShown === true }))
    for (const cell of all(row, anatomy.quantityCell)) adopt(life, cell, states, (list) => textOf(stateOf(list), ({ quantity }) => String(quantity)))
    for (const cell of all(row, anatomy.rowPriceCell)) adopt(life, cell, states, (list) => textOf(stateOf(list), ({ price }) => withSymbol(price, currency)))
  })
  for (const row of all(table, anatomy.placeholder)) adopt(life, row, states, (list) => ({ shown: !list.some((state) => state?.isShown) }))
  const total = derive(store, (payment) => withSymbol(payment.total, currency))
  for (const cell of all(table, `${anatomy.totalRow} ${anatomy.rowPriceCell}`)) adopt(life, cell, total, (text) => ({ text }))
  for (const cell of all(table, anatomy.priceCell)) adopt(life, cell, total, (text) => ({ style: { width: `${widthOf(table, text)}ch` } }))
}

/** How wide prices are, in characters: as wide as the total with some air, or as a coupon's. */
function widthOf(table: Element, total: string): number {
  const coupon = invoke(table, 'querySelector', `${anatomy.couponRow} ${anatomy.rowPriceCell}`)?.textContent?.trim() ?? ''
  return Math.max(coupon.length, total.length + 3)
}

const textOf = (row: SummaryRow | undefined, write: (row: SummaryRow) => string) => (row ? { text: write(row) } : {})

/** Makes what reads the state of a row: of its field, and of a field with choices of its choice. An item that shoppers never see has none. */
function rowReader(row: Element, fields: FormContext['fields']): (payment: Payment) => SummaryRow | undefined {
  const [fieldId, choice] = [attributes.rowField, attributes.rowChoice].map((name) => invoke(row, 'getAttribute', name) ?? undefined)
  const isUnseen = fields.get(fieldId ?? '')?.shell.classList.contains(classes.hiddenField) === true
  return ({ items }) => {
    const item = items.find((each) => each.fieldId === fieldId && each.choice === choice)
    return item && rowOf(isUnseen ? { ...item, isShown: false } : item)
  }
}
