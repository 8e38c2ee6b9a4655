import { filled } from '@tillkit/platform'
import * as z from 'zod/mini'

// Pages forbid eval by policy, and zod would try it.
z.config({ jitless: true })

/** `data-settings`, as the server prints it. */
export const settings = z.object({
  /** Hosts with one id share their state. */
  id: z.string().check(filled),
  open: z._default(z.boolean(), false),
})
