import { type EndableLife, htmlOf, type Life, parseFragment } from '@tillkit/dom'
import { adopt, live, type Host } from '@tillkit/mount'
import type { SafeHtml } from '@tillkit/platform'
import { anatomy, attributes, PRICE, values } from '../tiered-pricing.anatomy.ts'
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

/** The places that show the product's price. */
export interface PriceContainers {
  /** Those that are kept up to date; none where the shop wants its prices left alone. */
  all(): Element[]
  /** Writes the price over what other scripts have printed since: that is the page's own price from now on. */
  claim(): void
}

interface Bound {
  readonly life: EndableLife
  /** Whether the container still shows what we wrote. */
  readonly isOurs: () => boolean
}

/**
 * Keeps the product's price on the page: in the `dynamic` containers of the parent and of the
 * variation shown, or in those that a third party's override names.
 */
export function bindPrices({ host, scope, formatting, surface, manager }: PriceBinding): PriceContainers {
  const { config, store } = host
  const bound = new Map<Element, Bound>()
  const containers: PriceContainers = {
    all: () => [...bound.keys()],
    claim() {
      for (const [container, { isOurs }] of [...bound]) {
        if (isOurs()) continue
        unbind(container)
        bind(container)
      }
    },
  }
  if (!config.settings.update_price_on_product_page) return containers
  const bind = (container: Element) => {
    const isNested = container.parentElement?.closest(anatomy.priceContainer)
    if (bound.has(container) || isNested || container.getAttribute(attributes.priceType) !== values.dynamicPrice) return
    const life = host.branch()
    bound.set(container, { life, isOurs: bindContainer(life, container, { store, formatting }) })
  }
  const override = () => surface.overrides.$getPriceContainer ?? legacyOverride()
  live(host, ownOf(anatomy.priceContainer, config.parentId), (container, life) => {
    if (override() || !scope.owns(container)) return
    bind(container)
    life.onEnd(() => unbind(container))
  })
  const unbind = (container: Element) => {
    bound.get(container)?.life.end()
    bound.delete(container)
  }
  const follow = host.guard(() => {
    const named = override()
    if (!named) return
    const productId = store.getState().product?.id ?? config.parentId
    // A theme's hook may find nothing.
    const wanted = new Set(Array.from(named(productId, config.parentId, manager()) ?? []))
    for (const container of containers.all()) if (!wanted.has(container)) unbind(container)
    wanted.forEach(bind)
  })
  follow()
  host.onEnd(store.subscribe(follow))
  return containers
}

/** What says a product's price or saving: its own by either id, a variation's by its parent's. */
export function ownOf(selector: string, id: number): string {
  return `${selector}[${anatomy.parentId}="${id}"], ${selector}[${anatomy.productId}="${id}"]`
}

/** The older global hook that some themes define. */
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

interface ContainerBinding {
  readonly store: TieredPricingStore
  readonly formatting: Formatting
}

/** Binds a container; the answer tells whether it still shows what we wrote. */
function bindContainer(life: Life, container: Element, { store, formatting }: ContainerBinding): () => boolean {
  const original = originalOf(life, container)
  let written: SafeHtml | undefined
  const isParent = container.getAttribute(anatomy.productId) === container.getAttribute(anatomy.parentId)
  adopt(life, container, store, (state) => {
    written = isParent ? parentHtml(state, formatting, original) : variationHtml(state, formatting, container)
    return written === undefined ? {} : { html: written }
  })
  return () => {
    if (written === undefined) return true
    const ours = document.createElement('div')
    ours.append(parseFragment(written))
    return ours.innerHTML === container.innerHTML
  }
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
  return Number(container.getAttribute(anatomy.productId)) === quote.product.id ? formatting.productPrice(quote) : undefined
}

/**
 * The price within a variation's `price_html`, without the container and the lines that stand around it. The
 * server sends it as HTML, and the platform puts it into the page as it is; so do we.
 */
function pricePart(priceHtml: string): SafeHtml | undefined {
  if (priceHtml.trim() === '') return undefined
  const fragment = parseFragment(priceHtml)
  const inner = fragment.querySelector(anatomy.priceContainer) ?? fragment.querySelector(PRICE)
  return (inner ? htmlOf(inner) : priceHtml) as SafeHtml
}
