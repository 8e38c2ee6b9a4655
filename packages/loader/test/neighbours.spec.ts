// @long
import { everythingHtml, eventually, handsFor, heldFile, holdLong, hostsOn, NEIGHBOURS, oddVisits, openBeside, openHtml, shadowForms, useBeside, useShop } from '@tillkit/testing'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { describe, expect, it } from 'vitest'
import { uses } from './unit-uses.ts'

const shop = useShop()
/** Those that share a page are in neighbours-together.spec.ts. */
const alone = NEIGHBOURS.filter(({ length }) => length === 1)

describe('a page with a neighbour', () => {
  it('has something for every unit of the build', () => {
    // A family's members may have pages of their own.
    expect([...new Set(uses.flatMap(({ units }) => units))].sort()).toEqual(readUnits().units.map(({ name }) => name).sort())
  })

  it.each([...alone, ...oddVisits(uses)].map((neighbours) => [neighbours.map(({ title }) => title).join(', and '), neighbours] as const))(
    'serves every unit %s',
    async (_titles, neighbours) => {
      const opened = await openBeside(shop, neighbours, uses)
      await useBeside(shop, opened, neighbours, uses)
    },
    // Every unit of the build is used, one after the other.
    300_000,
  )

  it('holds and repeats a form that is sent before the code has come, where fields hide what the form has', async () => {
    const held = heldFile('cart-page.js')
    for (const { answer } of uses) answer?.(shop.server)
    const { page, pageErrors } = await openHtml(shop.browser, shop.server, {
      html: shadowForms(everythingHtml(uses, 'broken')),
      path: '/everything/',
      before: (tab) => Promise.all([holdLong(tab), held.before(tab)]),
      waitForMount: false,
    })
    const { click, read } = handsFor(page, shop.server, false)
    await eventually(async () => (await hostsOn(page, 'cart-page'))?.map(({ state }) => state)).toEqual(['waiting'])
    await click('[name="apply_coupon"]')
    expect(await read('.woocommerce-cart-form', 'aria-busy')).toBe('true')
    await held.release()
    await eventually(() => shop.server.requestsTo('apply_coupon').length).toBe(1)
    await eventually(() => read('.woocommerce-cart-form', 'aria-busy')).toBe(null)
    expect([page.url(), pageErrors]).toEqual([`${shop.server.origin}/everything/`, []])
  })
})
