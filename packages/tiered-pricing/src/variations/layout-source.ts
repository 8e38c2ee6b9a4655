import { parseFragment } from '@tillkit/dom'
import { type Host } from '@tillkit/mount'
import { callShop, pageEndpoint, type CallShop } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import { anatomy } from '../tiered-pricing.anatomy.ts'
import { readProduct, type Config } from '../tiered-pricing.read.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'
import type { Layout, LayoutSource } from './variation-choices.ts'
import { ENDPOINT, fieldsFor, preloadedOf, variationAnatomy } from './anatomy.ts'

/** How long a variation's table may take, in ms. */
const TIMEOUT = 15_000

/**
 * Makes the source for one product. Answers are kept by variation; a failed
 * call is forgotten, so that the next change tries again.
 */
export function createLayoutSource(config: Config, call: CallShop = callShop): LayoutSource {
  const known = new Map<number, Layout | Promise<Layout>>()
  const of = (variationId: number): Layout | Promise<Layout> => {
    const found = known.get(variationId)
    if (found) return found
    if (!config.byRequest) return layoutFrom(variationId, preloadedHtml(config.parentId, variationId))
    const coming = request(variationId)
    known.set(variationId, coming)
    return coming
  }
  const request = async (variationId: number): Promise<Layout> => {
    try {
      const body = form(fieldsFor(config, variationId))
      const ask = () => call(pageEndpoint(ENDPOINT), { body, timeout: TIMEOUT, mutates: false })
      const { text } = await ask()
      // Empty means no tiers, but a cached page's stale nonce looks the same: ask again where there were some (bug 19).
      const isDoubtful = text.trim() === '' && config.product?.id === variationId
      const layout = layoutFrom(variationId, isDoubtful ? (await ask()).text : text)
      known.set(variationId, layout)
      return layout
    } catch (cause) {
      known.delete(variationId)
      throw cause
    }
  }
  return {
    of,
    prefetch(variationId) {
      if (!config.byRequest || known.has(variationId)) return
      Promise.resolve(of(variationId)).catch(() => undefined)
    },
  }
}

const sources = new WeakMap<TieredPricingStore, LayoutSource>()

/** The source that all widgets of one product share, answers and all. */
export function layoutsFor({ store, config }: Host<Config, TieredPricingStore>): LayoutSource {
  const source = sources.get(store) ?? createLayoutSource(config)
  sources.set(store, source)
  return source
}

/** The layout that the page has printed for a variation, wherever in the product it stands (bug 23). */
export function preloadedHtml(parentId: number, variationId: number, near?: Element): string {
  const wanted = preloadedOf(variationId)
  const sibling = near?.nextElementSibling
  const beside = sibling?.matches(variationAnatomy.preloaded) ? sibling.querySelector(wanted) : null
  if (beside) return beside.innerHTML
  for (const wrapper of document.querySelectorAll(`${anatomy.wrapper}[${anatomy.productId}="${parentId}"]`)) {
    const found = wrapper.parentElement?.querySelector(wanted)
    if (found) return found.innerHTML
  }
  return document.querySelector(wanted)?.innerHTML ?? ''
}

function layoutFrom(variationId: number, html: string): Layout {
  const data = parseFragment(html).querySelector(anatomy.data)
  const product = data && readProduct(data)
  return { variationId, html: html.trim() === '' ? '' : html, product }
}
