import { safeHtml, type SafeHtml } from '../safe-html.ts'

/** The platform's markup of the currency's symbol in an amount. */
export const symbolHtml = (symbol: SafeHtml): SafeHtml => safeHtml`<span class="woocommerce-Price-currencySymbol">${symbol}</span>`

/**
 * The platform's markup around an amount. `bdi` keeps symbol and digits in order on right-to-left pages.
 * @param tail what stands behind it
 */
export const amountSpan = (amount: SafeHtml, tail: SafeHtml): SafeHtml =>
  safeHtml`<span class="woocommerce-Price-amount amount"><bdi>${amount}</bdi>${tail}</span>`

/** The classes of the two placeholders that a shop's price suffix may have for the price with tax and without. */
export const taxes = {
  including: 'tiered-pricing-dynamic-price__including_tax',
  excluding: 'tiered-pricing-dynamic-price__excluding_tax',
} as const

/** Globals in which pages say how the shop writes money: the tier plugin's, and that of the shop's blocks. */
export const formatGlobals = { tiers: 'tieredPricingGlobalData', blocks: 'wcSettings' } as const
