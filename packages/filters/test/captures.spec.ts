import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder, hostsOn, openHtml, stopTillkit, tillkitErrors, useShop, asShopPrints } from '@tillkit/testing'
import { keepPrinted, printedOn } from '@tillkit/testing/pages'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { addressOf, styles, unitTag } from './shop-page.ts'

/** Pages of a real shop; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()

const read = (name: string) => readFileSync(join(folder ?? '', name), 'utf8').replaceAll('http://shop.test', '')
const capturedPage = (name: string, tag: string) =>
  asShopPrints(read(`${name}.html`)).replace('<head>', '<head><script src="/vendor/jquery.js"></script>').replace('</head>', () => `${tag}</head>`)
/** What the shop answered to a call, behind its headers. */
const answerOf = (name: string) => read(name).slice(read(name).indexOf('/*agsdsb-json-start*/'))

describe.runIf(folder)('captured pages', () => {
  it.each(['shop-filters', 'shop-module'])('%s: panels and listings mount, and give the HTML back', async (name) => {
    const path = `/${name}/`
    const { page } = await openHtml(shop.browser, shop.server, { html: capturedPage(name, unitTag + styles), path, before: keepPrinted })
    const printed = await printedOn(page)
    expect((await hostsOn(page))?.map(({ state }) => state)).toEqual(name === 'shop-filters' ? ['mounted', 'mounted'] : ['mounted'])
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.evaluate(() => document.body.outerHTML)).toBe(printed)
  })

  it('a choice on a real page shows what the shop really answered', async () => {
    const html = capturedPage('shop-filters', unitTag + styles)
    const { page } = await openHtml(shop.browser, shop.server, {
      html,
      path: '/shop-filters/',
      before: async () => {
        shop.server.page('/shop-filters/', ({ method, form }) => {
          if (method === 'GET') return html
          return form['ags_wc_filters_ajax_shop'] ? answerOf('dsb-filters-category.http') : '[]'
        })
      },
    })
    await page.locator('input[value="28"] + label').click()
    await page.locator('.ags-wc-filters-button-apply').click()
    expect(addressOf(page)).toBe('/shop-filters/?shopCategory=28')
    await eventually(() => page.locator('.woocommerce-result-count').first().innerText()).toContain('8 results')
    const asked = shop.server.requests.filter(({ form }) => form['ags_wc_filters_ajax_shop']).map(({ url }) => url)
    expect(asked).toEqual(['/shop-filters/?shopCategory=28'])
    // The page's own prices reach from 4 to 232.
    expect(await page.locator('.ags-wc-filters-number-range-container input[max]').first().getAttribute('max')).toBe('218')
  })
})
