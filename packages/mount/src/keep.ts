import { copyField, type Field, fieldName, fieldsIn, heldBy, invoke, isAsPrinted, tellChanged } from '@tillkit/dom'

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
  readonly tells?: boolean
}

/** Keeps what was typed, ticked and chosen. */
export function keepFields({ isKept = (field) => !isAsPrinted(field), placeOf = () => '', tells = false }: FieldsKept = {}): Keep {
  const named = (region: Element) => {
    const found = new Map<string, Field>()
    for (const field of fieldsIn(region)) {
      const place = placeOf(field)
      let count = 0
      while (found.has(`${place ?? ''} ${fieldName(field)} ${count}`)) count += 1
      if (place !== undefined && field.name) found.set(`${place} ${fieldName(field)} ${count}`, field)
    }
    return found
  }
  return (region) => {
    const kept = [...named(region)].filter(([, field]) => isKept(field))
    return () => {
      const now = kept.length > 0 ? named(region) : new Map<string, Field>()
      for (const [name, field] of kept) {
        const next = now.get(name)
        if (!next || heldBy(next) === heldBy(field)) continue
        copyField(field, next)
        if (tells) tellChanged(next)
      }
    }
  }
}

/** Keeps how far the elements that a selector finds are scrolled. */
export function keepScroll(selector: string): Keep {
  return (region) => {
    const all = () => [...invoke(region, 'querySelectorAll', selector)]
    const before = all().map(({ scrollTop, scrollLeft }) => ({ scrollTop, scrollLeft }))
    return () => all().forEach((element, index) => Object.assign(element, before[index]))
  }
}
