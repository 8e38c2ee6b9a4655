import { type Caret, caretOf, setCaret } from './caret.ts'
import { dispatchChange, type Field, isAsPrinted, isIn } from './field.ts'
import { fieldName, fieldsIn, fieldState, setFieldState } from './fields.ts'

/**
 * Remembers something of a region that a shopper would miss when its HTML is sent again.
 * @returns what gives it back in the new HTML
 */
export type Keep = (region: Element) => () => void

/** Which fields keep what is typed in them, and how they are found again. */
export interface FieldsKept {
  /** Whether what a field holds is the shopper's still. Default: it is not what the server printed. */
  readonly isKept?: (field: Field) => boolean
  /** What a field is known by; what is known by nothing is not kept. Default: its name, and of choices what they stand for. */
  readonly knownBy?: (field: Field) => string
  /** Where a field stands, beside its name: the product that it belongs to. A field that stands nowhere is not kept. Default: anywhere. */
  readonly placeOf?: (field: Field) => string | undefined
  /** Whether a field of the new HTML takes what the one before it held. Default: any does. */
  readonly fills?: (next: Field, before: Field) => boolean
  /** Whether hidden fields are kept, too, which a script may have filled in. Default false. */
  readonly withHidden?: boolean
  /** Whether those who follow a field are told that it is filled in again. Default false. */
  readonly dispatches?: boolean
}

/** Elements by their names; several of one name by their order. What has none is left out. */
export function indexByName<Kind extends Element>(elements: Iterable<Kind>, nameOf: (element: Kind) => string | undefined): Map<string, Kind> {
  const found = new Map<string, Kind>()
  const times = new Map<string, number>()
  for (const element of elements) {
    const name = nameOf(element)
    if (name === undefined) continue
    const before = times.get(name) ?? 0
    times.set(name, before + 1)
    found.set(`${name} ${before}`, element)
  }
  return found
}

/** Whether a field says nothing of what was chosen: of radio buttons the chosen one takes the mark off the others. */
export const isUnchosenRadio = (field: Field): boolean => field.type === 'radio' && !(field as HTMLInputElement).checked

/** A field as it stood, with what it held. */
interface KeptField {
  readonly field: Field
  readonly state: string
  readonly caret: Caret | undefined
}

const keptOf = (field: Field): KeptField => ({ field, state: fieldState(field), caret: isIn(field) ? caretOf(field) : undefined })

/** Keeps what was typed, ticked and chosen, and where the caret was in it. */
export function keepFields(rules: FieldsKept = {}): Keep {
  const { isKept = (field) => !isAsPrinted(field), placeOf = () => '', knownBy = nameOf, fills = () => true } = rules
  const addressOf = (field: Field) => {
    const [place, name] = [placeOf(field), knownBy(field)]
    return name && place !== undefined ? `${place} ${name}` : undefined
  }
  const namedIn = (region: Element) => indexByName(fieldsIn(region, rules.withHidden), addressOf)
  return (region) => {
    const mine = [...namedIn(region)].filter(([, field]) => isKept(field) && !isUnchosenRadio(field))
    const kept = mine.map(([name, field]) => [name, keptOf(field)] as const)
    return () => {
      let now = kept.length > 0 ? namedIn(region) : new Map<string, Field>()
      for (const [name, { field, state, caret }] of kept) {
        // Who is told of a country may put another field in the place of its states'.
        if (now.get(name)?.isConnected === false) now = namedIn(region)
        const next = now.get(name)
        if (!next || !fills(next, field) || !setFieldState(next, state)) continue
        // What is set anew has its caret at its end.
        if (isIn(next)) setCaret(next, caret)
        if (rules.dispatches) dispatchChange(next)
      }
    }
  }
}

const nameOf = (field: Field) => field.name && fieldName(field)
