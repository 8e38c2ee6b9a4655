import { readText } from '@tillkit/platform'
import { members, whole, type Variation } from '../tiered-pricing.schema.ts'

/** Reads what the platform says of a variation. Throws Unusable. */
export function variation(found: unknown): Variation {
  const { variation_id: id, price_html: priceHtml, min_qty: minimum } = members(found)
  return { id: whole(id), priceHtml: readText(priceHtml), minimum: Number(minimum) || 0 }
}
