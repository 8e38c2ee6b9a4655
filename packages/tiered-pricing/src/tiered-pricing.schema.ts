import { must, parseDecimal, readFlag, type Decimal } from '@tillkit/platform'
import * as z from 'zod/mini'

// Pages forbid eval by policy, and zod would try it.
z.config({ jitless: true })

/** A number as the server prints it: with a point, perhaps with line breaks around it (section 6.2). */
export const number = z.pipe(
  z.string(),
  z.transform((text, context): Decimal => {
    const value = parseDecimal(text)
    if (value) return value
    context.issues.push({ code: 'custom', input: text, message: `"${text.slice(0, 40)}" is no number` })
    return z.NEVER
  }),
)

/** A number that may be missing or empty: no regular price, no sale. */
export const optionalNumber = z.union([
  z.pipe(z.nullish(z.literal('')), z.transform(() => null)),
  number,
])

const NOT_WHOLE = 'is no whole number'

/** A product's or tier's whole number. */
export const whole = z.pipe(
  z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
  z.number({ error: NOT_WHOLE }).check(must(Number.isSafeInteger, NOT_WHOLE)),
)

const flag = (fallback: boolean) =>
  z._default(z.pipe(z.unknown(), z.transform((value) => readFlag(value, fallback))), fallback)

/** A list; PHP writes one with a gap as an object. */
const texts = z.pipe(
  z.transform((value) => (value && typeof value === 'object' ? Object.values(value) : value)),
  z.array(z.string()),
)

/** `data-settings`: what the script reads of it (section 5). Shortcodes print strings for booleans. */
export const settings = z.object({
  clickable_rows: flag(true),
  show_total_price: flag(false),
  tooltip_border: flag(true),
  update_price_on_product_page: flag(true),
  show_tiered_price_as_discount: flag(true),
  active_tier_color: z.catch(z.string(), '#96598A'),
})
export type Settings = z.infer<typeof settings>

/** `data-price-rules`: only the minimum quantities count; prices come from the rows (section 6.3). */
export const rules = z.pipe(
  // PHP writes a list of nothing as `[]`.
  z.transform((value) => (Array.isArray(value) && value.length === 0 ? {} : value)),
  z.record(z.string().check(must((key: string) => /^\d+$/.test(key), 'has a key that is no quantity')), z.unknown()),
)

/** The page's settings (section 3). `currencyOptions` has its own reader. */
export const globalData = z.object({
  // What prices do not hang on may be anything.
  loadVariationTieredPricingNonce: z.catch(z.string(), ''),
  isPremium: flag(false),
  currencyOptions: z.unknown(),
  supportedVariableProductTypes: z.catch(texts, ['variable', 'variable-subscription']),
})

/** A variation that the shopper chose. */
export interface Variation {
  readonly id: number
  readonly priceHtml: string
  /** The smallest quantity that can be bought; 0 where the platform names none. */
  readonly minimum: number
}
