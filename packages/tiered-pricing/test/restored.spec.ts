import { F1, simpleProductMain, useShop, waitForMount } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { A, activeTier, enter, mainPrice, openF1, pageFrame, pageOptions, priceOf, quantityField } from './helpers.ts'

const shop = useShop()

/** As shops print the field whose browser may remember what was typed: nothing forbids it. */
const main = simpleProductMain(F1, pageOptions({ generation: '5.4' })).replaceAll('autocomplete="off"', '')

describe('a quantity that the browser brings back', () => {
  it('with the page that is come back to is the one whose tier and price stand', async () => {
    shop.server.page('/elsewhere/', '<title>Elsewhere</title>')
    const { page } = await shop.openFixture({ main, ...pageFrame({ generation: '5.4' }) })
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    await page.goto(`${shop.server.origin}/elsewhere/`)
    await page.goBack()
    await waitForMount(page)
    expect(await quantityField(page).inputValue()).toBe('10')
    await eventually(() => activeTier(page)).toEqual([10])
    expect(await priceOf(page, mainPrice)).toContain(A('9.00'))
  })

  it('after the widget has mounted, as some browsers do, is found when the page is shown', async () => {
    const { page } = await openF1(shop, { generation: '5.4' })
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('form.cart .qty')
      if (field) field.value = '10'
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await eventually(() => activeTier(page)).toEqual([10])
  })
})
