import type { Life } from '@tillkit/dom'
import { adopt, live, type Host } from '@tillkit/mount'
import { escapeHtml, type SafeHtml } from '@tillkit/platform'
import { anatomy, attributes, classes, fields, followUps, values } from '../tiered-pricing.anatomy.ts'
import type { Formatting } from '../tiered-pricing.format.ts'
import { oldPrice, savingOf, totalOf, type Quote } from '../tiered-pricing.model.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { Scope } from '../tiered-pricing.scope.ts'
import type { State, TieredPricingStore, PricingHost } from '../tiered-pricing.store.ts'
import { ownOf } from './price-containers.ts'
import { bindField, nothing, type Shown } from './quoted-fields.ts'

const loadLayouts = () => import('../layouts/layouts.late.ts')

interface FollowUps {
  readonly host: Host<Config, TieredPricingStore>
  readonly scope: Scope
  readonly formatting: Formatting
}

/** Keeps the order summary, the you-save lines and the options' totals in step. */
export function bindFollowUps({ host, scope, formatting }: FollowUps): void {
  const { config, store } = host
  const id = config.parentId
  live(host, `${followUps.summary}[${anatomy.productId}="${id}"]`, (summary, life) => {
    if (scope.owns(summary)) bindSummary(life, summary, { store, formatting })
  })
  live(host, ownOf(followUps.youSave, id), (line, life) => {
    if (scope.owns(line)) bindYouSave(life, line, { store, formatting })
  })
  if (!config.isPremium || config.displayType !== 'options') return
  host.load(host, loadLayouts, ({ bindOptionTotals }) => bindOptionTotals(host, formatting))
}

function bindSummary(life: Life, summary: Element, { store, formatting }: Shown): void {
  const always = summary.getAttribute(attributes.showsAlways) === values.yes
  adopt(life, summary, store, ({ quote, choice }: State) => {
    if (!quote && choice.status === 'untouched') return {}
    const isShown = quote !== null && (always || !quote.product.isFallback)
    return { classes: { [classes.summaryHidden]: !isShown } }
  })
  const field = (selector: string, html: (quote: Quote) => SafeHtml) => bindField(life, summary, { selector, store, html })
  field(fields.quantity, ({ quantity }) => escapeHtml(formatting.quantity(quantity)))
  field(fields.unit, ({ tier }) => formatting.amount(tier.price))
  field(fields.total, (quote) => formatting.amount(totalOf(quote)))
  field(fields.totalWithTax, (quote) => {
    const suffix = formatting.suffix(quote.product, quote.tier, quote.quantity.value)
    return formatting.amount(totalOf(quote), suffix)
  })
  field(fields.oldPrice, (quote) => {
    const old = oldPrice(quote)
    return old ? formatting.amount(old) : nothing
  })
  field(fields.name, ({ product }) => escapeHtml(product.name))
}

function bindYouSave(life: Life, line: Element, { store, formatting }: Shown): void {
  const fromRegular = line.getAttribute(attributes.countsSale) === values.yes
  const isParent = line.getAttribute(anatomy.productId) === line.getAttribute(anatomy.parentId)
  const concerns = (quote: Quote) => isParent || Number(line.getAttribute(anatomy.productId)) === quote.product.id
  const saving = (quote: Quote | null) => (quote && concerns(quote) ? savingOf(quote, fromRegular) : null)
  adopt(life, line, store, ({ quote }) => ({ classes: { [classes.youSaveHidden]: saving(quote) === null } }))
  const field = (selector: string, html: (saved: NonNullable<ReturnType<typeof savingOf>>) => SafeHtml) =>
    bindField(life, line, {
      selector,
      store,
      html(quote) {
        const saved = saving(quote)
        return saved && html(saved)
      },
    })
  field(fields.savedEach, ({ each }) => formatting.amount(each))
  field(fields.savedTotal, ({ total }) => formatting.amount(total))
  field(fields.savedPercentage, ({ percentage }) => escapeHtml(String(percentage)))
}

/**
 * Tells screen readers the new unit price when another tier has come into force. Not on first load, not for a new
 * variation, of which the platform itself speaks, and not on the way from one quantity of a tier to another: who
 * types 11 over 10 passes through 1.
 */
export function bindSpeech(host: PricingHost, formatting: Formatting): void {
  const { store, t, announce } = host
  let said = store.getState().quote
  const speak = () => {
    const { quote } = store.getState()
    if (!quote || quote.tier === said?.tier) return ''
    said = quote
    return t('newPrice', { price: formatting.spoken(quote.tier.price), quantity: formatting.quantity(quote.quantity) })
  }
  const follow = host.guard(() => {
    const { quote } = store.getState()
    if (quote?.product !== said?.product) said = quote
    else if (quote?.tier !== said?.tier) announce(speak)
  })
  host.onEnd(store.onUpdate(follow))
}
