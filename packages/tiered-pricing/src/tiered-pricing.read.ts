import { parseFragment } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'
import { readCurrencyFormat, readGlobal, type CurrencyFormat, type Decimal } from '@tillkit/platform'
import { anatomy, attributes, borders, GLOBAL, layoutAttributes, layouts, values } from './tiered-pricing.anatomy.ts'
import type { Product, Tier } from './tiered-pricing.model.ts'
import * as schema from './tiered-pricing.schema.ts'

/** What one widget on the page says of itself and of its product. */
export interface Config {
  /** The page's product; on a variable product the parent. */
  readonly parentId: number
  /** Which tile of a list it stands in, `''` on the product's own page: each has a quantity of its own. */
  readonly tile: string
  readonly displayType: string
  readonly displayContext: string
  readonly isVariable: boolean
  /** Variations have their tables loaded by request rather than printed with the page. */
  readonly byRequest: boolean
  /** All variations cost the same: variation events do not concern us. */
  readonly samePrices: boolean
  readonly settings: schema.Settings
  readonly isPremium: boolean
  readonly nonce: string
  readonly currency: CurrencyFormat
  /** The product of the layout that stands in the wrapper; `null` where it is empty. */
  readonly product: Product | null
}

/** The advice for everything that is read; what is wrong, and where, says the message. */
const ADVICE = "Print it as the tier plugin does. Until then the server's HTML stays."

function parse<T>(read: (value: unknown) => T, value: unknown, field: string): T {
  try {
    return read(value)
  } catch (cause) {
    if (!(cause instanceof schema.Unusable)) throw cause
    throw invalid([field, cause.path].filter(Boolean).join('.'), { help: cause.help, message: cause.message, cause })
  }
}

function readJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalid(field, { help: 'not-json', message: `"${text.trim().slice(0, 60)}" is no JSON`, cause })
  }
}

function invalid(field: string, { help, message, cause }: Pick<InvalidMarkup, 'message' | 'cause'> & { readonly help: string }): InvalidMarkup {
  return new InvalidMarkup(field, message, ADVICE, { help, cause })
}

/** Reads a wrapper and the page's settings. Throws InvalidMarkup. */
export function readTieredPricing(wrapper: HTMLElement): Config {
  const found = readGlobal(GLOBAL)
  if (found === undefined) throw invalid(GLOBAL, { help: 'global-missing', message: 'is missing from the page' })
  const global = parse(schema.globalData, found, GLOBAL)
  const currency = readCurrencyFormat(global.currencyOptions, parseFragment)
  if (!currency.ok) throw invalid(`${GLOBAL}.${currency.field}`, { help: 'currency', message: currency.problem })
  const attribute = (name: string) => wrapper.getAttribute(name)
  const settings = readJson(attribute(attributes.settings) ?? '{}', attributes.settings)
  const parentId = parse(schema.whole, attribute(anatomy.productId), anatomy.productId)
  const isVariable = global.variableTypes.includes(attribute(attributes.productType) ?? '')
  const data = wrapper.querySelector(anatomy.data)
  const product = data && readProduct(data)
  return {
    parentId,
    tile: tileOf(wrapper, parentId),
    displayType: attribute(attributes.displayType) ?? '',
    displayContext: attribute(attributes.displayContext) ?? '',
    isVariable,
    byRequest: attribute(attributes.byRequest) === values.yes,
    samePrices: attribute(attributes.samePrices) === values.yes,
    settings: parse(schema.settings, settings, attributes.settings),
    isPremium: global.isPremium,
    nonce: global.nonce,
    currency: currency.value,
    // The parent's fallback is its lowest price: it must never take the place of the range.
    product: isVariable && product?.isFallback ? null : product,
  }
}

/** The place among the product's tiles, which stays when a list is printed anew. */
function tileOf(wrapper: Element, parentId: number): string {
  if (!wrapper.closest(borders.tile)) return ''
  const all = document.querySelectorAll(`:is(${borders.tile}) ${anatomy.wrapper}[${anatomy.productId}="${parentId}"]`)
  return `tile ${[...all].indexOf(wrapper)}`
}

/** Reads a layout's data element and its rows. Throws InvalidMarkup. */
export function readProduct(data: Element): Product {
  const isFallback = data.matches(layouts.fallback)
  const text = (name: string) => data.getAttribute(name)
  const number = (name: string) => parse(schema.optionalNumber, text(name), name)
  const keys = parse(schema.rules, readJson(text(layoutAttributes.rules) ?? '{}', layoutAttributes.rules), layoutAttributes.rules)
  const base = Math.max(1, parse(schema.whole, text(layoutAttributes.minimum) || '1', layoutAttributes.minimum))
  const rows = [...(isFallback ? [data] : data.querySelectorAll(layouts.row))].map((row) => readRow(row, isFallback ? base : null))
  const price = number(layoutAttributes.price)
  const tiers = tiersOf(rows, keys, { minimum: base, price })
  return {
    id: parse(schema.whole, text(anatomy.productId), anatomy.productId),
    name: text(layoutAttributes.name) ?? '',
    tiers,
    price: price ?? tiers[0].price,
    regularPrice: number(layoutAttributes.regularPrice),
    salePrice: number(layoutAttributes.salePrice),
    suffix: text(layoutAttributes.suffix) ?? '',
    isFallback,
  }
}

/** From which quantity on a product costs what it costs without tiers. */
interface BasePrice {
  readonly minimum: number
  readonly price: Decimal | null
}

/**
 * The tiers that the product has: its base row, then one per rule that has a row. A rule at or below the minimum
 * would stand beside the base price; the base price is what the shop charges there (case 28).
 */
function tiersOf(rows: readonly Tier[], keys: readonly number[], { minimum, price }: BasePrice): Product['tiers'] {
  const printed = rows.find((row) => row.minimum === minimum) ?? rows.find((row) => !keys.includes(row.minimum))
  const base = printed ?? (price && { minimum, price, exclTax: price, inclTax: price })
  if (!base) throw invalid(layoutAttributes.price, { help: 'no-base-price', message: 'is empty, and no row gives the base price' })
  const ruled = keys.filter((key) => key > minimum).sort((one, other) => one - other)
  return [base, ...ruled.flatMap((key) => rows.find((row) => row.minimum === key) ?? [])]
}

function readRow(row: Element, quantity: number | null): Tier {
  const read = (name: string) => parse(schema.number, row.getAttribute(name) ?? '', name)
  const price = read(layoutAttributes.tierPrice)
  const variant = (name: string) => (row.hasAttribute(name) ? read(name) : price)
  return {
    minimum: quantity ?? parse(schema.whole, row.getAttribute(layoutAttributes.quantity), layoutAttributes.quantity),
    price,
    exclTax: variant(layoutAttributes.exclTax),
    inclTax: variant(layoutAttributes.inclTax),
  }
}
