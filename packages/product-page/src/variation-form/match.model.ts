import { decodeEntities } from '@tillkit/dom'
import type { Chosen } from './choice.model.ts'
import type { Variation } from './variation.schema.ts'

/** Whether a value that a variation has fits one that is chosen: either is empty, or both are the same. */
const fits = (own: string, chosen: string): boolean => own === '' || chosen === '' || own === chosen

/**
 * Whether a variation fits a choice. Attributes that the form has no select for do not count, and neither do selects that the variation
 * does not name.
 */
export function isMatch(attributes: Chosen, chosen: Chosen): boolean {
  return Object.entries(attributes).every(([name, own]) => fits(own, chosen[name] ?? ''))
}

/** All variations that fit, in the shop's order: the first is the one that is meant (case 20). */
export function findMatches(variations: readonly Variation[], chosen: Chosen): Variation[] {
  return variations.filter(({ attributes }) => isMatch(attributes, chosen))
}

/** What may be chosen of one attribute beside what is chosen of the others. */
export interface Offered {
  /** Values that some variation has, those of inactive ones too. */
  readonly attached: ReadonlySet<string>
  /** Values that an active variation has. */
  readonly enabled: ReadonlySet<string>
  /** Whether a variation that fits takes any value, and whether an active one does. */
  readonly any: 'none' | 'attached' | 'enabled'
}

/** What becomes of an option: it can be chosen, is there but cannot be chosen, or cannot be combined with what is chosen. */
export type OptionState = 'enabled' | 'disabled' | 'gone'

/** Says what becomes of one option. */
export function optionState({ attached, enabled, any }: Offered, value: string): OptionState {
  if (any === 'enabled' || enabled.has(value)) return 'enabled'
  return any === 'attached' || attached.has(value) ? 'disabled' : 'gone'
}

/** Values as options have them, of variations as they were read: data in attributes may carry entities. */
const decoded = new WeakMap<Variation, Readonly<Record<string, string>>>()

function valuesOf(variation: Variation): Readonly<Record<string, string>> {
  const known = decoded.get(variation)
  if (known) return known
  const values = Object.fromEntries(Object.entries(variation.attributes).map(([name, value]) => [name, decodeEntities(value)]))
  decoded.set(variation, values)
  return values
}

/** Which of the choices a variation misses: none, one, or several, in which case it counts for nothing. */
function missedBy({ attributes }: Variation, names: readonly string[], chosen: Chosen): 'none' | 'several' | { readonly name: string } {
  let missed: string | undefined
  for (const name of names) {
    if (fits(attributes[name] ?? '', chosen[name] ?? '')) continue
    if (missed !== undefined) return 'several'
    missed = name
  }
  return missed === undefined ? 'none' : { name: missed }
}

/**
 * Narrows what may be chosen: of each attribute what the variations have that fit all other choices. In one pass over the list, since a
 * variation that misses one choice counts for that attribute alone, and one that misses two for none.
 */
export function narrow(variations: readonly Variation[], chosen: Chosen): ReadonlyMap<string, Offered> {
  const names = Object.keys(chosen)
  const offered = new Map(names.map((name) => [name, { attached: new Set<string>(), enabled: new Set<string>(), any: 'none' as Offered['any'] }]))
  for (const variation of variations) {
    const missed = missedBy(variation, names, chosen)
    if (missed === 'several') continue
    const values = valuesOf(variation)
    for (const name of missed === 'none' ? names : [missed.name]) {
      const own = offered.get(name)
      // What does not name the attribute fits any of its options, as it does in a match.
      const value = values[name] ?? ''
      if (!own) continue
      if (value === '') own.any = variation.isActive || own.any === 'enabled' ? 'enabled' : 'attached'
      else own.attached.add(value)
      if (value !== '' && variation.isActive) own.enabled.add(value)
    }
  }
  return offered
}
