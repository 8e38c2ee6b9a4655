/** Our own words. The page may pass translations by key (`#tillkit-config`, `messages.tiered-pricing`). */
export const messages = {
  /** Names the group of tiers, the dropdown and its list. */
  tiers: 'Price by quantity',
  /** Names the icon that opens the price table. */
  tooltip: 'Show prices by quantity',
  /** Said once when another tier comes into force. */
  newPrice: '{price} each for {quantity}',
  /** WooCommerce's words for sale prices. */
  priceWas: 'Original price was: {price}.',
  priceNow: 'Current price is: {price}.',
  addMore: { one: 'Add {count} more to pay {price} each', other: 'Add {count} more to pay {price} each' },
} as const
