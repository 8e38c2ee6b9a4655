import { type Field, fieldName, fieldsIn, heldBy, invoke, isAsPrinted, isTicked, parseJson, takes, tellChanged, toJson } from '@tillkit/dom'

/** Where this tab keeps what was typed, for a page that has to be loaded anew. */
const KEY = 'tillkit-checkout-typed'

/** What a field held, by the field's name. */
type Kept = readonly [name: string, value: string]

/**
 * Keeps what was typed into a form over a loading of its page, in this tab alone. Passwords are not kept, nor what stands in parts
 * that a selector names.
 */
export function saveTyped(form: Element, except: string): void {
  // What was kept before may wait for its field still.
  const waiting = readKept().filter((each) => isWaiting(form, each))
  keep([...waiting, ...typedIn(form, except).map((field) => [fieldName(field), heldBy(field)] as const)])
}

/**
 * Gives back what was kept, once, into fields that nobody has changed since, and tells whoever follows them. What no field can take
 * yet stays kept: the list of a country's states may come later.
 */
export function giveBackTyped(form: Element): void {
  const kept = readKept()
  for (const [name, value] of kept) {
    const field = fieldNamed(form, name)
    if (canTake(field, value) && isAsPrinted(field) && heldBy(field) !== value) giveBack(field, value)
  }
  if (kept.length > 0) keep(kept.filter((each) => isWaiting(form, each)))
}

/** Forgets what was kept: it has been sent. */
export function forgetTyped(): void {
  keep([])
}

function giveBack(field: Field, value: string): void {
  if (isTicked(field)) field.checked = value === 'true'
  else field.value = value
  tellChanged(field)
}

const canTake = (field: Field | undefined, value: string): field is Field => field !== undefined && (isTicked(field) || takes(field, value))

const isWaiting = (form: Element, [name, value]: Kept) => !canTake(fieldNamed(form, name), value)

const fieldNamed = (form: Element, name: string) => fieldsIn(form).find((field) => fieldName(field) === name)

function typedIn(form: Element, except: string): Field[] {
  return fieldsIn(form).filter((field) => {
    const isSecret = field instanceof HTMLInputElement && field.type === 'password'
    return field.name && !isSecret && !isAsPrinted(field) && !invoke(field, 'closest', except)
  })
}

function keep(kept: readonly Kept[]): void {
  try {
    if (kept.length > 0) sessionStorage.setItem(KEY, toJson(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing may bring fields back by itself.
  }
}

function readKept(): readonly Kept[] {
  try {
    const kept = parseJson(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
