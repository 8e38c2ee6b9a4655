import { openTestPage } from '@tillkit/testing/contract'
import { cartGlobals, LINES, miniCartHtml } from '@tillkit/testing/fixtures'
import { expect, it } from 'vitest'

it('reports for its unit and module what it throws at an event of the basket that it cannot read', async () => {
  const page = await openTestPage(async () => (await import('../mini-cart.ts')).miniCart, {
    html: miniCartHtml({ lines: LINES }),
    globals: cartGlobals(),
  })
  await page.start()
  const cause = new Error('cannot be read')
  const detail = Object.defineProperty({ source: 'page' }, 'args', { get: () => { throw cause } })
  document.body.dispatchEvent(new CustomEvent('tillkit:cart-updated', { bubbles: true, detail }))
  const [host] = page.elements()
  const heard = page.errors.map(({ problem }) => problem)
  page.close()
  expect(heard).toEqual([expect.objectContaining({ unit: 'mini-cart', element: host, cause })])
})
