import { type EndableLife, followSize, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import type { PricingHost } from '../tiered-pricing.store.ts'

/** What picks a tier in a layout, or is printed in few of them: one file for a page that has any of them. */
export { bindOptionTotals } from '../prices/option-totals.ts'
export { bindDropdown } from './dropdown/dropdown.ts'
export { bindTierRadios } from './tier-radios.ts'

/**
 * Lets keys scroll a horizontal table that is wider than its place: while it is, it can be focused and has a name.
 */
export function bindScroller(life: Life, data: HTMLElement, { t }: Pick<PricingHost, 't'>): void {
  let scrolling: EndableLife | undefined
  followSize(life, { of: [data], atOnce: true }, () => {
    const isWider = data.scrollWidth > data.clientWidth
    if (isWider && !scrolling) {
      scrolling = life.branch()
      adoptAs(scrolling, data, { attributes: { tabindex: '0', role: 'group', 'aria-label': t('tiers') } })
    } else if (!isWider) {
      scrolling?.end()
      scrolling = undefined
    }
  })
}
