import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** What a `tiered_price_update` told the page's other scripts, as plain data. */
export interface Update {
  /** The parent id of the wrapper on which it was fired. */
  wrapper: string
  /** The wrapper's place among all wrappers of the page. */
  index: number
  quantity: unknown
  price: unknown
  price_excl_tax: unknown
  productId: unknown
  parentId: unknown
  pricing: Record<string, unknown>
}

/** A script for the head, behind jQuery: keeps every update that reaches the document. */
export const updateRecorder = `<script>
window.__updates = []
window.jQuery && jQuery(document).on('tiered_price_update', function (event, data) {
  window.__updates.push({
    wrapper: event.target.getAttribute('data-product-id'),
    index: jQuery('.tpt__tiered-pricing').index(event.target),
    quantity: data.quantity,
    price: data.price,
    price_excl_tax: data.price_excl_tax,
    productId: data.productId,
    parentId: data.parentId,
    pricing: Object.assign({}, data.pricing),
  })
})
</script>\n`

interface RecordingWindow {
  __updates: Update[]
}

/** The updates so far. */
export function updatesOf(page: Page): Promise<Update[]> {
  return page.evaluate(() => (window as unknown as RecordingWindow).__updates)
}

/** Waits for the first update (it may come as late as the legacy script's, 500 ms after DOM ready). */
export async function firstUpdate(page: Page): Promise<Update> {
  await eventually(async () => (await updatesOf(page)).length).toBeGreaterThan(0)
  const [update] = await updatesOf(page)
  if (!update) throw new Error('no update')
  return update
}

/** The last update so far. */
export async function lastUpdate(page: Page): Promise<Update | undefined> {
  return (await updatesOf(page)).at(-1)
}

/** Forgets the updates so far. */
export function forgetUpdates(page: Page): Promise<void> {
  return page.evaluate(() => {
    ;(window as unknown as RecordingWindow).__updates.length = 0
  })
}
