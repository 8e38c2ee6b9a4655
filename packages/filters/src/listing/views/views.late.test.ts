import { listingProducts, shopModuleHtml } from '@tillkit/fixtures'
import { afterEach, expect, it, vi } from 'vitest'
import { openFilterPage, the, type FilterPage } from '../../../test/simulated-page.ts'

let page: FilterPage
afterEach(() => {
  page.close()
  vi.restoreAllMocks()
})

it('the two views have buttons with names, and a cookie that other sites\' pages do not send', async () => {
  const cookies: string[] = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text))
  page = await openFilterPage(shopModuleHtml({ products: listingProducts(2) }), { globals: { et_pb_custom: { page_id: 42 } } })
  const names = () => ['.grid-view', '.list-view'].map((button) => [the(button).getAttribute('aria-label'), the(button).getAttribute('aria-pressed')])
  expect(names()).toEqual([['Show as a grid', 'true'], ['Show as a list', 'false']])
  the('.list-view').click()
  expect([names(), cookies]).toEqual([[['Show as a grid', 'false'], ['Show as a list', 'true']], ['ags_woo_shop_plus_42_0=list; max-age=604800; path=/; SameSite=Lax']])
})
