import { parseFragment } from '@tillkit/dom'
import {
  amountHtml,
  buildSuffix,
  decimal,
  formatAmountText,
  formatNumber,
  formatQuantity,
  keepPriceMarkup,
  multiply,
  salePriceHtml,
  type CurrencyFormat,
  type Decimal,
  type Quantity,
  type SafeHtml,
  type SalePriceSentences,
} from '@tillkit/platform'
import { shownPrice, type PriceSettings, type Product, type Quote, type Tier } from './tiered-pricing.model.ts'

/** Prices in the shop's notation and WooCommerce's markup. */
export interface Formatting {
  readonly currency: CurrencyFormat
  /** `A(price)`. */
  amount(price: Decimal, suffix?: SafeHtml): SafeHtml
  /** What a person hears: `£9.00`. */
  spoken(price: Decimal): string
  quantity(quantity: Quantity): string
  /** The suffix ("inc VAT") for `count` pieces at a tier's price. */
  suffix(product: Product, tier: Tier, count: Decimal): SafeHtml
  /** What a price container shows. */
  productPrice(quote: Quote): SafeHtml
  /** A price from plain numbers, as third parties ask for it. */
  price(price: number, original?: number | null, suffix?: string | null): SafeHtml
  number(value: number, decimals?: number): string
}

/** Makes the formatting of a page. */
export function createFormatting(
  currency: CurrencyFormat,
  settings: PriceSettings,
  sentences: SalePriceSentences,
): Formatting {
  const amount = (price: Decimal, suffix?: SafeHtml) => amountHtml(price, currency, suffix)
  const suffixOf = ({ suffix }: Product, { exclTax, inclTax }: Tier, count: Decimal) => {
    const prices = { including: multiply(inclTax, count), excluding: multiply(exclTax, count) }
    return buildSuffix(globalSuffix() ?? suffix, prices, { format: currency, parse: parseFragment })
  }
  const either = (price: Decimal, original: Decimal | null, suffix?: SafeHtml) =>
    original ? salePriceHtml({ original, price }, currency, { suffix, sentences }) : amount(price, suffix)
  return {
    currency,
    amount,
    suffix: suffixOf,
    spoken: (price) => formatAmountText(price, currency),
    quantity: (quantity) => formatQuantity(quantity, currency),
    productPrice(quote) {
      const { price, original, count } = shownPrice(quote, settings, currency.decimals)
      return either(price, original, suffixOf(quote.product, quote.tier, count))
    },
    price(price, original, suffix) {
      const kept = suffix ? keepPriceMarkup(suffix, parseFragment) : undefined
      return either(safeDecimal(price), original ? safeDecimal(original) : null, kept)
    },
    number: (value, decimals) => formatNumber(safeDecimal(value), currency, decimals),
  }
}

/** A number from third-party code; what is none counts as 0, as it always did. */
function safeDecimal(value: number): Decimal {
  return decimal(Number.isFinite(Number(value)) ? Number(value) : 0)
}

/** The older global hook for the suffix. */
function globalSuffix(): string | undefined {
  const { tieredPriceTableGetProductPriceSuffix: hook } = window as unknown as Record<string, unknown>
  const suffix: unknown = typeof hook === 'function' ? hook() : undefined
  return typeof suffix === 'string' ? suffix : undefined
}
