import { InvalidMarkup } from '@tillkit/mount'
import { isRecord, readFlag, readGlobal, readText } from '@tillkit/platform'
import { PARAMS, params } from './anatomy.ts'

/** What the shop says of new passwords. */
export interface StrengthConfig {
  /** The least strength, from 0 to 4; `NaN` where the shop names none that can be read: then none is too weak. */
  readonly minimum: number
  /** Whether an order with a weak password is held back, too. */
  readonly stopsCheckout: boolean
  /** What is said of a password below the minimum; '' for our own words. */
  readonly error: string
  /** How a password is made stronger; '' for no hint. */
  readonly hint: string
}

/** Reads `wc_password_strength_meter_params`. Throws InvalidMarkup. */
export function readStrengthConfig(): StrengthConfig {
  const found = readGlobal(PARAMS)
  if (!isRecord(found)) throw new InvalidMarkup(PARAMS, 'is no set of parameters', 'Print it as WooCommerce does.', { help: 'params' })
  return {
    minimum: Number(found[params.minimum]),
    stopsCheckout: readFlag(found[params.stopsCheckout]),
    error: readText(found[params.error]),
    hint: readText(found[params.hint]),
  }
}
