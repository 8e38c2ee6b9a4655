import type { Filter } from './filter.ts'
import { parseAddress, type Address } from '../address/address-query.ts'

/** A section for tests: a list of boxes unless said otherwise. */
export function filterOf(real: string, more: Partial<Filter> & { values?: readonly string[] } = {}): Filter {
  const { values = [], ...rest } = more
  return {
    id: `one ${real}`,
    panel: 'one',
    real,
    type: 'checkboxes_list',
    options: values.map((value) => ({ value, label: `Label ${value}` })),
    condition: { kind: 'always' },
    counts: 'none',
    hidesZero: false,
    ...rest,
  }
}

/** An address from text. */
export function at(text: string): Address {
  return parseAddress(new URL(text, 'https://shop.test'))
}

export const CATEGORY = filterOf('shopCategory', { values: ['12', '15', '20'] })
export const RATING = filterOf('shopRating', { type: 'stars' })
export const SEARCH = filterOf('shopSearch', { type: 'search' })
export const PRICE = filterOf('shopPrice', { type: 'number_range' })
export const ORDER = filterOf('shopOrder', { type: 'dropdown_single_select', values: ['menu_order', 'price', 'price-desc'], standard: 'menu_order' })
