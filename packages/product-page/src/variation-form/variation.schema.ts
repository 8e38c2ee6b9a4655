import { decodeEntities } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'

/** A variation as the platform sends it. */
export interface Variation {
  /** The object itself: handlers of the page get it whole, with what plugins have added. */
  readonly source: Readonly<Record<string, unknown>>
  /** Attribute's name → value; an empty one fits any. */
  readonly attributes: Readonly<Record<string, string>>
  /** Whether it may be chosen at all. */
  readonly isActive: boolean
}

/** Reads what somebody calls a variation; `null` for what is none. */
export function readVariation(value: unknown): Variation | null {
  if (!isRecord(value)) return null
  const given = isRecord(value['attributes']) ? value['attributes'] : {}
  const attributes = Object.fromEntries(Object.entries(given).map(([name, own]) => [name, textOf(own)]))
  return { source: value, attributes, isActive: value['variation_is_active'] !== false }
}

/**
 * Reads the list that a form was printed with, or that a plugin has put into its data.
 * @returns `null` where there is none, so that each variation has to be asked for: `false`, a list that was cut off, or one of other things
 */
export function readVariations(value: unknown): readonly Variation[] | null {
  if (!Array.isArray(value)) return null
  const read = value.map(readVariation).filter((one) => one !== null)
  return read.length > 0 || value.length === 0 ? read : null
}

/** What is written into the page of a variation that was found. */
export interface VariationDetails {
  /** Empty where the platform sends none. */
  readonly id: string
  readonly sku: string
  readonly weight: string
  readonly dimensions: string
  /** In words of a number field, or empty for no limit. */
  readonly minimum: string
  readonly maximum: string
  readonly isSoldIndividually: boolean
  /** Whether it is to be shown, rather than a word that it is unavailable. */
  readonly isVisible: boolean
  readonly isInStock: boolean
  readonly isPurchasable: boolean
}

/** Reads of a variation what the page shows of it. What is missing counts as it would with the platform's script. */
export function detailsOf({ source }: Variation): VariationDetails {
  const isInStock = Boolean(source['is_in_stock'])
  const isVisible = Boolean(source['variation_is_visible'])
  return {
    id: textOf(source['variation_id']),
    sku: textOf(source['sku']),
    // Both say "N/A" of a variation that has none.
    weight: textOf(source['weight']) && decodeEntities(textOf(source['weight_html'])),
    dimensions: hasDimensions(source['dimensions']) ? decodeEntities(textOf(source['dimensions_html'])) : '',
    minimum: textOf(source['min_qty']),
    maximum: textOf(source['max_qty']),
    isSoldIndividually: source['is_sold_individually'] === 'yes',
    isVisible,
    isInStock,
    isPurchasable: Boolean(source['is_purchasable']) && isInStock && isVisible,
  }
}

/** Whether any of the three is given; what is no object of them leaves the decision to the text beside it. */
const hasDimensions = (dimensions: unknown): boolean => !isRecord(dimensions) || Object.values(dimensions).some((one) => textOf(one) !== '')

/** A text or a number as a text; anything else is none. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}
