import { type Field, fieldName, fieldsIn, heldBy, invoke, isAsPrinted, isTicked, parseJson, takes, tellChanged, toJson } from '@tillkit/dom'

/** Where this tab keeps what was typed, for a page that has to be loaded anew. */
const KEY = 'tillkit-checkout-typed'

/**
 * Keeps what was typed into a form over a loading of its page, in this tab alone. Passwords are not kept, nor what stands in parts
 * that a selector names.
 */
export function saveTyped(form: Element, except: string): void {
  const kept = typedIn(form, except).map((field) => [fieldName(field), heldBy(field)])
  try {
    if (kept.length > 0) sessionStorage.setItem(KEY, toJson(kept))
  } catch {
    // A browser that keeps nothing may bring fields back by itself.
  }
}

/** Gives back what was kept, once, into fields that nobody has changed since, and tells whoever follows them. */
export function giveBackTyped(form: Element): void {
  for (const [name, value] of takeKept()) {
    const field = fieldsIn(form).find((each) => fieldName(each) === name)
    if (!field || !isAsPrinted(field) || heldBy(field) === value) continue
    if (isTicked(field)) field.checked = value === 'true'
    else if (takes(field, value)) field.value = value
    tellChanged(field)
  }
}

/** Forgets what was kept: it has been sent. */
export function forgetTyped(): void {
  takeKept()
}

function typedIn(form: Element, except: string): Field[] {
  return fieldsIn(form).filter((field) => {
    const isSecret = field instanceof HTMLInputElement && field.type === 'password'
    return field.name && !isSecret && !isAsPrinted(field) && !invoke(field, 'closest', except)
  })
}

function takeKept(): readonly (readonly [string, string])[] {
  try {
    const kept = parseJson(sessionStorage.getItem(KEY) ?? '[]')
    sessionStorage.removeItem(KEY)
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
