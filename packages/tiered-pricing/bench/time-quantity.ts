import type { Page } from 'playwright-core'
import { anatomy, borders, classes, layouts } from '@tillkit/tiered-pricing'

/** A quantity that was entered, and how long row and price took, in ms. */
export interface QuantityTiming {
  /** What the row says that is now in force. */
  readonly tier: number
  readonly price: string
  /** Until the handlers of `input` had returned. */
  readonly returned: number
  readonly row: number
  readonly text: number
  /** Until the frame with both was painted. */
  readonly frame: number
}

/** How the parts of a widget are found, with either script. */
export const parts = {
  data: `${anatomy.wrapper} ${anatomy.data}`,
  row: layouts.row,
  price: `${anatomy.priceContainer}[data-price-type="dynamic"]`,
  form: borders.form,
  active: classes.active,
} as const

/**
 * Enters the quantity of the next tier (after the last: of the first) in the first widget's field, with a native `input` as typing raises it, and
 * takes the time until exactly that tier's row is marked and the price container says its price.
 * @param timeout how long to wait for both, in ms
 */
export function timeQuantity(page: Page, timeout = 10_000): Promise<QuantityTiming> {
  return page.evaluate(async ({ parts, timeout }) => {
    const find = <Kind extends Element>(selector: string, root: ParentNode = document): Kind => {
      const found = root.querySelector<Kind>(selector)
      if (!found) throw new Error(`There is no ${selector} on the page any more.`)
      return found
    }
    const data = find(parts.data)
    const id = data.closest('[data-display-type]')?.getAttribute('data-product-id') ?? ''
    const rows = [...data.querySelectorAll(parts.row)]
    const field = find<HTMLInputElement>(`${parts.form} :is(.quantity-input-product-${id}, [name="quantity"])`)
    const price = find(`${parts.price}[data-parent-id="${id}"]`)
    const active = () => rows.filter((row) => row.classList.contains(parts.active))
    const most = field.max === '' ? Infinity : Number(field.max)
    const choosable = rows.filter((row) => Number(row.getAttribute('data-tiered-quantity')) <= most)
    const target = choosable[(rows.findIndex((row) => row === active()[0]) + 1) % choosable.length]
    if (!target || active()[0] === target) throw new Error('The quantity field allows one tier only.')

    const tier = Number(target.getAttribute('data-tiered-quantity'))
    const global = Object(Reflect.get(window, 'tieredPricingGlobalData'))
    const decimals = Number(global.currencyOptions?.decimals ?? 2)
    const digits = (text: string) => text.replace(/\D/g, '')
    const amount = Number(target.getAttribute('data-tiered-price'))
    // One piece's price, or all pieces' where the shop shows totals.
    const expected = [amount, amount * tier].map((each) => digits(each.toFixed(decimals)))
    const before = price.textContent
    const timing = await window.__bench.timed({
      act() {
        field.value = String(tier)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      },
      timeout,
      marks: {
        row: () => active().length === 1 && active()[0] === target,
        text: () => {
          const now = price.textContent ?? ''
          return now !== before && expected.some((each) => digits(now).includes(each))
        },
      },
    })
    const { returned, marks, frame } = timing
    return { tier, price: (price.textContent ?? '').trim(), returned, row: marks.row, text: marks.text, frame }
  }, { parts, timeout })
}
