import { addListHtml } from '@tillkit/fixtures'
import { startUnit } from '@tillkit/mount'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, expect, it } from 'vitest'
import { QUANTITY } from './anatomy.ts'

let page: TestPage
afterEach(() => page.close())

it.each([['1,000', '1000'], ['1 000', '1000'], ['2.5', '2.5'], ['2,5', '2.5'], ['x', '1'], ['-3', '1']])('a theme\'s text field is read as people write numbers: %j is %s', async (text, quantity) => {
  page = await openTestPage(async () => (await import('./list-quantity.ts')).listQuantity, {
    html: addListHtml([{ productId: 12, field: { value: 1, min: 1 } }]).replace('type="number"', 'type="text"'),
  })
  startUnit(page.unit)
  const field = document.querySelector<HTMLInputElement>('input.qty')
  if (!field) throw new Error('no field')
  field.value = text
  field.dispatchEvent(new Event('change', { bubbles: true }))
  expect(document.querySelector('.add_to_cart_button')?.getAttribute(QUANTITY)).toBe(quantity)
})
