import { settle, type Host } from '@tillkit/mount'
import { emitLegacy, escapeHtml, pageJQuery, parseQuantity, raise, toNumber, type Decimal } from '@tillkit/platform'
import type { PriceContainers } from './prices/price-containers.ts'
import type { QuantityFields } from './quantity/quantity-fields.ts'
import { anatomy, attributes, events, layoutAttributes } from './tiered-pricing.anatomy.ts'
import type { Formatting } from './tiered-pricing.format.ts'
import { pricingOf, tierFor, type Pricing, type Quote } from './tiered-pricing.model.ts'
import type { Config } from './tiered-pricing.read.ts'
import type { TieredPricingStore } from './tiered-pricing.store.ts'
import { stubSurface, type Surface } from './tiered-pricing.stub.ts'

/** The instances of the page by wrapper, for `initFunction`. */
const instances = new WeakMap<Element, Instance>()

/** What an instance is made from. */
export interface InstanceParts {
  readonly host: Host<Config, TieredPricingStore>
  readonly formatting: Formatting
  readonly quantity: () => QuantityFields
  readonly prices: () => PriceContainers
}

/** The page's `document.__tieredPricing` with a working `initFunction`. */
export function pageSurface(): Surface {
  const surface = stubSurface()
  surface.initFunction = (wrapper) => {
    settle()
    return instances.get(wrapper) ?? null
  }
  return surface
}

/** Enters a widget into `activeInstances` for as long as it lives. */
export function registerInstance(host: Host<Config, TieredPricingStore>, instance: Instance): void {
  const { activeInstances } = pageSurface()
  instances.set(host.element, instance)
  activeInstances.push(instance)
  host.onEnd(() => {
    instances.delete(host.element)
    const index = activeInstances.indexOf(instance)
    if (index >= 0) activeInstances.splice(index, 1)
  })
}

/** What `tiered_price_update` says, without the instance. */
function updateOf(quote: Quote, config: Config, formatting: Formatting) {
  const pricing = pricingOf(quote, formatting.amount(quote.tier.price))
  return {
    pricing,
    quantity: pricing.eventQuantity,
    price: pricing.price,
    price_excl_tax: pricing.price_excl_tax,
    productId: quote.product.id,
    parentId: config.parentId,
  }
}

/** Raises the update on the wrapper: through jQuery for third parties, natively for everybody else. */
export function raiseUpdate({ host, formatting }: InstanceParts, instance: Instance): void {
  const { quote } = host.store.getState()
  if (!quote) return
  const detail = updateOf(quote, host.config, formatting)
  emitLegacy(host.element, events.update, [{ ...detail, __instance: instance }])
  raise(host.element, events.updateNative, detail)
}

/** Prices as third parties ask for them: by a quantity, or by a pricing that we gave away. */
function createPricings({ host: { store }, formatting }: InstanceParts) {
  const quoteFor = (count: number): Quote | null => {
    const { product } = store.getState()
    const quantity = parseQuantity(String(count))
    return product && { product, tier: tierFor(product.tiers, quantity.value), quantity }
  }
  return {
    pricingFor(count: number): Pricing | null {
      const quote = quoteFor(count)
      return quote && pricingOf(quote, formatting.amount(quote.tier.price))
    },
    /** The quote behind a pricing; without one, the quote that stands. */
    quoteOf: (pricing?: Pricing) => (pricing ? quoteFor(pricing.eventQuantity) : store.getState().quote),
  }
}

type Pricings = ReturnType<typeof createPricings>

/** What a widget says of its product. */
function createDataProvider({ host: { config, element, store } }: InstanceParts, { pricingFor }: Pricings) {
  const product = () => store.getState().product
  const plain = (value: Decimal | null | undefined) => (value ? toNumber(value) : null)
  return {
    getRegularPrice: () => plain(product()?.regularPrice),
    getSalePrice: () => plain(product()?.salePrice),
    getOriginalPrice: () => plain(product()?.price),
    getMinimum: () => product()?.tiers[0].minimum ?? 1,
    getProductName: () => product()?.name ?? '',
    getPriceSuffix: () => product()?.suffix ?? '',
    getProductId: () => product()?.id ?? config.parentId,
    getParentId: () => config.parentId,
    getPricingRules: () => JSON.parse(element.querySelector(anatomy.data)?.getAttribute(layoutAttributes.rules) ?? '{}') as Record<string, number>,
    getPricingByQuantity: pricingFor,
    getPriceByTieredQuantity: (tier: number, kind: 'regular' | 'excl_tax' | 'incl_tax' | 'html' = 'regular') => {
      const pricing = pricingFor(tier)
      if (pricing?.tieredQuantity !== Number(tier)) return false
      const { price, price_excl_tax: excl_tax, price_incl_tax: incl_tax, priceHtml: html } = pricing
      return { regular: price, excl_tax, incl_tax, html }[kind]
    },
    isProductOnSale: () => Boolean(product()?.salePrice),
    isVariableProduct: () => config.isVariable,
    showTieredPriceAsDiscount: () => config.settings.show_tiered_price_as_discount,
    updatePriceOnProductPage: () => config.settings.update_price_on_product_page,
    getSettings: () => JSON.parse(element.getAttribute(attributes.settings) ?? '{}') as unknown,
    getDisplayType: () => config.displayType,
    isPremium: () => config.isPremium,
  }
}

const setOf = (elements: readonly Element[]) => pageJQuery()?.(elements as Element[])

/** What changes the page's quantity and prices for third parties. */
function createManager({ host: { store }, formatting, quantity, prices }: InstanceParts, { quoteOf }: Pricings) {
  return {
    $getQuantityField: () => setOf(quantity().all()),
    $getPriceContainer: () => setOf(prices().all()),
    // Whoever asks gets an answer, also for the quantity that stands.
    updatePricingByQuantity: (count: number) => store.enter(String(count), null, {}),
    updateProductPriceHTML: (html: string) => setOf(prices().all())?.html(html),
    buildPriceSuffix(pricing?: Pricing, count = 1) {
      const quote = quoteOf(pricing)
      const times = parseQuantity(String(count)).value
      return quote ? formatting.suffix(quote.product, quote.tier, times) : escapeHtml('')
    },
    buildProductPagePrice(pricing?: Pricing) {
      const quote = quoteOf(pricing)
      return quote ? formatting.productPrice(quote) : escapeHtml('')
    },
  }
}

/** The legacy script's instance: what tax switches, add-ons and instalment widgets read of it. */
export function createInstance(parts: InstanceParts) {
  const { element } = parts.host
  const pricings = createPricings(parts)
  const data = () => element.querySelector(anatomy.data)
  return {
    get $wrapper() {
      return setOf([element])
    },
    $getPricingElement: () => setOf(data() ? [data() as Element] : []),
    $getPricingElementPart: (selector: string) => setOf([...(data()?.querySelectorAll(selector) ?? [])]),
    formatting: {
      formatPrice: (price: number, original?: number | null, suffix?: string | null) => parts.formatting.price(price, original, suffix),
      formatNumber: (value: number, decimals?: number) => parts.formatting.number(value, decimals),
    },
    dataProvider: createDataProvider(parts, pricings),
    productPageManager: createManager(parts, pricings),
  }
}

/** A widget as third parties see it. */
export type Instance = ReturnType<typeof createInstance>
