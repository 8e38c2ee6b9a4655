import { flag, number, type OptionReader } from '@tillkit/platform'

/** Where the page goes to when something is wrong: to the notices, to the first field that is wrong, or nowhere. */
type ScrollTarget = 'notices' | 'field' | 'nowhere'

const scrollTarget: OptionReader<ScrollTarget> = (value) => {
  const wanted = String(value ?? 'notices').trim().toLowerCase()
  return wanted === 'notices' || wanted === 'field' || wanted === 'nowhere' ? wanted : undefined
}

/** What a shop may set. */
export const options = {
  /** Where the page goes when an order is refused: `notices`, `field` (the first that is wrong, with the focus), `nowhere`. */
  scrollTo: scrollTarget,
  /** An order whose total has changed since its button was pressed waits for another press. */
  confirmTotal: flag(true),
  /** How long an order's answer is waited for, in seconds. */
  orderTimeout: number(180),
} as const
