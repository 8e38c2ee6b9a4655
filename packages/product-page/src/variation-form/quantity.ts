import { adopt, live } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'
import type { FormHost } from './context.ts'
import { sendChange } from './form-events.ts'
import { partsIn } from './form-parts.ts'
import { detailsOf, type VariationDetails } from './variation.schema.ts'

/** Binds the limits of the quantity to what was found; without that they are what the server printed (bug 8). */
export function bindQuantity(host: FormHost): void {
  live(host, anatomy.quantity, (field, life) => {
    adopt(life, field, host.store, ({ found, quantity }) => {
      if (!found) return {}
      const { isSoldIndividually, minimum, maximum } = detailsOf(found)
      return {
        attributes: isSoldIndividually ? { min: '1', max: '' } : { min: minimum, max: maximum },
        ...(quantity === null ? {} : { properties: { value: quantity } }),
      }
    })
  }, host.element)
  live(host, `${anatomy.wrap} ${anatomy.quantityBox}`, (box, life) => {
    adopt(life, box, host.store, ({ found }) => found && detailsOf(found).isSoldIndividually ? { shown: false } : {})
  }, host.element)
}

/** A quantity that was typed, and what it was lowered to. */
export interface Lowered {
  readonly typed: string
  readonly most: string
}

/**
 * Brings the quantity between the limits of what was found, and tells of it. What was typed is kept behind what we write: it stands again
 * as soon as it can be had, or nothing is found any more.
 * @returns what was lowered, where that is news to the shopper
 */
export function fitQuantity(host: FormHost): Lowered | undefined {
  const { element, store } = host
  const { found } = store.getState()
  const [field] = partsIn<HTMLInputElement>(element, anatomy.quantity)
  if (!found || !field) return undefined
  const { value } = field
  const limits = detailsOf(found)
  const fitting = fittingQuantity(value, limits)
  if (fitting !== value) store.setState({ quantity: fitting })
  sendChange(field)
  return Number(value) > Number(fitting) && !limits.isSoldIndividually ? { typed: value, most: fitting } : undefined
}

/** A quantity within limits; what is within is left as it was typed. */
function fittingQuantity(value: string, { isSoldIndividually, minimum, maximum }: VariationDetails): string {
  if (isSoldIndividually) return '1'
  const number = Number.parseFloat(value)
  if (Number.isNaN(number)) return minimum || value
  if (minimum !== '' && number < Number(minimum)) return minimum
  return maximum !== '' && number > Number(maximum) ? maximum : value
}
