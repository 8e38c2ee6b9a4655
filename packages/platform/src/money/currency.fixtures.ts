import { type CurrencyFormat } from './price-format.ts'

/** A British shop as WooCommerce sets it up. */
export const pounds: CurrencyFormat = {
  symbol: '£',
  decimalSeparator: '.',
  thousandSeparator: ',',
  decimals: 2,
  priceFormat: '%1$s%2$s',
  trimZeros: false,
}

/** A German shop; the format is written out as the server prints it. */
export const euros: CurrencyFormat = {
  ...pounds,
  symbol: '€',
  decimalSeparator: ',',
  thousandSeparator: '.',
  priceFormat: '%2$s&nbsp;%1$s',
}

/** A Japanese shop: no decimals. */
export const yen: CurrencyFormat = { ...pounds, symbol: '¥', decimals: 0 }
