import { eventually, useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { openConsent, press, useThirdParty } from './third-party.ts'

const shop = useShop()
const third = useThirdParty()

it('the debug panel shows what waits at the gate and why, and what became of it', async () => {
  const main = `<script type="text/plain" data-cookieyes="cookieyes-analytics" id="marked" src="${third.server.origin}/track/count.js"></script>
    <script>new Image().src = '${third.server.origin}/pixel/made'</script>`
  const { page } = await openConsent(shop, third, { main, search: '?tillkit-debug' })
  const work = page.getByRole('region', { name: 'Tillkit debug panel' }).getByLabel('What consent does')
  await work.waitFor()
  const lines = () => work.evaluate((list) => [...list.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''] as const))
  const said = async (name: string) => (await lines()).find(([term]) => term?.endsWith(name))?.[1]
  await eventually(() => said('script #marked ' + `${third.server.origin}/track/count.js`)).toMatch(/^waits for analytics since \d+\.\d\d s: it declares that itself$/)
  expect(await said('/pixel/made')).toMatch(/^waits for advertisement since .* its address is on the page’s list$/)
  await press(page, 'accept-button')
  await eventually(() => said('/track/count.js')).toMatch(/^ran at \d+\.\d\d s, having waited for analytics since/)
  await eventually(() => said('/pixel/made')).toMatch(/^was switched on at/)
})
