import { type Field, fieldName, fieldsIn, fieldState, invoke, isAsPrinted, isTicked, parseJson, tabStorage, accepts, dispatchChange, toJson } from '@tillkit/dom'
import { isSameShopper, type Shopper, shopperOf } from './shopper.ts'

/** Where this tab keeps what was typed, for a page that has to be loaded anew. */
const KEY = 'tillkit-checkout-typed'

/** Tokens for autofill of what nobody keeps, wherever it stands: cards, codes that are good once, and passwords, which a shop may show as text. */
const SECRET = /\bcc-|one-time|-password/i

/** What a field held, by the field's name. */
type Value = readonly [name: string, value: string]

/** What was typed, and by whom. */
interface Kept {
  readonly by: Shopper
  readonly values: readonly Value[]
}

/**
 * Keeps what was typed into a form over a loading of its page, in this tab alone. Passwords and cards are not kept, nor what stands in
 * parts that a selector names; nor what another customer has typed, whose page this was before.
 * @returns whether the browser has kept it: it may have no room
 */
export function saveTyped(form: Element, except: string): boolean {
  // What was kept before may wait for its field still.
  const waiting = readKept(form).filter((each) => isWaiting(form, each))
  return keep({ by: shopperOf(form), values: [...waiting, ...typedIn(form, except).map((field) => [fieldName(field), fieldState(field)] as const)] })
}

/**
 * Gives back what was kept, once, into fields that nobody has changed since, and tells whoever follows them. What no field can take
 * yet stays kept: the list of a country's states may come later. What another customer has typed is forgotten.
 */
export function giveBackTyped(form: Element): void {
  for (const [name, value] of readKept(form)) {
    const field = fieldNamed(form, name)
    if (canTake(field, value) && isAsPrinted(field) && fieldState(field) !== value) giveBack(field, value)
  }
  keep({ by: shopperOf(form), values: readKept(form).filter((each) => isWaiting(form, each)) })
}

/** Forgets what was kept: it has been sent. */
export function forgetTyped(): void {
  keep({ by: [], values: [] })
}

function giveBack(field: Field, value: string): void {
  if (isTicked(field)) field.checked = value === 'true'
  else field.value = value
  dispatchChange(field)
}

const canTake = (field: Field | undefined, value: string): field is Field => field !== undefined && (isTicked(field) || accepts(field, value))

const isWaiting = (form: Element, [name, value]: Value) => !canTake(fieldNamed(form, name), value)

const fieldNamed = (form: Element, name: string) => fieldsIn(form).find((field) => fieldName(field) === name)

function typedIn(form: Element, except: string): Field[] {
  return fieldsIn(form).filter((field) => {
    return field.name && field.type !== 'password' && !SECRET.test(field.getAttribute('autocomplete') ?? '') && !isAsPrinted(field) && !invoke(field, 'closest', except)
  })
}

function keep(kept: Kept): boolean {
  // A browser that keeps nothing may bring fields back by itself.
  return tabStorage.write(KEY, kept.values.length > 0 ? toJson(kept) : null)
}

function readKept(form: Element): readonly Value[] {
  const { by, values } = Object(parseJson(tabStorage.read(KEY) ?? '')) as Partial<Kept>
  return by && Array.isArray(values) && isSameShopper(by, shopperOf(form)) ? values : []
}
