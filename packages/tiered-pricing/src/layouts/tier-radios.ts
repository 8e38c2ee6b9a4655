import { type Life, listen, nearest } from '@tillkit/dom'
import { adopt, adoptAs } from '@tillkit/mount'
import type { PricingHost } from '../tiered-pricing.store.ts'
import type { QuantityFields } from '../quantity/quantity-fields.ts'
import { ROWS } from './anatomy.ts'
import { minimumOf, rowsIn } from './tier-rows.ts'
import { pickTier } from './tier-quantity.ts'

/** What radios pick for. */
export interface TierRadios {
  readonly host: PricingHost
  readonly quantity: QuantityFields
}

/**
 * Lets the shopper pick a tier (premium): by click anywhere in its row, and by keys as a group of radio buttons.
 * Links in a row stay links.
 */
export function bindTierRadios(life: Life, data: HTMLElement, { host: { store, t }, quantity }: TierRadios): void {
  const rows = rowsIn(data)
  const group = groupOf(data)
  // A table of radios is no table to a screen reader: header and cells would promise what the rows no longer are.
  if (group !== data) adoptAs(life, data, { attributes: { role: 'presentation' } })
  adoptAs(life, group, { attributes: { role: 'radiogroup', 'aria-label': t('tiers') } })
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
      const inner = nearest(event.target, 'a, button, input, select, textarea')
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
  return data.querySelector<HTMLElement>(ROWS) ?? data
}

function rowFor({ key }: KeyboardEvent, rows: readonly HTMLElement[], row: HTMLElement): HTMLElement | undefined {
  const at = rows.indexOf(row)
  if (key === 'Enter' || key === ' ') return row
  if (key === 'ArrowDown' || key === 'ArrowRight') return rows[(at + 1) % rows.length]
  if (key === 'ArrowUp' || key === 'ArrowLeft') return rows.at(at - 1)
  return undefined
}
