import type { Untouched } from '@tillkit/mount'
import { refuseUnsent } from './refuse-unsent.ts'

/** What is done for a form before the unit is there: who sends it in vain is told. */
export const untouched: Untouched = (host, { waiting: { signal } }, load) => refuseUnsent(host, signal, load)
