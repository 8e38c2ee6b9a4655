import type { Claim } from '@tillkit/mount'
import { CODE_TIMEOUT_MS } from '../engine/anatomy.ts'
import { anatomy } from './anatomy.ts'

/**
 * Touches of a form that are held until its code is there: by the script tag until the unit is, and by the unit until what checks and sends is.
 * A button of a further page sends the form without our code, and so does Enter; one of a repeater's row does nothing. Of its manifest a unit has no claims once it is built.
 */
export const claims: readonly Claim[] = [
  { type: 'submit', selector: anatomy.form, timeoutMs: CODE_TIMEOUT_MS },
  { selector: `${anatomy.pageButton}, ${anatomy.rowButton}`, timeoutMs: CODE_TIMEOUT_MS },
]
