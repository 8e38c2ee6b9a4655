import { isRecord, parseDecimal, readFlag, readText, type Decimal } from '@tillkit/platform'

/** What cannot be used: which member of what is read, and why. */
export class Unusable extends Error {
  constructor(
    message: string,
    /** The entry under "Errors" in the README. */
    readonly help: string,
    readonly path = '',
  ) {
    super(message)
  }
}

/** Reads a number as the server prints it: with a point, perhaps with line breaks around it. Throws Unusable. */
export function number(text: unknown): Decimal {
  const value = parseDecimal(readText(text))
  if (value) return value
  throw new Unusable(`"${readText(text).slice(0, 40)}" is no number`, 'not-a-number')
}

/** Reads a number that may be missing or empty: no regular price, no sale. Throws Unusable. */
export function optionalNumber(text: unknown): Decimal | null {
  return text === '' || text === null || text === undefined ? null : number(text)
}

/** Reads a product's or tier's whole number. Throws Unusable. */
export function whole(value: unknown): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (Number.isSafeInteger(read)) return Number(read)
  throw new Unusable('is no whole number', 'not-whole')
}

/** `data-settings`: what the script reads of it. */
export interface Settings {
  readonly clickable_rows: boolean
  readonly show_total_price: boolean
  readonly tooltip_border: boolean
  readonly update_price_on_product_page: boolean
  readonly show_tiered_price_as_discount: boolean
  readonly active_tier_color: string
}

/** Reads them; shortcodes print strings for booleans. Throws Unusable. */
export function settings(value: unknown): Settings {
  const found = members(value)
  return {
    clickable_rows: readFlag(found['clickable_rows'], true),
    show_total_price: readFlag(found['show_total_price']),
    tooltip_border: readFlag(found['tooltip_border'], true),
    update_price_on_product_page: readFlag(found['update_price_on_product_page'], true),
    show_tiered_price_as_discount: readFlag(found['show_tiered_price_as_discount'], true),
    active_tier_color: readText(found['active_tier_color'], '#96598A'),
  }
}

/**
 * Reads the minimum quantities of `data-price-rules`; prices come from the rows. PHP writes a list of nothing as
 * `[]`. Throws Unusable.
 */
export function rules(value: unknown): readonly number[] {
  const keys = Object.keys(Array.isArray(value) && value.length === 0 ? {} : members(value))
  const odd = keys.find((key) => !/^\d+$/.test(key))
  if (odd !== undefined) throw new Unusable('has a key that is no quantity', 'not-a-quantity', odd)
  return keys.map(Number)
}

/** The page's settings. `currencyOptions` has its own reader. */
export interface GlobalData {
  readonly nonce: string
  readonly isPremium: boolean
  readonly currencyOptions: unknown
  readonly variableTypes: readonly string[]
}

/** Reads them: what prices do not hang on may be anything. PHP writes a list with a gap as an object. Throws Unusable. */
export function globalData(value: unknown): GlobalData {
  const found = members(value)
  const { supportedVariableProductTypes: types } = found
  const listed: unknown[] = types && typeof types === 'object' ? Object.values(types) : [undefined]
  const isText = (each: unknown): each is string => typeof each === 'string'
  return {
    nonce: readText(found['loadVariationTieredPricingNonce']),
    isPremium: readFlag(found['isPremium']),
    currencyOptions: found['currencyOptions'],
    variableTypes: listed.every(isText) ? listed : ['variable', 'variable-subscription'],
  }
}

/** The members of what has to be an object. Throws Unusable. */
function members(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value
  throw new Unusable('is no set of values', 'not-values')
}

/** A variation that the shopper chose. */
export interface Variation {
  readonly id: number
  readonly priceHtml: string
  /** The smallest quantity that can be bought; 0 where the platform names none. */
  readonly minimum: number
}

/** Reads what the platform says of a variation. Throws Unusable. */
export function variation(found: unknown): Variation {
  const { variation_id: id, price_html: priceHtml, min_qty: minimum } = members(found)
  return { id: whole(id), priceHtml: readText(priceHtml), minimum: Number(minimum) || 0 }
}
