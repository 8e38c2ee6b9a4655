import type { Settings } from '../settings.ts'
import { currencyKeys } from './anatomy.ts'
import type { BuilderCurrency } from './amounts.model.ts'

/** More decimals than any currency has. */
const MOST_DECIMALS = 20

/** Reads how the page writes money: as dollars where it does not say. */
export function readCurrency(settings: Settings): BuilderCurrency {
  const { thousands, decimals, decimal, symbol, position } = currencyKeys
  const says = (key: string, otherwise: string) => (settings.raw(key) === undefined ? otherwise : settings.text(key))
  const places = settings.number(decimals, 2)
  return {
    symbol: says(symbol, '$'),
    decimalSeparator: says(decimal, '.') || '.',
    thousandSeparator: says(thousands, ','),
    decimals: Number.isInteger(places) && places >= 0 && places <= MOST_DECIMALS ? places : 2,
    priceFormat: says(position, 'left') === 'right' ? '%2$s %1$s' : '%1$s%2$s',
    trimZeros: false,
  }
}
