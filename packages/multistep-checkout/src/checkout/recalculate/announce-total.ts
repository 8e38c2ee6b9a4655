import { onCheckout } from '@tillkit/platform/checkout'
import { anatomy } from '../anatomy.ts'
import type { CheckoutHost } from '../context.ts'

/** Says what the order comes to once that is another: totals follow a touch, and stand elsewhere than where the shopper is. */
export function announceTotal(host: CheckoutHost): void {
  let last = wordsOfTotal()
  onCheckout('updated', () => {
    const words = wordsOfTotal()
    if (last && words !== last) host.announce(words)
    last = words
  }, host)
}

/** In the shop's words: "Total £9.95". */
function wordsOfTotal(): string {
  const { children } = document.querySelector(anatomy.totalRow) ?? document.createElement('p')
  return [...children].map(({ textContent }) => textContent.trim()).join(' ')
}
