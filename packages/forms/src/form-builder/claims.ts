import type { Claim } from '@tillkit/mount'
import { CODE_TIMEOUT_MS } from '../engine/anatomy.ts'
import { anatomy } from './anatomy.ts'

/**
 * Touches of a form that are held until its code is there: by the script tag until the unit is, and by the unit until what checks and sends is.
 * A button of a further page sends the form without our code, and so does Enter; one of a repeater's row does nothing. The button that sends it is held as such: the
 * browser would say in its own words what is missing, and raise no `submit`. Of its manifest a unit has no claims once it is built.
 */
export const claims: readonly Claim[] = [
  { type: 'submit', selector: anatomy.form, timeoutMs: CODE_TIMEOUT_MS },
  { selector: `${anatomy.pageButton}, ${anatomy.rowButton}, ${anatomy.submit}`, timeoutMs: CODE_TIMEOUT_MS },
]
