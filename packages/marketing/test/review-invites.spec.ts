import { REVIEWED_ORDER, reviewedOrderScript, trustboxScript } from '@tillkit/fixtures/marketing'
import { atRest, eventually, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openReviews, useProvider } from './provider.ts'

const shop = useShop()
const provider = useProvider()

/** The provider's script: it takes what it is asked, as the provider's does. */
const SCRIPT = 'var queue = window[window.TrustpilotObject].q; window.asked = queue.slice(); queue.push = function (request) { window.asked.push(request) }'
const BOX = { enabled: 'enabled', page: 'product', locale: 'en-GB', template: '5419b6ffb0d04a076446a9af' }
const PRODUCT = trustboxScript({ page: 'product', sku: ['TR8080', 'TRUSTPILOT_SKU_VALUE_17'], name: 'Rolls', boxes: [BOX, { ...BOX, page: 'landing' }] })

const serve = () => provider.server.page('/tp.min.js', () => ({ status: 200, body: SCRIPT, headers: { 'content-type': 'text/javascript' } }))
const asked = (page: { evaluate<T>(run: () => T): Promise<T> }) => page.evaluate(() => Reflect.get(window, 'asked') as unknown)

describe('the provider\'s own script', () => {
  it('is told the widgets of a product\'s page', async () => {
    serve()
    const { page, consoleErrors } = await openReviews(shop, provider, { head: PRODUCT })
    await eventually(() => asked(page)).toEqual([
      ['register', 'tp-key-00000000'],
      ['trustBox', { trustboxes: [{ ...BOX, sku: 'TR8080,TRUSTPILOT_SKU_VALUE_17', name: 'Rolls' }] }],
    ])
    expect(await page.evaluate(() => Reflect.get(window, 'TrustpilotObject') as unknown)).toBe('tp')
    expect(provider.asked).toEqual(['/tp.min.js'])
    expect(consoleErrors).toEqual([])
  })

  it('is told an order, with which its shopper is asked', async () => {
    serve()
    const { page } = await openReviews(shop, provider, { head: reviewedOrderScript() })
    await eventually(() => asked(page)).toEqual([['register', 'tp-key-00000000'], ['createInvitation', REVIEWED_ORDER]])
  })

  it('does not come where it has nothing to do', async () => {
    const { page } = await openReviews(shop, provider, { head: trustboxScript({ page: 'category', boxes: [BOX] }) })
    await atRest(page, shop.server)
    expect(provider.asked).toEqual([])
  })

  it('does not come before marketing is allowed', async () => {
    serve()
    const { page } = await openReviews(shop, provider, { head: `<script>var _ckyConfig = {}</script>${reviewedOrderScript()}` })
    await atRest(page, shop.server)
    expect(provider.asked).toEqual([])
    await page.evaluate(() => void document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail: { accepted: ['advertisement'], rejected: [] } })))
    await eventually(() => asked(page)).toEqual([['register', 'tp-key-00000000'], ['createInvitation', REVIEWED_ORDER]])
  })
})
