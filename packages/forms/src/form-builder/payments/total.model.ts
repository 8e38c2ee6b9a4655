import { add, compare, type Decimal, decimal, multiply, parseDecimal, round } from '@tillkit/platform'

/** Something that has a price on a form. */
export interface Item {
  /** The field, by the builder's id, and which of its choices. */
  readonly fieldId: string
  readonly choice?: string | undefined
  readonly amount: Decimal
  /** Whether it is chosen; what is typed or fixed always is. */
  readonly isChosen: boolean
  /** Whether its field is shown: what conditions hide costs nothing. */
  readonly isShown: boolean
  /** How often; 1 where the form does not ask. */
  readonly quantity: number
  /** Whether the form asks how often. */
  readonly hasQuantity: boolean
}

/** What a form comes to by now. */
export interface Payment {
  readonly items: readonly Item[]
  readonly total: Decimal
}

/** Whether nothing that counts has changed between two looks at a form. */
export function isSameItems(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => {
    const now = other[index]
    return now !== undefined && item.isChosen === now.isChosen && item.isShown === now.isShown && item.quantity === now.quantity && compare(item.amount, now.amount) === 0
  })
}

/** What an item comes to. */
const priceOf = ({ amount, quantity }: Item): Decimal => multiply(amount, decimal(quantity))

/** What all items come to that are chosen and shown. */
export function totalOf(items: readonly Item[]): Decimal {
  return items.filter(({ isChosen, isShown }) => isChosen && isShown).reduce((sum, item) => add(sum, priceOf(item)), decimal(0))
}

/**
 * A total after somebody else has been asked: a coupon, say.
 * @param result what the last of them has answered; what is no number from nought up changes nothing
 */
export function adjustedTotal(total: Decimal, result: unknown, decimals: number): Decimal {
  const other = typeof result === 'number' || typeof result === 'string' ? parseDecimal(String(result)) : null
  return other && compare(other, decimal(0)) >= 0 ? round(other, decimals) : total
}

/** A line of an order summary. */
export interface SummaryRow {
  readonly isShown: boolean
  readonly quantity: number
  readonly price: Decimal
}

/** A line of the summary for an item: there for what is chosen, shown and wanted at least once. */
export function rowOf(item: Item): SummaryRow {
  return { isShown: item.isShown && item.isChosen && (!item.hasQuantity || item.quantity > 0), quantity: item.quantity, price: priceOf(item) }
}
