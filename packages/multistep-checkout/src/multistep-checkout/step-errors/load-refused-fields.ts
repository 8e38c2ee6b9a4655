import { within } from '@tillkit/dom'

const load = () => import('./refused-fields.late.ts')

/** What is known of a refusal once its code is there. */
export type Refused = Awaited<ReturnType<typeof load>>

/** How long a refusal waits for that, in ms: the notices matter more. */
const CODE_TIMEOUT_MS = 1000

/** Brings what finds the fields that the shop has refused, and describes them; nothing where it cannot be had in time. */
export function loadRefusedFields(): Promise<Refused | undefined> {
  return within(CODE_TIMEOUT_MS, load())
}
