import { expect, it } from 'vitest'
import { clearPages, openSharedPage, useShop } from '@tillkit/testing'

const shop = useShop()

/** Opens an empty page as the next test would, in the context that tests share. */
const open = () => openSharedPage(shop.browser)
const clear = () => clearPages(shop.browser, [shop.server.origin])

it('tests share a context, in which nothing that a test stored is left', async () => {
  const first = await open()
  await first.goto(`${shop.server.origin}/robots.txt`)
  await first.evaluate(() => {
    localStorage.setItem('left', 'behind')
    document.cookie = 'left=behind'
  })
  const context = first.context()
  await clear()
  const next = await open()
  await next.goto(`${shop.server.origin}/robots.txt`)
  expect(next.context()).toBe(context)
  expect(await next.evaluate(() => [localStorage.getItem('left'), document.cookie])).toEqual([null, ''])
})

it('a context with a clock of a test is given to no other: it would be theirs as well', async () => {
  const first = await open()
  await first.clock.install({ time: 0 })
  const context = first.context()
  await clear()
  const next = await open()
  expect(next.context()).not.toBe(context)
  expect(await next.evaluate(() => Date.now())).toBeGreaterThan(1e12)
})

it('a context with code that a test has put into every page is given to no other', async () => {
  const first = await open()
  await first.context().addInitScript(() => Reflect.set(window, 'left', 'behind'))
  await clear()
  const next = await open()
  await next.goto('about:blank')
  expect(await next.evaluate(() => Reflect.get(window, 'left') as unknown)).toBeUndefined()
})
