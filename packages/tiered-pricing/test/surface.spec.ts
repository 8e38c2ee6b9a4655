import { describe, expect, it } from 'vitest'
import {
  F1,
  priceContainerHtml,
  priceHtml,
  quantityHtml,
  simpleProductMain,
  useShop,
  wrapperHtml,
} from '@tillkit/testing'
import {
  A,
  activeTier,
  enter,
  expectCase3,
  mainPrice,
  openF1,
  pageFrame,
  pageOptions,
  priceOf,
  quantityField,
  rawHtml,
  S,
  settled,
  summaryOf,
} from './helpers.ts'
import { firstUpdate, forgetUpdates, updatesOf } from './updates.ts'
import { eventually } from './eventually.ts'

const shop = useShop()

/** Sets the field by jQuery and triggers `change`, as themes and add-ons do. */
function jqueryQuantity(page: Awaited<ReturnType<typeof openF1>>['page'], value: number): Promise<void> {
  return page.evaluate((quantity) => {
    jQuery('form.cart [name=quantity]').val(quantity).trigger('change')
  }, value)
}

// Each with one generation, in turns: none of these rules asks which of them printed the page. Those that do are in src, with both.
describe('other scripts on the page', () => {
  it('hears jQuery, native events and silent buttons (bug 5) [tiered-pricing#55]', async () => {
    const generation = '7.x'
    const { page } = await openF1(shop, { generation, quantity: { buttons: true } })
    await settled(page)
    await page.locator('.quantity .minus').evaluate((button) => {
      button.addEventListener('click', () => {
        const field = document.querySelector<HTMLInputElement>('form.cart [name=quantity]')
        if (field) field.value = '2'
      })
    })
    const seen = await page.evaluate((selector) => {
      jQuery('form.cart [name=quantity]').val(10).trigger('change')
      return document.querySelector(selector)?.textContent
    }, mainPrice)
    expect(seen).toContain('9.00')
    expect(await activeTier(page)).toEqual([10])
    await quantityField(page).evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = '50'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(await activeTier(page)).toEqual([50])
    await page.locator('.quantity .minus').click()
    await eventually(() => activeTier(page)).toEqual([1])
    expect(await quantityField(page).inputValue()).toBe('2')
    expect(await summaryOf(page)).toMatchObject({ total: A('20.00') })
  })

  it('leaves the prices of related tiles alone (bug 9) [tiered-pricing#56]', async () => {
    const generation = '5.4'
    const { page } = await openF1(shop, { generation, related: [{ ...F1, id: 11, name: 'Other roll' }, F1] })
    const tiles = () =>
      page.locator('.related .tiered-pricing-dynamic-price-wrapper').evaluateAll((all) => all.map((one) => one.outerHTML))
    const before = await tiles()
    expect(before).toHaveLength(2)
    await enter(page, 10)
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await settled(page)
    expect(await tiles()).toEqual(before)
  })

  it('leaves a side cart\'s quantity alone (bug 8) [tiered-pricing#57]', async () => {
    const generation = '7.x'
    const field = quantityHtml({ productId: 10, name: 'Roll', id: 'side', field: 'cart[abc][qty]', value: 50 })
    const bodyEnd = `<div class="side-cart">${field}</div>
<script>
window.sideChanges = 0
document.querySelector('#side').addEventListener('change', () => { window.sideChanges += 1 })
jQuery('#side').on('change input', () => { window.sideChanges += 1 })
</script>`
    const { page } = await openF1(shop, { generation, open: { bodyEnd } })
    await firstUpdate(page)
    await settled(page)
    expect(await page.evaluate(() => (window as unknown as { sideChanges: number }).sideChanges)).toBe(0)
    expect(await activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(A('10.00'))
    await page.locator('#side').fill('100')
    expect(await activeTier(page)).toEqual([1])
    expect(await priceOf(page)).toBe(A('10.00'))
    await enter(page, 10)
    expect(await page.locator('#side').inputValue()).toBe('100')
  })

  it('takes up a wrapper that arrives late, once (bug 17) [tiered-pricing#58]', async () => {
    const generation = '5.4'
    const main = simpleProductMain(F1, pageOptions({ generation }))
    const { page } = await shop.openFixture({
      main: '<p>Shop</p>',
      ...pageFrame({ generation }),
      waitForMount: false,
    })
    await page.waitForFunction(() => performance.now() > 2_000)
    await page.evaluate((html) => {
      jQuery('main').append(`<div class="quick-view">${html}</div>`)
    }, main)
    await firstUpdate(page)
    expect(await summaryOf(page)).toMatchObject({ visible: true, qty: '1', total: A('10.00') })
    await enter(page, 10)
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    await expectCase3(page)

    const same = await page.evaluate(() => {
      const surface = Reflect.get(document, '__tieredPricing') as {
        initFunction(element: Element | null): unknown
        activeInstances: unknown[]
      }
      const before = surface.activeInstances.length
      surface.initFunction(document.querySelector('.tpt__tiered-pricing'))
      return { before, after: surface.activeInstances.length }
    })
    expect(same).toEqual({ before: 1, after: 1 })
    await forgetUpdates(page)
    await jqueryQuantity(page, 50)
    expect(await updatesOf(page)).toHaveLength(1)
  })

  it('keeps two widgets of one product together (bug 18) [tiered-pricing#59]', async () => {
    const generation = '7.x'
    const second = wrapperHtml(F1, { displayType: 'blocks', generation, id: 'anotherwidget' })
    const { page } = await openF1(shop, { generation, afterForm: `<div class="shortcode">${second}</div>` })
    await settled(page)
    expect((await updatesOf(page)).map(({ index, quantity }) => [index, quantity]).sort()).toEqual([[0, 1], [1, 1]])
    await page.locator(mainPrice).evaluate((container) => {
      Object.assign(window, { writes: 0 })
      new MutationObserver((records) => {
        const writes = records.filter((record) => record.target === container && record.addedNodes.length > 0)
        ;(window as unknown as { writes: number }).writes += writes.length
      }).observe(container, { childList: true, subtree: true })
    })
    await forgetUpdates(page)
    await jqueryQuantity(page, 10)
    expect(await activeTier(page, 'form .tpt__tiered-pricing')).toEqual([10])
    expect(await activeTier(page, '.shortcode .tpt__tiered-pricing')).toEqual([10])
    expect(await priceOf(page)).toBe(S('10.00', '9.00'))
    expect(await page.evaluate(() => (window as unknown as { writes: number }).writes)).toBe(1)
    const updates = await updatesOf(page)
    expect(updates.map(({ index }) => index).sort()).toEqual([0, 1])
    expect(updates.every(({ price, quantity }) => price === 9 && quantity === 10)).toBe(true)
  })

  it('uses the price and the field that overrides name [tiered-pricing#60]', async () => {
    const generation = '5.4'
    const prices = [
      ['dynamic', 'own-dynamic'],
      ['static', 'own-static'],
    ].map(
      ([type, id]) =>
        `<p id="${id}">${priceContainerHtml({ productId: 77, type: type === 'static' ? 'static' : 'dynamic' }, priceHtml(F1))}</p>`,
    )
    const bodyEnd = `${prices.join('')}<input id="own-quantity" value="1">
<script>
jQuery(function ($) {
  document.__tieredPricing.overrides.$getPriceContainer = function (productId, parentId, manager) {
    window.given = [productId, parentId, typeof manager]
    return $('#own-dynamic, #own-static').find('.tiered-pricing-dynamic-price-wrapper')
  }
  document.__tieredPricing.overrides.$getQuantityField = function (parentId, manager) {
    return $('#own-quantity')
  }
})
</script>`
    const { page } = await openF1(shop, { generation, open: { bodyEnd } })
    await firstUpdate(page)
    const [ownStatic, own] = [await rawHtml(page, '#own-static'), await rawHtml(page, mainPrice)]
    await page.locator('#own-quantity').fill('10')
    expect(await activeTier(page)).toEqual([10])
    expect(await priceOf(page, '#own-dynamic .tiered-pricing-dynamic-price-wrapper')).toBe(S('10.00', '9.00'))
    expect(await rawHtml(page, '#own-static')).toBe(ownStatic)
    expect(await rawHtml(page, mainPrice)).toBe(own)
    expect(await page.evaluate(() => Reflect.get(window, 'given') as unknown)).toEqual([10, 10, 'object'])
    await enter(page, 50)
    expect(await activeTier(page)).toEqual([10])
  })

  it('tells handlers on the wrapper and on the document once [tiered-pricing#61]', async () => {
    const generation = '7.x'
    const { page } = await openF1(shop, { generation })
    await firstUpdate(page)
    await settled(page)
    const calls = await page.evaluate(() => {
      const seen: unknown[] = []
      const listen = (place: string) => (_event: unknown, data: Record<string, unknown>) => {
        const { formatting } = data.__instance as { formatting: { formatPrice(price: number): string } }
        const { price, quantity, price_excl_tax, productId, parentId, pricing } = data
        const { priceHtml, ...numbers } = pricing as { priceHtml: string }
        const [formatted, unit] = [formatting.formatPrice(9), priceHtml].map((html) => {
          const text = document.createElement('p')
          text.innerHTML = html
          for (const bdi of text.querySelectorAll('bdi')) bdi.replaceWith(...bdi.childNodes)
          text.normalize()
          return text.innerHTML
        })
        seen.push({ place, price, quantity, price_excl_tax, productId, parentId, pricing: numbers, formatted, unit })
      }
      jQuery(document).on('tiered_price_update', listen('document'))
      jQuery('.tpt__tiered-pricing').on('tiered_price_update', listen('wrapper'))
      jQuery('form.cart [name=quantity]').val(10).trigger('change')
      return seen
    })
    const pricing = { price: 9, price_excl_tax: 9, price_incl_tax: 9, tieredQuantity: 10, eventQuantity: 10 }
    const payload = { price: 9, quantity: 10, price_excl_tax: 9, productId: 10, parentId: 10, pricing }
    expect(calls).toEqual(
      ['wrapper', 'document'].map((place) => ({ place, ...payload, formatted: A('9.00'), unit: A('9.00') })),
    )
  })
})
