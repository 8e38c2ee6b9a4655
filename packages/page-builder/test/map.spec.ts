import { mapHtml } from '@tillkit/fixtures/page-builder'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()

describe('a map on a page', () => {
  it('without Google\'s script is a list of places, asks nobody for anything, and is as high as it was', async () => {
    const asked: string[] = []
    const { page } = await openModules(shop, { html: mapHtml(), before: async (opened) => void opened.on('request', (request) => asked.push(request.url())) })
    await eventually(() => page.locator('.et_pb_map a').allTextContents()).toEqual(['Leeds counter', 'Harrogate counter', 'Store room'])
    expect(asked.filter((address) => /google|tile/.test(address))).toEqual([])
    expect(await page.locator('.et_pb_map').evaluate((each) => each.clientHeight)).toBe(440)
    expect(await tillkitErrors(page)).toEqual([])
  })

  it('has its places in the keyboard\'s way before it has ever been in the window', async () => {
    const { page } = await openModules(shop, { html: `<a href="#">Before</a><div style="height: 6000px"></div>${mapHtml()}<a href="#">After</a>` })
    await page.locator('.et_pb_map a').first().waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Before' }).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Leeds counter')
  })

  it('from pictures of the shop\'s choice asks for those alone, shows pins and windows by keyboard, and fits its place', async () => {
    const asked: string[] = []
    const config = JSON.stringify({ units: { 'page-builder/map': { tiles: '/tiles/{z}/{x}/{y}.png' } } })
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cde"/></svg>'
    // The theme's pin stands in a folder of its own.
    for (const path of ['/tiles/*', '/wp-content/*']) shop.server.page(path, () => ({ status: 200, body: picture, headers: { 'content-type': 'image/svg+xml' } }))
    const { page } = await openModules(shop, {
      html: mapHtml({ data: { 'data-grayscale': '40' } }),
      bodyEnd: `<script type="application/json" id="tillkit-config">${config}</script>`,
      before: async (opened) => void opened.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    })
    const pin = page.getByRole('button', { name: 'Leeds counter' })
    await pin.focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.locator('.leaflet-popup-content').innerText()).toContain('Open till six.')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await eventually(() => asked.some((path) => path.startsWith('/tiles/10/'))).toBe(true)
    expect(asked.filter((path) => /leaflet.*(png|css)/.test(path))).toEqual([])
    expect(await page.locator('.tillkit-map').evaluate((each) => [each.clientWidth === each.closest('.et_pb_map')?.clientWidth, each.clientHeight])).toEqual([true, 440])
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.locator('.et_pb_map').innerHTML()).toBe('')
  })
})
