import { invoke } from '@tillkit/dom'
import { CUSTOMER, signs } from './anatomy.ts'

/** What tells a customer from another, each enough by itself where it is not empty; nothing of a guest. */
export type Shopper = readonly string[]

/** Whose page a form stands on, by what the server has printed. */
export function shopperOf(form: Element): Shopper {
  if (!document.body.classList.contains(CUSTOMER)) return []
  const printed = (field: string) => (invoke(form, 'querySelector', field) as HTMLInputElement | null)?.defaultValue ?? ''
  const email = printed(signs.email)
  // A nonce is another after some hours; families share an address, and have names.
  return [printed(signs.nonce), email && [email, printed(signs.firstName), printed(signs.lastName)].join('\n')]
}

/** Whether what one has typed may be given to the other: a guest may have logged in meanwhile; a customer is herself alone. */
export function isSameShopper(before: Shopper, now: Shopper): boolean {
  return before.length === 0 || before.some((sign, index) => sign !== '' && sign === now[index])
}
