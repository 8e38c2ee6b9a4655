import { parseFragment } from '@tillkit/dom'
import type { ListingAnswer } from '../requests/listing.schema.ts'
import { mayHaveError, NOTICES } from '../anatomy.ts'

/**
 * Why the shop has not taken a product, in its own words: it answers as if all were well, and only its notices say
 * so. Empty where the cart is, after a product was added, as empty as before.
 * @returns undefined where the product was taken
 */
export function refusalIn({ listings, notices, cart }: Extract<ListingAnswer, { kind: 'listing' }>): string | undefined {
  const printed = [...Object.values(notices), ...Object.values(listings)]
  // A listing may be long: it is taken apart only where there may be something in it.
  const parsed = printed.some(mayHaveError) ? printed.map((html) => parseFragment(html)) : []
  // Of several products some may have been taken.
  const wasAdded = parsed.some((nodes) => nodes.querySelector(NOTICES.success))
  const [error] = parsed.flatMap((nodes) => nodes.querySelector(NOTICES.error) ?? [])
  if (error && !wasAdded) return error.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  return cart?.hash === '' ? '' : undefined
}
