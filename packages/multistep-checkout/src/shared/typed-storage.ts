import {
  invoke, accepts, dispatchChange, type Field, fieldName, fieldsIn, fieldState, isAsPrinted, isSecret, readStored,
  setFieldState, type StoredValues, tabStorage, writeStored,
} from '@tillkit/dom'
import { CUSTOMER, signs } from './anatomy.ts'

/** What tells a customer from another, each enough by itself where it is not empty; nothing of a guest. */
type Shopper = readonly string[]

/** Whose page a form stands on, by what the server has printed. */
function shopperOf(form: Element): Shopper {
  if (!document.body.classList.contains(CUSTOMER)) return []
  const printed = (field: string) => (invoke(form, 'querySelector', field) as HTMLInputElement | null)?.defaultValue ?? ''
  const email = printed(signs.email)
  // A nonce is another after some hours; families share an address, and have names.
  return [printed(signs.nonce), email && [email, printed(signs.firstName), printed(signs.lastName)].join('\n')]
}

/** Whether what one has typed may be given to the other: a guest may have logged in meanwhile; a customer is herself alone. */
function isSameShopper(before: Shopper, now: Shopper): boolean {
  return before.length === 0 || before.some((sign, index) => sign !== '' && sign === now[index])
}

/** Where this tab keeps what was typed, for a page that has to be loaded anew. */
const KEY = 'tillkit-checkout-typed'

/** What a field held, by the field's name. */
type Value = readonly [name: string, value: string]

/** Keeps what was typed by whose page a form stands on. */
const storedOf = (form: Element): StoredValues => ({
  storage: tabStorage,
  name: KEY,
  stamp: () => ({ by: shopperOf(form) }),
  isValid: ({ by }) => Array.isArray(by) && isSameShopper(by as Shopper, shopperOf(form)),
})

/**
 * Keeps what was typed into a form over a loading of its page, in this tab alone. Passwords and cards are not kept, nor what stands in
 * parts that a selector names; nor what another customer has typed, whose page this was before.
 * @returns whether the browser has kept it: it may have no room
 */
export function saveTyped(form: Element, except: string): boolean {
  // What was kept before may wait for its field still.
  const waiting = readKept(form).filter((each) => isWaiting(form, each))
  // A browser that keeps nothing may bring fields back by itself.
  return writeStored(storedOf(form), [...waiting, ...typedIn(form, except).map((field) => [fieldName(field), fieldState(field)] as const)])
}

/**
 * Gives back what was kept, once, into fields that nobody has changed since, and tells whoever follows them. What no field can take
 * yet stays kept: the list of a country's states may come later. What another customer has typed is forgotten.
 */
export function restoreTyped(form: Element): void {
  for (const [name, value] of readKept(form)) {
    const field = fieldNamed(form, name)
    if (field && accepts(field, value) && isAsPrinted(field) && setFieldState(field, value)) dispatchChange(field)
  }
  writeStored(storedOf(form), readKept(form).filter((each) => isWaiting(form, each)))
}

/** Forgets what was kept: it has been sent. */
export function forgetTyped(): void {
  tabStorage.write(KEY, null)
}

function isWaiting(form: Element, [name, value]: Value): boolean {
  const field = fieldNamed(form, name)
  return !field || !accepts(field, value)
}

const fieldNamed = (form: Element, name: string) => fieldsIn(form).find((field) => fieldName(field) === name)

function typedIn(form: Element, except: string): Field[] {
  return fieldsIn(form).filter((field) => field.name && !isSecret(field) && !isAsPrinted(field) && !invoke(field, 'closest', except))
}

function readKept(form: Element): readonly Value[] {
  const values = readStored(storedOf(form))
  return Array.isArray(values) ? (values as readonly Value[]) : []
}
