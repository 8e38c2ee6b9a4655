import * as z from 'zod/mini'
import { whole } from '../tiered-pricing.schema.ts'

/** What is read of a variation (section 11.3). */
export const variation = z.object({
  variation_id: whole,
  price_html: z._default(z.string(), ''),
  min_qty: z.catch(z.nullable(z.pipe(z.transform(Number), z.number())), null),
})
