import { attributionScript } from '@tillkit/fixtures/attribution'
import { eventually, useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'

const shop = useShop()

it.each([
  ['with a form', '<form class="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>'],
  ['with nothing to fill in', '<h1>Rolls</h1>'],
])('the debug panel shows what an order would carry, and from which visit, on a page %s', async (_what, main) => {
  const { page } = await shop.openFixture({ main, globals: attributionScript(), jquery: false, search: '?tillkit-debug&utm_source=letter&utm_campaign=%3Cb%3Espring', waitForMount: false })
  const work = page.getByRole('region', { name: 'Tillkit debug panel' }).getByLabel('What attribution does')
  await work.waitFor()
  const lines = () => work.evaluate((list) => Object.fromEntries([...list.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])) as Record<string, string>)
  await eventually(lines).toMatchObject({ tracking: 'on', "an order's utm_source": 'letter', "an order's utm_campaign": '<b>spring', "an order's session_pages": '1' })
  expect((await lines())['this visit']).toContain(`${shop.server.origin}/product/roll/?tillkit-debug&utm_source=letter`)
  await page.evaluate(() => (Reflect.get(window, 'wc_order_attribution') as { setOrderTracking(isOn: boolean): void }).setOrderTracking(false))
  await eventually(lines).toMatchObject({ tracking: 'off, so an order carries nothing', "an order's utm_source": 'empty' })
})
