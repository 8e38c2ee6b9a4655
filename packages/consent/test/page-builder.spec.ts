import { mapHtml, videoHtml } from '@tillkit/fixtures/page-builder'
import { eventually, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openConsent, useThirdParty } from './third-party.ts'

const shop = useShop()
const third = useThirdParty()
const at = (path: string) => `${third.server.origin}${path}`
const BUILT = 'et_divi_theme et_pb_pagebuilder_layout'

describe('the page builder\'s modules wait too', () => {
  it('a video: what stands in its place lets just this one through, and it plays behind its picture', async () => {
    const main = videoHtml({ source: { embed: at('/map/player?feature=oembed') }, overlay: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })
    const printed = main.replace(' src="http', ' data-cookieyes="cookieyes-functional" data-cookieyes-src="http')
    const { page, pageErrors } = await openConsent(shop, third, { main: printed, bodyClass: BUILT, waitForMount: true })
    await page.locator('.tillkit-placeholder').waitFor({ state: 'attached' })
    expect(third.asked).toEqual([])
    await page.locator('.tillkit-placeholder-button').evaluate((button) => (button as HTMLElement).click())
    await eventually(() => third.asked).toEqual(['/map/player?feature=oembed'])
    await page.locator('.et_pb_video_play').evaluate((button) => (button as HTMLElement).click())
    await eventually(() => page.locator('.et_pb_video_box iframe').getAttribute('src')).toContain('autoplay=1')
    expect(pageErrors).toEqual([])
  })

  it('a map: its places stand there with a button that lets its script through', async () => {
    third.server.page('/map/maps.googleapis.com/maps/api/js', () => ({ status: 200, headers: { 'content-type': 'text/javascript' }, body: 'window.mapsRan = (window.mapsRan || 0) + 1' }))
    const script = `<script type="text/plain" data-cookieyes="cookieyes-functional" src="${at('/map/maps.googleapis.com/maps/api/js?v=3')}"></script>`
    const { page } = await openConsent(shop, third, { main: mapHtml() + script, bodyClass: BUILT, waitForMount: true })
    const button = page.getByRole('button', { name: 'Show the map' })
    await button.waitFor()
    expect(third.asked).toEqual([])
    await button.click()
    await eventually(() => third.asked).toEqual(['/map/maps.googleapis.com/maps/api/js?v=3'])
    await eventually(() => page.evaluate(() => Reflect.get(window, 'mapsRan'))).toBe(1)
  })
})
