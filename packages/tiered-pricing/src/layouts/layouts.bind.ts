import type { Life } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { anatomy, layoutAttributes, layouts } from '../tiered-pricing.anatomy.ts'
import type { PricingHost } from '../tiered-pricing.store.ts'
import { readProduct } from '../tiered-pricing.read.ts'
import type { QuantityFields } from '../quantity/quantity-fields.ts'
import { bindRows, bindStillRows } from './tier-rows.ts'

const loadLayouts = () => import('./layouts.late.ts')

/**
 * Brings each layout to life that stands in the wrapper: the first one, a variation's, one that somebody else put
 * there. It goes by the markup, since an answer may bring another layout than `data-display-type` says (13).
 */
export function bindLayouts(host: PricingHost, quantity: QuantityFields): void {
  const { config, store, element, load } = host
  const isPicking = config.isPremium && config.settings.clickable_rows
  // A variation's layout answers the first click too: its code is there before there is a layout.
  if (config.isVariable && (config.displayType === 'dropdown' || isPicking)) load(host, loadLayouts, () => undefined)
  let first = true
  live(
    host,
    anatomy.data,
    (data, life) => {
      if (!(data instanceof HTMLElement)) return
      // A variation's layout comes through the store, which has read it already.
      if (!first && !config.isVariable) applyLayout(host, data)
      onAttributes(life, data, () => applyLayout(host, data))
      const dropdown = data.matches(layouts.dropdown)
      bindRows(life, data, { store, current: !dropdown && !isPicking })
      if (dropdown) {
        load(life, loadLayouts, ({ bindDropdown }) => bindDropdown(life, data, { host, picking: isPicking ? quantity : null }))
      } else if (isPicking) {
        load(life, loadLayouts, ({ bindTierRadios }) => bindTierRadios(life, data, { host, quantity }))
      } else if (data.matches(layouts.horizontal)) {
        load(life, loadLayouts, ({ bindScroller }) => bindScroller(life, data, host))
      }
      if (!isPicking) bindStillRows(life, data)
    },
    element,
  )
  first = false
}

/** A product that the server sent anew into the wrapper, or whose attributes changed, counts from now on. */
function applyLayout({ config, store }: PricingHost, data: Element): void {
  const product = readProduct(data)
  if (!config.isVariable || store.getState().product?.id === product.id) store.renew(product)
}

/** Prices that another script writes into the attributes later count too (bug 20). */
function onAttributes(life: Life, data: Element, changed: () => void): void {
  const observer = new MutationObserver(life.guard(changed))
  observer.observe(data, { subtree: true, attributeFilter: Object.values(layoutAttributes) })
  life.onEnd(() => observer.disconnect())
}
