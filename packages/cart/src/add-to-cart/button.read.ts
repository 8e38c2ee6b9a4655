import { pageJQuery } from '@tillkit/platform'
import type { GaItem } from '@tillkit/platform/cart'
import type { FormField } from '@tillkit/platform/requests'
import { anatomy, dataKeys } from './anatomy.ts'

/**
 * What a button says of its product: what scripts have stored on it through jQuery, then its own attributes, which win.
 * `data-product_id` gives `product_id`, `data-foo-bar` gives `fooBar`.
 */
export function buttonData(button: HTMLElement): Record<string, FormField> {
  const stored: Record<string, unknown> = pageJQuery()?.(button).data() ?? {}
  const fields = Object.entries(stored).filter((entry): entry is [string, FormField] => isField(entry[1]))
  return { ...Object.fromEntries(fields), ...(button.dataset as Record<string, string>) }
}

/** Widgets that plugins keep on a button are no data; they would never end. */
function isField(value: unknown): value is FormField {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && value !== undefined
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isField)
}

/** A product that was added, for tag managers. */
export function addedItem(button: HTMLElement, data: Readonly<Record<string, unknown>>): GaItem {
  return item({
    sku: data[dataKeys.sku],
    id: data[dataKeys.product],
    name: button.closest(anatomy.tile)?.querySelector(anatomy.title)?.textContent,
    quantity: Number(data[dataKeys.quantity]) || 1,
  })
}

/** A line that was removed, for tag managers. */
export function removedItem(link: HTMLElement): GaItem {
  const row = link.closest(anatomy.row)
  return item({
    sku: link.dataset[dataKeys.sku],
    id: link.dataset[dataKeys.product],
    name: row?.querySelector(anatomy.rowName)?.textContent,
    quantity: parseInt(row?.querySelector(anatomy.rowQuantity)?.textContent ?? '', 10),
  })
}

function item(found: { sku: unknown; id: unknown; name: string | null | undefined; quantity: number }): GaItem {
  const name = found.name?.trim()
  return {
    item_id: String(found.sku || found.id || ''),
    ...(name ? { item_name: name } : {}),
    ...(found.quantity > 0 ? { quantity: found.quantity } : {}),
  }
}
