import * as z from 'zod/mini'

// Pages forbid eval by policy, and zod would try it.
z.config({ jitless: true })

/** The module's attributes, as the server prints them. An action that nobody knows is none: the link is followed. */
export const attributes = z.object({
  sideCartId: z.optional(z.string()),
  hover: z.optional(z.string()),
  click: z.optional(z.string()),
  clickMobile: z.optional(z.string()),
  nonce: z.string().check(z.minLength(1, 'is missing')),
  /** Display settings and their signature. Opaque. */
  config: z.string().check(z.minLength(1, 'is missing')),
  loadingText: z._default(z.string(), 'Loading...'),
})
