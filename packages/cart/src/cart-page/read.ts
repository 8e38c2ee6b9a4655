import { InvalidMarkup } from '@tillkit/mount'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { NONCES, PARAMS } from './anatomy.ts'

/** What the page needs for its calls. */
export type CartPageParams = Readonly<Record<(typeof NONCES)[number], string>>

/** Reads `wc_cart_params`. Throws InvalidMarkup. */
export function readCartPageParams(): CartPageParams {
  const found = readGlobal(PARAMS)
  if (isRecord(found)) return Object.fromEntries(NONCES.map((name) => [name, readText(found[name])])) as CartPageParams
  throw new InvalidMarkup(PARAMS, 'is no set of parameters', 'Print it as WooCommerce does.', { help: 'params' })
}
