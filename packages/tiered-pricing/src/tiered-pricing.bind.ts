import { pageInstance } from '@tillkit/mount'
import { bindFollowUps, bindSpeech } from './prices/price-follow-ups.ts'
import { bindLayouts } from './layouts/layouts.bind.ts'
import { bindPrices } from './prices/price-containers.ts'
import { bindQuantity } from './quantity/quantity-fields.ts'
import { bindUpdates } from './quantity/price-updates.ts'
import { displayTypes } from './tiered-pricing.anatomy.ts'
import { createFormatting } from './tiered-pricing.format.ts'
import type { PricingHost } from './tiered-pricing.store.ts'
import { scopeOf } from './tiered-pricing.scope.ts'
import { createInstance, registerInstance, pageSurface, raiseUpdate } from './tiered-pricing.surface.ts'
import { awaitVariations } from './variations/variation-form.ts'

// Declared once, so that a later widget finds the code known and mounts at once.
const loadVariations = () => import('./variations/variations.late.ts')
const loadTooltip = () => import('./tooltip/tooltip.late.ts')
const loadHint = () => import('./hint/hint.late.ts')

/** Binds one widget's part of the page to its product's state. */
export function bindTieredPricing(host: PricingHost): void {
  const { config, element, t } = host
  if (!displayTypes.includes(config.displayType)) return
  const settings = {
    asTotal: config.isPremium && config.settings.show_total_price,
    asDiscount: config.settings.show_tiered_price_as_discount,
  }
  const formatting = createFormatting(config.currency, settings, {
    was: (price) => t('priceWas', { price }),
    now: (price) => t('priceNow', { price }),
  })
  const scope = scopeOf(element, config.parentId)
  const surface = pageSurface()
  const parts = { host, formatting, quantity: () => quantity, prices: () => prices }
  const instance = createInstance(parts)
  const manager = () => instance.productPageManager
  const quantity = bindQuantity({ host, scope, surface, manager })
  registerInstance(host, instance)
  bindLayouts(host, quantity)
  const prices = bindPrices({ host, scope, formatting, surface, manager })
  bindFollowUps({ host, scope, formatting })
  bindSpeech(host, formatting)
  if (config.isVariable && !config.samePrices) {
    // Without a script tag of ours nobody knows of a touch before.
    if (pageInstance()?.loader) awaitVariations({ host, scope, quantity })
    else host.load(host, loadVariations, ({ bindVariations }) => bindVariations({ host, scope, quantity }))
  }
  if (config.displayType === 'tooltip') {
    host.load(host, loadTooltip, ({ bindTooltip }) => bindTooltip(host, scope, quantity))
  }
  if (host.options.addMore) {
    host.load(host, loadHint, ({ bindHint }) => bindHint(host, formatting, quantity))
  }
  bindUpdates({ host, quantity, prices, raise: () => raiseUpdate(parts, instance) })
}
