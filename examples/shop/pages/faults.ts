import type { LayoutOptions, WrapperOptions } from '@tillkit/fixtures'
import { layoutHtml } from '@tillkit/fixtures'
import type { ShopProduct } from '../catalogue/index.ts'

/** Rules that were cut off, as a text field of the database cuts them. */
const CUT_RULES = '{&quot;5&quot;:11.6,&quot;10&quot;:'
/** Settings that another plugin's filter has spoilt. */
const SPOILT_SETTINGS = '{"clickable_rows":true,"display_type":'

/** The broken parts of a product's wrapper; nothing for a product that is as it should be. */
export function brokenParts({ fault, tiers }: ShopProduct, options: LayoutOptions): Partial<WrapperOptions> {
  if (fault === 'settings') return { settingsText: SPOILT_SETTINGS }
  if (fault !== 'price-rules') return {}
  return { content: layoutHtml(tiers, options).replace(/(data-price-rules=")[^"]*/, `$1${CUT_RULES}`) }
}
