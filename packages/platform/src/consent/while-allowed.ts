import type { EndableLife, Life } from '@tillkit/dom'
import type { ConsentCategory } from './categories.ts'
import { followConsent } from './consent.ts'

/**
 * Does something for as long as the visitor allows a category: what is started in the life that it gets ends when she takes that back, and
 * begins anew when she gives it again.
 */
export function whileAllowed(category: ConsentCategory, begin: (life: Life) => void, life: Life): void {
  let allowed: EndableLife | undefined
  followConsent(category, (isAllowed) => {
    allowed?.end()
    allowed = isAllowed ? life.branch() : undefined
    if (allowed) begin(allowed)
  }, life)
}
