// @long
import { everythingHtml, eventually, handsFor, heldFile, holdLong, hostsOn, NEIGHBOURS, oddVisits, openBeside, openHtml, shadowForms, useBeside, useShop } from '@tillkit/testing'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { describe, expect, it } from 'vitest'
import { uses } from './unit-uses.ts'

const shop = useShop()
/** Those that share a page are in neighbours-together.spec.ts. */
const alone = NEIGHBOURS.filter(({ length }) => length === 1)

const half = Math.ceil(uses.length / 2)
/** What moves all that units stand on leaves a busy machine no time for a page of all of them: it has half of them at a time. */
const visits = [...alone, ...oddVisits(uses)].flatMap((neighbours) => {
  const title = neighbours.map((neighbour) => neighbour.title).join(', and ')
  if (!neighbours.some(({ isSlow }) => isSlow)) return [{ title: `every unit ${title}`, neighbours, used: uses }]
  return [uses.slice(0, half), uses.slice(half)].map((used, index) => ({ title: `the ${index === 0 ? 'first' : 'second'} half of all units ${title}`, neighbours, used }))
})

describe('a page with a neighbour', () => {
  it('has something for every unit of the build', () => {
    // A family's members may have pages of their own.
    expect([...new Set(uses.flatMap(({ units }) => units))].sort()).toEqual(readUnits().units.map(({ name }) => name).sort())
  })

  it.each(visits.map(({ title, ...visit }) => [title, visit] as const))(
    'serves %s',
    async (_title, { neighbours, used }) => {
      const opened = await openBeside(shop, neighbours, used)
      await useBeside(shop, opened, neighbours, used)
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
