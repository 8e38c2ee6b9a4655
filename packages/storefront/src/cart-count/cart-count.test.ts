import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it } from 'vitest'

const load = async () => (await import('./cart-count.ts')).unit

const LINK = '<a href="/your-cart/" class="et-cart-info">\n<span></span>\n</a>'
const table = (...quantities: readonly string[]) => `<table class="shop_table shop_table_responsive cart"><tbody>${quantities.map((value, index) =>
  `<tr class="cart_item"><td class="product-quantity"><div class="quantity"><input type="button" value="9"><input class="qty" name="cart[k${String(index)}][qty]" value="${value}"></div></td></tr>`).join('')}</tbody></table>`
const globals = { DIVI: { item_count: '%d thing', items_count: '%d things' } }

describeWidget(load, { html: LINK + table('2'), globals, jquery: true, rewrites: 'span' })

describe('the number of things in the basket', () => {
  let page: TestPage
  afterEach(() => page.close())
  const get = (selector: string) => document.querySelector(selector) as HTMLElement
  const raise = () => (Reflect.get(window, 'jQuery') as JQueryStatic)(document.body).trigger('updated_wc_div')
  async function open(html: string, more: object = globals, jquery = true) {
    page = await openTestPage(load, { html, globals: more as never, jquery })
    await page.start()
  }

  it('is that of the basket\'s page once that has changed, in the words for one or for several; a link that comes with a fragment is counted, too [ab-testing-and-page-chrome#39]', async () => {
    await open(LINK + table('2', '3'))
    expect(get('.et-cart-info span').textContent).toBe('')
    raise()
    expect(get('.et-cart-info span').textContent).toBe('5 things')
    get('table').outerHTML = table('1')
    raise()
    expect(get('.et-cart-info span').textContent).toBe('1 thing')
    get('.et-cart-info').outerHTML = '<a href="/your-cart/" class="et-cart-info"><span>1 things</span></a>'
    await page.rest()
    get('table').outerHTML = table('1', '', '0')
    raise()
    expect(get('.et-cart-info span').textContent).toBe('1 thing')
    get('table').outerHTML = table('0.1', '0.2')
    raise()
    expect(get('.et-cart-info span').textContent).toBe('0.3 things')
    get('table').outerHTML = table('0')
    raise()
    expect(get('.et-cart-info span').textContent).toBe('0 things')
  })

  it('is written without jQuery where Tillkit changed the basket, and is left alone on another page', async () => {
    await open(LINK + table('4'), {}, false)
    document.body.dispatchEvent(new CustomEvent('tillkit:cart-updated', { bubbles: true }))
    expect(get('.et-cart-info span').textContent).toBe('4')
    page.close()
    await open(LINK)
    raise()
    expect(get('.et-cart-info span').textContent).toBe('')
  })

  it('has a link with a name, also while that shows but a picture', async () => {
    await open(LINK + table('2'))
    expect(get('.et-cart-info').getAttribute('aria-label')).toBe('Basket')
    raise()
    expect(get('.et-cart-info').hasAttribute('aria-label')).toBe(false)
  })
})
