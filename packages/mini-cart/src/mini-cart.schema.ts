import { filled } from '@tillkit/platform'
import * as z from 'zod/mini'

// Pages forbid eval by policy, and zod would try it.
z.config({ jitless: true })

const text = z.optional(z.string())
const needed = z.string().check(filled)

/** The module's `data-` attributes, as the server prints them. An action that nobody knows is none: the link is followed. */
export const attributes = z.object({
  sideCartId: text,
  actionHover: text,
  actionClick: text,
  actionClickMobile: text,
  updateCartNonce: needed,
  /** Display settings and their signature. Opaque. */
  updateCartConfig: needed,
  loadingText: text,
})
