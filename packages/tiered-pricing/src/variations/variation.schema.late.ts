import { isRecord, readText } from '@tillkit/platform'
import { Unusable, whole, type Variation } from '../tiered-pricing.schema.ts'

/** Reads what the platform says of a variation (section 11.3). Throws Unusable. */
export function variation(found: unknown): Variation {
  if (!isRecord(found)) throw new Unusable('is no variation')
  const { variation_id: id, price_html: priceHtml, min_qty: minimum } = found
  return { id: whole(id), priceHtml: readText(priceHtml), minimum: Number(minimum) || 0 }
}
