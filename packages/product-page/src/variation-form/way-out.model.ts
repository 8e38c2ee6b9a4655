import type { Chosen } from './choice.model.ts'
import { isMatch } from './match.model.ts'
import { detailsOf, type Variation } from './variation.schema.ts'

/** One change that leads to something that can be bought. */
export interface WayOut {
  /** The attribute to choose anew, and what to choose. */
  readonly name: string
  readonly value: string
}

/** How many are offered: more would be a second form. */
const MOST = 3

/**
 * Finds what to change where a choice leads nowhere: one option, for another with which the rest of the choice can be bought. In the
 * order of the form and of the shop.
 * @param optionsOf the values that an attribute's select offers, in their order
 */
export function waysOut(variations: readonly Variation[], chosen: Chosen, optionsOf: (name: string) => readonly string[]): WayOut[] {
  const buyable = variations.filter((variation) => detailsOf(variation).isPurchasable && variation.isActive)
  const found: WayOut[] = []
  for (const name of Object.keys(chosen)) {
    for (const value of optionsOf(name)) {
      if (value === '' || value === chosen[name]) continue
      if (leadsToOneOf(buyable, variations, { ...chosen, [name]: value })) found.push({ name, value })
      if (found.length === MOST) return found
    }
  }
  return found
}

/** Whether what a choice finds, the first in the shop's order, is one of those. */
function leadsToOneOf(wanted: readonly Variation[], variations: readonly Variation[], chosen: Chosen): boolean {
  const first = variations.find(({ attributes }) => isMatch(attributes, chosen))
  return first !== undefined && wanted.includes(first)
}
