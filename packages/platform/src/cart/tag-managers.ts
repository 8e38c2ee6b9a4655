/** A product as Google Analytics 4 names its parts; only what the page tells. */
export interface GaItem {
  readonly item_id: string
  readonly item_name?: string
  readonly quantity?: number
}

/**
 * Tells tag managers, where the page has one: an entry in `dataLayer` of the shape that Google Analytics 4 expects.
 * There is no price in it, since neither button nor answer says one. What they throw is the page's error.
 */
export function notifyTagManagers(event: 'add_to_cart' | 'remove_from_cart', items: readonly GaItem[]): void {
  const { dataLayer } = globalThis as { dataLayer?: unknown }
  if (!Array.isArray(dataLayer)) return
  try {
    dataLayer.push({ event, ecommerce: { items } })
  } catch (cause) {
    reportError(cause)
  }
}
