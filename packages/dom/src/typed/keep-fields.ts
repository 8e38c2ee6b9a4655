import { dispatchChange, type Field, isAsPrinted } from './field.ts'
import { copyField, fieldName, fieldsIn, fieldState } from './fields.ts'

/**
 * Remembers something of a region that a shopper would miss when its HTML is sent again.
 * @returns what gives it back in the new HTML
 */
export type Keep = (region: Element) => () => void

/** Which fields keep what is typed in them, and how they are found again. */
export interface FieldsKept {
  /** Whether what a field holds is the shopper's still. Default: it is not what the server printed. */
  readonly isKept?: (field: Field) => boolean
  /** Where a field stands, beside its name: the product that it belongs to. A field that stands nowhere is not kept. Default: anywhere. */
  readonly placeOf?: (field: Field) => string | undefined
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

/** A field that holds the same, whatever becomes of the first. */
export function copyOf(field: Field): Field {
  const copy = field.cloneNode(true) as Field
  copyField(field, copy)
  return copy
}

/** Keeps what was typed, ticked and chosen. */
export function keepFields({ isKept = (field) => !isAsPrinted(field), placeOf = () => '', dispatches = false }: FieldsKept = {}): Keep {
  const nameOf = (field: Field) => {
    const place = placeOf(field)
    return field.name && place !== undefined ? `${place} ${fieldName(field)}` : undefined
  }
  const namedIn = (region: Element) => indexByName(fieldsIn(region), nameOf)
  return (region) => {
    const mine = [...namedIn(region)].filter(([, field]) => isKept(field) && !isUnchosenRadio(field))
    const kept = mine.map(([name, field]) => [name, copyOf(field)] as const)
    return () => {
      let now = kept.length > 0 ? namedIn(region) : new Map<string, Field>()
      for (const [name, field] of kept) {
        // Who is told of a country may put another field in the place of its states'.
        if (now.get(name)?.isConnected === false) now = namedIn(region)
        const next = now.get(name)
        if (!next || fieldState(next) === fieldState(field)) continue
        copyField(field, next)
        if (dispatches) dispatchChange(next)
      }
    }
  }
}
