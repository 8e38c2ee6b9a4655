import { type EndableLife, whenLeft } from '@tillkit/dom'
import { type Host } from '@tillkit/mount'
import { plainQuantity } from '@tillkit/platform'
import type { QuantityFields } from '../quantity/quantity-fields.ts'
import type { Config } from '../tiered-pricing.read.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'

/**
 * A variation without tiers raises the field to its own minimum (case 49), once for each choice. The
 * platform prints a minimum of 1 with nearly every variation: what was typed is never lowered.
 * @returns what leaves the quantity of a variation alone
 */
export function bindMinimum(host: Host<Config, TieredPricingStore>, quantity: QuantityFields): (id: number) => void {
  const { store, config } = host
  const { choice: standing } = store.getState()
  let settled: unknown = 'variation' in standing ? standing.variation.id : undefined
  let waiting: EndableLife | undefined
  const raise = (least: number) => {
    const [field] = quantity.all()
    const isLess = () => field && Number(plainQuantity(field.value, config.currency).replace(',', '.')) < least
    // What is half typed may be more in the end.
    if (field && isLess()) waiting = whenLeft(host, field, () => isLess() && quantity.set(least))
  }
  host.onEnd(
    store.onUpdate(
      host.guard(() => {
        const { choice } = store.getState()
        const id = 'variation' in choice && choice.status !== 'loading' ? choice.variation.id : undefined
        if (id === settled) return
        settled = id
        waiting?.end()
        if (choice.status === 'plain' && choice.variation.minimum > 0) raise(choice.variation.minimum)
      }),
    ),
  )
  return (id) => {
    settled = id
  }
}
