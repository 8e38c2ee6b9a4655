import { InvalidMarkup, pageInstance, report, type Host } from '@tillkit/mount'
import { createLatest } from '@tillkit/platform/requests'
import { manifest } from '../tiered-pricing.manifest.ts'
import type { Product } from '../tiered-pricing.model.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { Variation } from '../tiered-pricing.schema.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'
import { anatomy } from '../tiered-pricing.anatomy.ts'
import { ENDPOINT } from './anatomy.ts'

/** The layout of a variation: its HTML, and the product that it prices; `null` where it has no tiers. */
export interface Layout {
  readonly variationId: number
  readonly html: string
  readonly product: Product | null
}

/** Where variations' layouts come from: printed with the page, or by request. */
export interface LayoutSource {
  /** The layout, at once where it is known. */
  of(variationId: number): Layout | Promise<Layout>
  /** Loads a layout that will probably be asked for. Failures are nobody's business yet. */
  prefetch(variationId: number): void
}

/** What the shopper does with the variation form. */
export interface Choices {
  /** The shopper chose a variation, or the platform says so again; `layouts` has its price table. */
  choose(variation: Variation, layouts: LayoutSource): void
  /** The shopper took the choice back. */
  reset(): void
  /** Another form of the product has come, with this product's layout beside it: nothing is chosen in it yet. */
  restart(product: Product | null): void
}

/**
 * Makes the choices of one product.
 * @param failed told of a layout that could not be had
 */
export function createChoices(store: TieredPricingStore, failed: (cause: unknown) => void): Choices {
  const latest = createLatest()

  const settle = (variation: Variation, layout: Layout | null) => {
    const found = layout?.product ?? null
    const status = layout === null ? 'failed' : found && !found.isFallback ? 'tiers' : 'plain'
    store.commit({ choice: { status, variation }, product: found, layout: { html: layout?.html ?? '' } })
  }

  const load = async (variation: Variation, layout: Promise<Layout>) => {
    store.commit({ choice: { status: 'loading', variation }, product: null, layout: { html: '' } })
    try {
      const found = await latest.run(() => layout)
      if (found) settle(variation, found)
    } catch (cause) {
      settle(variation, null)
      failed(cause)
    }
  }

  return {
    choose(variation, layouts) {
      const { choice, product: shown } = store.getState()
      const isAgain = 'variation' in choice && choice.variation.id === variation.id
      // Its price may be newer; its tiers are not.
      if (isAgain && choice.status !== 'failed') return store.setState({ choice: { ...choice, variation } })
      latest.cancel()
      // The server has printed the table of the variation that is chosen from the start.
      const isPrinted = choice.status === 'untouched' && shown?.id === variation.id && !shown.isFallback
      if (isPrinted) return store.commit({ choice: { status: 'tiers', variation } })
      try {
        const layout = layouts.of(variation.id)
        if (layout instanceof Promise) void load(variation, layout)
        else settle(variation, layout)
      } catch (cause) {
        settle(variation, null)
        failed(cause)
      }
    },
    reset() {
      const { choice, product: shown } = store.getState()
      if (choice.status === 'untouched' && !shown) return
      latest.cancel()
      store.commit({ choice: { status: 'reset' }, product: null, layout: { html: '' } })
    },
    restart(product) {
      if (store.getState().choice.status === 'untouched') return
      latest.cancel()
      store.commit({ choice: { status: 'untouched' }, product, layout: null })
    },
  }
}

const choices = new WeakMap<TieredPricingStore, Choices>()

/** The choices that all widgets of one product share. */
export function choicesFor({ store, config }: Host<Config, TieredPricingStore>): Choices {
  const made = choices.get(store) ?? createChoices(store, (cause) => reportTable(config, cause))
  choices.set(store, made)
  return made
}

function reportTable({ parentId }: Config, cause: unknown): void {
  const product = String(parentId)
  const host = pageInstance()?.hosts(manifest.name).find(({ element }) => element.getAttribute(anatomy.productId) === product)
  // Whoever wanted it may have gone, or been stopped.
  if (host) report({
    unit: manifest.name,
    element: host.element,
    field: cause instanceof InvalidMarkup ? cause.field : ENDPOINT,
    message: `a variation's price table could not be had: ${cause instanceof Error ? cause.message : String(cause)}`,
    advice: "The platform's price shows; the next choice tries again.",
    help: 'variation-table',
    cause,
  })
}
