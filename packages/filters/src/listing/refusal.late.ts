import { parseFragment } from '@tillkit/dom'
import type { ListingAnswer } from './listing.schema.ts'

/** The platform's notices, of its classic themes and of its blocks. */
const ERROR = '.woocommerce-error, .wc-block-components-notice-banner.is-error'
const SUCCESS = '.woocommerce-message, .wc-block-components-notice-banner.is-success'

/**
 * Why the shop has not taken a product, in its own words: it answers as if all were well, and only its notices say
 * so. Empty where the cart is, after a product was added, as empty as before.
 * @returns undefined where the product was taken
 */
export function refusalIn({ shops, notices, cart }: Extract<ListingAnswer, { kind: 'listing' }>): string | undefined {
  const printed = [...Object.values(notices), ...Object.values(shops)]
  // A listing may be long: it is taken apart only where there may be something in it.
  const parsed = printed.some((html) => /woocommerce-error|is-error/.test(html)) ? printed.map((html) => parseFragment(html)) : []
  // Of several products some may have been taken.
  const wasTaken = parsed.some((nodes) => nodes.querySelector(SUCCESS))
  const [error] = parsed.flatMap((nodes) => nodes.querySelector(ERROR) ?? [])
  if (error && !wasTaken) return error.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  return cart?.hash === '' ? '' : undefined
}
