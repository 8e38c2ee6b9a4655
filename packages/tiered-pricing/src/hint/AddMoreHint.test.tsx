import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { F1, globalData, simpleProductMain, type ProductPageOptions } from '@tillkit/fixtures'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let page: TestPage

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(async () => {
  await act(async () => page.close())
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
})

async function open(quantity: ProductPageOptions['quantity'] = {}, addMore: unknown = true): Promise<void> {
  const settings = JSON.stringify({ units: { 'tiered-pricing': { addMore } } })
  await act(async () => {
    page = await openTestPage(async () => (await import('../tiered-pricing.ts')).tieredPricing, {
      html: `${simpleProductMain(F1, { generation: '7.x', displayType: 'table', quantity })}
        <script type="application/json" id="tillkit-config">${settings}</script>`,
      globals: { tieredPricingGlobalData: globalData() },
    })
    await page.start()
    await page.rest()
  })
}

const hint = () => document.querySelector<HTMLButtonElement>('.tillkit-hint button')
const field = () => document.querySelector('form.cart [name="quantity"]') as HTMLInputElement

async function enter(value: string): Promise<void> {
  await act(async () => {
    field().value = value
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('the hint to add more', () => {
  it('says what the next tier takes and costs, and does it', async () => {
    await open()
    await enter('7')
    expect(hint()?.textContent).toBe('Add 3 more to pay £9.00 each')
    await act(async () => hint()?.click())
    expect(field().value).toBe('10')
    expect(hint()?.textContent).toBe('Add 40 more to pay £8.00 each')
  })

  it('says as many as the field\'s step allows', async () => {
    await open({ min: 4, value: 4, step: 4 })
    expect(hint()?.textContent).toBe('Add 8 more to pay £9.00 each')
    await act(async () => hint()?.click())
    expect(field().value).toBe('12')
  })

  it('names the price of the tier that the step leads to', async () => {
    await open({ step: 60 })
    expect(hint()?.textContent).toBe('Add 60 more to pay £8.00 each')
  })

  it('is not there at the last tier, nor for one that the field cannot reach', async () => {
    await open({ max: 40 })
    await enter('10')
    expect(hint()).toBeNull()
    await enter('2')
    expect(hint()).not.toBeNull()
  })

  it('hands the keyboard on to the quantity where it goes with its own press, and keeps it where it stays', async () => {
    await open()
    const press = async () => {
      hint()?.focus()
      await act(async () => hint()?.click())
      return document.activeElement
    }
    expect([await press(), hint()]).toEqual([hint(), expect.anything()])
    await press()
    expect([await press(), hint()]).toEqual([field(), null])
  })

  it('is not there unless the shop has switched it on', async () => {
    await open({}, false)
    expect(hint()).toBeNull()
    expect(document.querySelector('.tpt__tiered-pricing + tillkit-slot')).toBeNull()
  })

  it('goes with the widget', async () => {
    await open()
    expect(hint()).not.toBeNull()
    await act(async () => page.stop())
    expect(document.querySelector('.tillkit-hint, tillkit-slot')).toBeNull()
  })
})
