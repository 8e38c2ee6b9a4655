/** What payments know of the page, named once. */
export const anatomy = {
  /** What has a price: inputs and lists. The text of a single item has the class, too. */
  price: ':is(input, select).wpforms-payment-price',
  /** A price that the shopper types. */
  typedPrice: 'input.wpforms-payment-user-input',
  quantity: 'select.wpforms-payment-quantity',
  /** What shows a total, and the fields that carry it. */
  total: '.wpforms-payment-total',
  summary: 'table.wpforms-order-summary-preview',
  placeholder: '.wpforms-order-summary-placeholder',
  row: '.wpforms-order-summary-field',
  totalRow: '.wpforms-order-summary-preview-total',
  couponRow: '.wpforms-order-summary-preview-coupon-total',
  quantityCell: 'td.wpforms-order-summary-item-quantity',
  /** Cells of all rows, and the heading: as wide as the widest. */
  priceCell: '.wpforms-order-summary-item-price',
  rowPriceCell: 'td.wpforms-order-summary-item-price',
} as const

/** Attributes. */
export const attributes = { amount: 'data-amount', rowField: 'data-field', rowChoice: 'data-choice' } as const

/** Classes. */
export const classes = { required: 'wpforms-field-required', quantities: 'wpforms-payment-quantities-enabled', hiddenField: 'wpforms-field-hidden' } as const

/** The id of the quantity that belongs to an input. */
export const quantityId = (inputId: string): string => `${inputId}-quantity`

/** What others hear of, and may answer: the first with another total. */
export const events = { calculate: 'wpformsAmountTotalCalculate', calculated: 'wpformsAmountTotalCalculated' } as const

/** How the page writes money, and how the builder does where that is not said. */
export const currencyKeys = {
  code: 'currency_code',
  thousands: 'currency_thousands',
  decimals: 'currency_decimals',
  decimal: 'currency_decimal',
  symbol: 'currency_symbol',
  position: 'currency_symbol_pos',
} as const

/** What the builder says where its page says nothing. */
export const WORDS = {
  val_requiredpayment: 'Payment is required.',
  val_number_positive: 'Please enter a valid positive number.',
  val_minimum_price: 'Amount entered is less than the required minimum.',
} as const
