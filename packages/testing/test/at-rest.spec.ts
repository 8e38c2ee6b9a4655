import { openSharedPage, sentSoFar, useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'

const shop = useShop()

it.each([
  ['a timer', 5, (path: string) => void setTimeout(() => void fetch(path, { method: 'POST', body: 'late=1' }), 5)],
  ['a frame', 0, (path: string) => void requestAnimationFrame(() => requestAnimationFrame(() => void fetch(path)))],
  ['a call whose answer is held back too', 0, (path: string) => {
    void fetch('/?wc-ajax=held')
    void Promise.resolve().then(() => fetch(path))
  }],
])('what a page sends after %s has been seen by the shop once all is sent so far, though an answer is held back', async (_what, after, send) => {
  const held = shop.server.hold('held')
  const page = await openSharedPage(shop.browser)
  await page.goto(`${shop.server.origin}/robots.txt`)
  await page.evaluate(() => void fetch('/?wc-ajax=held'))
  await held.arrived()
  await page.evaluate(send, '/late/')
  await sentSoFar(page, after)
  expect(shop.server.requests.filter(({ path }) => path === '/late/')).toHaveLength(1)
  held.send('')
})
