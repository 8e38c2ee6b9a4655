import { adopt, live, parseFragment, type EndableLife, type Host, type Life } from '@tillkit/mount'
import type { SafeHtml } from '@tillkit/platform'
import { anatomy } from '../tiered-pricing.anatomy.ts'
import type { Formatting } from '../tiered-pricing.format.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { Scope } from '../tiered-pricing.scope.ts'
import type { State, TieredPricingStore } from '../tiered-pricing.store.ts'
import type { Surface } from '../tiered-pricing.stub.ts'

interface PriceBinding {
  readonly host: Host<Config, TieredPricingStore>
  readonly scope: Scope
  readonly formatting: Formatting
  readonly surface: Surface
  /** The manager that an override gets to see. */
  readonly manager: () => object
}

/**
 * Keeps the product's price on the page (contract section 8): in the `dynamic` containers of the parent and of the
 * variation shown, or in those that a third party's override names.
 */
export function bindPrices({ host, scope, formatting, surface, manager }: PriceBinding): void {
  const { config, store } = host
  if (!config.settings.update_price_on_product_page) return
  const bound = new Map<Element, EndableLife>()
  const bind = (container: Element) => {
    const isNested = container.parentElement?.closest(anatomy.priceContainer)
    if (bound.has(container) || isNested || container.getAttribute('data-price-type') !== 'dynamic') return
    const life = host.branch()
    bound.set(container, life)
    bindContainer(life, container, store, formatting)
  }
  const matching = `${anatomy.priceContainer}[data-parent-id="${config.parentId}"]`
  const override = () => surface.overrides.$getPriceContainer ?? legacyOverride()
  live(host, matching, (container, life) => {
    if (override() || !scope.owns(container)) return
    bind(container)
    life.onEnd(() => unbind(container))
  })
  const unbind = (container: Element) => {
    bound.get(container)?.end()
    bound.delete(container)
  }
  const follow = host.guard(() => {
    const named = override()
    if (!named) return
    const productId = store.getState().product?.id ?? config.parentId
    const wanted = new Set(Array.from(named(productId, config.parentId, manager())))
    for (const container of [...bound.keys()]) if (!wanted.has(container)) unbind(container)
    wanted.forEach(bind)
  })
  follow()
  host.onEnd(store.subscribe(follow))
}

/** The older global hook that some themes define (contract section 2). */
function legacyOverride(): Surface['overrides']['$getPriceContainer'] {
  const { tieredPriceTableGetProductPriceContainer: named } = window as unknown as Record<string, unknown>
  return typeof named === 'function' ? (named as () => ArrayLike<Element>) : undefined
}

/** What a container showed before the first of our widgets wrote into it: one that comes later finds our price there. */
const originals = new WeakMap<Element, { readonly html: SafeHtml; widgets: number }>()

/** What a container showed before anything was chosen, for when the choice is taken back. */
function originalOf(life: Life, container: Element): SafeHtml {
  const original = originals.get(container) ?? { html: container.innerHTML as SafeHtml, widgets: 0 }
  originals.set(container, original)
  original.widgets += 1
  life.onEnd(() => {
    original.widgets -= 1
    if (original.widgets === 0) originals.delete(container)
  })
  return original.html
}

function bindContainer(life: Life, container: Element, store: TieredPricingStore, formatting: Formatting): void {
  const original = originalOf(life, container)
  const isParent = container.getAttribute('data-product-id') === container.getAttribute('data-parent-id')
  adopt(life, container, store, (state) => {
    const html = isParent ? parentHtml(state, formatting, original) : variationHtml(state, formatting, container)
    return html === undefined ? {} : { html }
  })
}

function parentHtml({ choice, quote }: State, formatting: Formatting, original: SafeHtml): SafeHtml | undefined {
  switch (choice.status) {
    case 'untouched':
    case 'tiers':
      return quote ? formatting.productPrice(quote) : undefined
    case 'reset':
      return original
    case 'loading':
    case 'plain':
    case 'failed':
      return pricePart(choice.variation.priceHtml) ?? (quote ? formatting.productPrice(quote) : original)
  }
}

function variationHtml({ quote }: State, formatting: Formatting, container: Element): SafeHtml | undefined {
  if (!quote || quote.product.isFallback) return undefined
  return Number(container.getAttribute('data-product-id')) === quote.product.id ? formatting.productPrice(quote) : undefined
}

/**
 * The price within a variation's `price_html`, without the container and the lines that stand around it. The
 * contract says that it is HTML, and the platform puts it into the page as it is; so do we.
 */
function pricePart(priceHtml: string): SafeHtml | undefined {
  if (priceHtml.trim() === '') return undefined
  const fragment = parseFragment(priceHtml)
  const inner = fragment.querySelector(anatomy.priceContainer) ?? fragment.querySelector('.price')
  return (inner?.innerHTML ?? priceHtml) as SafeHtml
}
