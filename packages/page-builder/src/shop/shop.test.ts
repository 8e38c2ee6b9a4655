import { shopModuleHtml, shopProductHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const ICONS = { 'data-icon': 'N', 'data-icon-tablet': 'T', 'data-icon-phone': 'P', 'data-icon-sticky': 'S' }

describeWidget(load, { title: 'a shop', html: shopModuleHtml() })
describeWidget(load, { title: 'upsells', html: shopModuleHtml({ kind: 'et_pb_wc_upsells', icons: ICONS }) })

let page: TestPage | undefined
afterEach(() => page?.close())

async function open(html: string): Promise<void> {
  page = await openTestPage(load, { html })
  await page.start()
}

const all = (selector: string) => [...document.querySelectorAll(selector)]
const hovered = () => all('.hover').map(({ className }) => className)

describe("a shop module's products", () => {
  it('show the icons of their module over their pictures, and with the pointer at a picture price and title say so [page-builder-modules#51]', async () => {
    await open(shopModuleHtml({ icons: ICONS }) + shopModuleHtml({ icons: { 'data-icon-phone': 'x' }, index: 1, names: ['Ribbon'] }))
    const overlays = all('.et_overlay')
    for (const overlay of overlays.slice(0, 2)) {
      expect(Object.fromEntries(Object.keys(ICONS).map((name) => [name, overlay.getAttribute(name)]))).toEqual(ICONS)
      expect(overlay.className).toBe('et_overlay et_pb_inline_icon et_pb_inline_icon_tablet et_pb_inline_icon_phone et_pb_inline_icon_sticky')
    }
    expect([overlays[2]?.className, overlays[2]?.hasAttribute('data-icon'), overlays[2]?.getAttribute('data-icon-phone')]).toEqual(['et_overlay et_pb_inline_icon_phone', false, 'x'])
    const [, second] = all('li.product')
    second?.querySelector('img')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    expect(hovered()).toEqual(['woocommerce-loop-product__title hover', 'price hover'])
    expect(all('.hover').every((text) => second?.contains(text))).toBe(true)
    second?.querySelector('.price')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    expect(hovered()).toEqual([])
    second?.querySelector('img')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    second?.closest('.et_pb_shop')?.dispatchEvent(new MouseEvent('mouseleave'))
    expect(hovered()).toEqual([])
  })

  it("have a class each of their module's number and their place, those that come later too", async () => {
    await open(shopModuleHtml({ index: 3 }))
    document.querySelector('ul.products')?.insertAdjacentHTML('beforeend', shopProductHtml('Ribbon'))
    await page?.rest()
    expect(all('li.product').map(({ className }) => className.split(' ').at(-1))).toEqual(['et_pb_shop_item_3_0', 'et_pb_shop_item_3_1', 'et_pb_shop_item_3_2'])
    expect(all('.et_overlay').every((overlay) => overlay.getAttribute('data-icon') === 'N')).toBe(true)
  })

  it('show the icon over the picture of a list with a frame of its own', async () => {
    await open(shopModuleHtml().replaceAll('et_overlay', 'et_pb_extra_overlay'))
    expect(all('.et_pb_extra_overlay.et_pb_inline_icon[data-icon=N]')).toHaveLength(2)
  })
})
