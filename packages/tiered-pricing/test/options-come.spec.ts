import { atRest, heldFile, importsAnew, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { activeTier, enter, priceOf, quantityField } from './helpers.ts'
import { choose, layoutOf, openVariable, v21, v23 } from './variable-page.ts'

const shop = useShop()
const CODE = 'tiered-pricing.variations.js'

/** The files of ours that have come, by name. */
function files(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tillkit/')).map(({ name }) => name.split('/').pop() ?? ''),
  )
}

/** Has a script of the page choose: without a pointer, a key or the focus. */
const chooseByScript = (page: Page, size: string) =>
  page.evaluate((value) => {
    const select = document.querySelector<HTMLSelectElement>('.variations select')
    if (select) select.value = value
    ;(Reflect.get(window, 'jQuery') as JQueryStatic)('.variations select').trigger('change')
  }, size)

describe('the code for a product\'s options', () => {
  it('comes when somebody comes to them, and not before; the page is as the server printed it until then', async () => {
    const { page, pageErrors } = await openVariable(shop, { generation: '7.x' })
    const price = await priceOf(page)
    await atRest(page, shop.server)
    for (const file of [CODE, 'requests.js']) expect(await files(page)).not.toContain(file)
    await quantityField(page).fill('7')
    expect([await priceOf(page), await layoutOf(page)]).toEqual([price, null])
    await page.locator('.variations select').hover()
    await eventually(() => files(page)).toContain(CODE)
    await choose(page, v21)
    await enter(page, 10)
    await eventually(() => activeTier(page)).toEqual([10])
    expect(pageErrors).toEqual([])
  })

  it('is held by nothing: what was chosen while it was on its way counts when it has come, the last of several', async () => {
    const held = heldFile(CODE)
    const { page } = await openVariable(shop, { generation: '7.x', open: { before: (tab) => held.before(tab) } })
    await choose(page, v21)
    await held.asked
    await choose(page, v23)
    expect(await layoutOf(page)).toBe(null)
    await held.release()
    await eventually(() => layoutOf(page)).toBe(String(v23.id))
    await enter(page, 5)
    await eventually(() => activeTier(page)).toEqual([5])
  })

  it('comes for a choice that a script makes before anybody has touched the page', async () => {
    const { page } = await openVariable(shop, { generation: '7.x' })
    await atRest(page, shop.server)
    await chooseByScript(page, '57x40')
    await eventually(() => layoutOf(page)).toBe(String(v21.id))
    await chooseByScript(page, '80x80')
    expect(await layoutOf(page)).toBe(String(v23.id))
  })

  it('is asked for again with the next choice where it could not be had: until then the page shows what the shop says of the choice', async () => {
    const { page, pageErrors } = await openVariable(shop, {
      generation: '7.x',
      open: { before: (tab) => tab.route(`**/${CODE}`, (route) => route.abort()) },
    })
    await choose(page, v21)
    await eventually(async () => (await tillkitErrors(page)).map(({ unit }) => unit)).toContain('tiered-pricing')
    expect([await layoutOf(page), await page.locator('.single_variation .price').first().innerText()]).toEqual([null, expect.stringContaining('10.00')])
    await page.unroute(`**/${CODE}`)
    await choose(page, v23)
    if (await importsAnew(page)) await eventually(() => layoutOf(page)).toBe(String(v23.id))
    else await eventually(() => page.locator('.single_variation .price').first().innerText()).not.toContain('10.00')
    expect(pageErrors).toEqual([])
  })
})
