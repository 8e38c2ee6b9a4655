export { readCurrencyFormat, type CurrencyFormatResult } from './currency-options.ts'
export {
  add,
  compare,
  decimal,
  isZero,
  multiply,
  parseDecimal,
  percentageFloor,
  round,
  subtract,
  toNumber,
  toPlain,
  type Decimal,
} from './decimal.ts'
export {
  amountParts,
  formatAmountText,
  formatNumber,
  type AmountPart,
  type CurrencyFormat,
} from './price-format.ts'
export { amountHtml, salePriceHtml, type SalePriceSentences } from './price-html.ts'
export { keepPriceMarkup } from './price-markup.ts'
export { pageFormat } from './page-format.ts'
export { formatQuantity, parseQuantity, type Quantity, type QuantityLimits } from './quantity.ts'
export { escapeHtml, joinHtml, safeHtml, type SafeHtml } from '../safe-html.ts'
export { buildSuffix, type SuffixPrices } from './suffix.ts'
export { plainQuantity, readTyped, type TypedFormat } from './typed-number.ts'
