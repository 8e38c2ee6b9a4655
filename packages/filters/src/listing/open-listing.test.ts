import { openTestPage } from '@tillkit/testing/contract'
import { listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { expect, it } from 'vitest'

it('reports for its unit what it throws at an event of the cart whose detail cannot be read', async () => {
  const page = await openTestPage(async () => (await import('../filters.ts')).filters, { html: shopModuleHtml({ products: listingProducts(2) }) })
  await page.start()
  const detail = { get cartHash() { throw new TypeError('of a neighbour') } }
  document.body.dispatchEvent(new CustomEvent('tillkit:cart-refreshed', { bubbles: true, detail }))
  const heard = page.errors.map(({ problem }) => problem)
  page.close()
  expect(heard).toEqual([expect.objectContaining({ unit: 'filters', cause: expect.any(TypeError) })])
})
