import { adopt, adoptAs, listen, type Host, type Life } from '@tillkit/mount'
import { quantityForTier } from '../tiered-pricing.model.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'
import type { QuantityField, QuantityFields } from './quantity.ts'
import { minimumOf, rowsIn } from './rows.ts'

/** The quantity that the field allows for a tier (contract section 14); `null` without a field. */
export function quantityFor(tier: number, quantity: QuantityFields): number | null {
  const [field] = quantity.all()
  return field ? quantityForTier(tier, limitsOf(field)) : null
}

/** Sets the quantity to a tier's minimum, as far as the field allows (bug 14). */
export function pickTier(row: Element, quantity: QuantityFields): void {
  const wanted = quantityFor(minimumOf(row), quantity)
  if (wanted !== null) quantity.set(wanted)
}

function limitsOf(field: QuantityField): { min: number; max: number; step: number } {
  const number = (name: string, fallback: number) => {
    const text = field.getAttribute(name)
    const value = Number(text)
    return text === null || text.trim() === '' || Number.isNaN(value) ? fallback : value
  }
  // WooCommerce prints max="-1" for "no limit".
  const max = number('max', Infinity)
  return { min: number('min', 1), max: max < 0 ? Infinity : max, step: number('step', 1) }
}

/** Rows that do nothing when clicked do not promise anything: the server prints a pointer for them (bug 14). */
export function bindStillRows(life: Life, data: Element): void {
  for (const row of rowsIn(data)) adoptAs(life, row, { style: { cursor: 'default' } })
}

/**
 * Lets the shopper pick a tier (premium): by click anywhere in its row, and by keys as a group of radio buttons.
 * Links in a row stay links.
 */
export function bindTierRadios(
  life: Life,
  data: HTMLElement,
  { store, say }: Host<Config, TieredPricingStore>,
  quantity: QuantityFields,
): void {
  const rows = rowsIn(data)
  const group = groupOf(data)
  // A table of radios is no table to a screen reader: header and cells would promise what the rows no longer are.
  if (group !== data) adoptAs(life, data, { attributes: { role: 'presentation' } })
  adoptAs(life, group, { attributes: { role: 'radiogroup', 'aria-label': say('tiers') } })
  const isShown = (row: HTMLElement) => row.style.display !== 'none'
  const inTabOrder = (minimum: number | undefined) =>
    rows.find((row) => minimumOf(row) === minimum && isShown(row)) ?? rows.find(isShown)

  for (const row of rows) {
    adopt(life, row, store, ({ quote }) => {
      const minimum = quote?.tier.minimum
      const isChecked = rows.find((one) => minimumOf(one) === minimum) === row
      return {
        attributes: {
          role: 'radio',
          'aria-checked': String(isChecked),
          tabindex: inTabOrder(minimum) === row ? '0' : '-1',
        },
        style: { cursor: 'pointer' },
      }
    })
    listen<MouseEvent>(life, row, 'click', (event) => {
      const inner = event.target instanceof Element && event.target.closest('a, button, input, select, textarea')
      if (!inner || !row.contains(inner)) pickTier(row, quantity)
    })
    listen<KeyboardEvent>(life, row, 'keydown', (event) => {
      const next = rowFor(event, rows.filter(isShown), row)
      if (!next || event.target !== row) return
      event.preventDefault()
      next.focus()
      pickTier(next, quantity)
    })
  }
}

/** The element that holds just the rows: a table's body, a styled table's body, else the layout's root. */
function groupOf(data: HTMLElement): HTMLElement {
  return data.querySelector<HTMLElement>('tbody, .tiered-pricing-table-body') ?? data
}

function rowFor({ key }: KeyboardEvent, rows: readonly HTMLElement[], row: HTMLElement): HTMLElement | undefined {
  const at = rows.indexOf(row)
  if (key === 'Enter' || key === ' ') return row
  if (key === 'ArrowDown' || key === 'ArrowRight') return rows[(at + 1) % rows.length]
  if (key === 'ArrowUp' || key === 'ArrowLeft') return rows.at(at - 1)
  return undefined
}
