import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CATEGORY } from '../choices/filter.fixtures.ts'
import { openListingPage, settled } from './listing.fixtures.ts'
import { addProduct, fieldsOf } from './add-product.ts'

const CART = { 'wc-fragments': { 'div.a': '<i>1</i>' }, 'wc-cart-hash': 'h' }
const ERROR = '<div class="woocommerce"><ul class="woocommerce-error" role="alert"><li>You cannot add\n that amount</li></ul></div>'

let heard: [string, unknown][]
let life: AbortController
beforeEach(() => {
  heard = []
  life = new AbortController()
  for (const name of ['adding', 'added', 'failed', 'refresh']) {
    document.addEventListener(`tillkit:cart-${name}`, (event) => heard.push([name, (event as CustomEvent).detail]), life)
  }
})
afterEach(() => life.abort())

async function adding() {
  const page = openListingPage({ panels: [{ filters: [CATEGORY] }] })
  const outcome = addProduct(page.listing, { listing: page.name, fields: { 'add-to-cart': '88', quantity: '3' }, button: document.body })
  await settled()
  return { ...page, outcome }
}

describe('a product of a listing', () => {
  it('is sent with its fields, and the page is told what is in the cart', async () => {
    const page = await adding()
    expect(page.last().fields).toMatchObject({ 'add-to-cart': '88', quantity: '3', ags_wc_filters_ajax_shop: page.name })
    await page.last().answer('all', CART)
    expect([await page.outcome, page.shown]).toEqual([{ kind: 'added' }, [['all']]])
    expect(heard).toMatchObject([['adding', {}], ['added', { fragments: { 'div.a': '<i>1</i>' }, cartHash: 'h' }]])
  })

  it('is put into the basket also when the page is left before the answer, which a listing that is only asked for does not outlive', async () => {
    const page = await adding()
    page.listing.choose(page.section('shopCategory'), ['12'])
    expect(page.asked.map(({ isKept }) => isKept)).toEqual([true, false])
  })

  it('is added all the same where the answer brings no listing, or only another shop\'s', async () => {
    const page = await adding()
    await page.last().answer(undefined, { ...CART, shop: { other: 'x' } })
    expect([await page.outcome, page.shown, page.phase(), heard.at(-1)?.[0]]).toEqual([{ kind: 'added' }, [[]], 'ready', 'added'])
  })

  it.each([
    ['in its notices', { notices: { ags_woo_notices_0: ERROR } }, 'all', 'You cannot add that amount'],
    ['in its listing', {}, `${ERROR}<ul></ul>`, 'You cannot add that amount'],
    ['in a notice of its blocks', { notices: { a: '<div class="wc-block-components-notice-banner is-error">No</div>' } }, 'all', 'No'],
    ['by a basket that is as empty as before', { 'wc-cart-hash': '' }, 'all', ''],
  ])('that the shop refuses %s is none: listing and notices are shown, carts are asked for anew', async (_title, more, html, words) => {
    const page = await adding()
    await page.last().answer(html, { ...CART, ...more })
    expect([await page.outcome, page.shown]).toEqual([{ kind: 'refused', words }, [[html]]])
    expect(heard.map(([name]) => name)).toEqual(['adding', 'failed', 'refresh'])
    expect(heard[1]?.[1]).toMatchObject({ action: 'add', message: words })
  })

  it('is added where only another that came with it was refused', async () => {
    const page = await adding()
    await page.last().answer('all', { ...CART, notices: { a: `<div class="woocommerce-message">One was added</div>${ERROR}` } })
    expect(await page.outcome).toEqual({ kind: 'added' })
  })

  it.each([
    ['fails', (page: Awaited<ReturnType<typeof adding>>) => page.asked[0]?.fail()],
    ['is answered without a basket', (page: Awaited<ReturnType<typeof adding>>) => page.asked[0]?.answer('all')],
  ])('that %s is told to the shopper and the page, also after something newer was asked for', async (_title, end) => {
    const page = await adding()
    page.listing.choose(page.section('shopCategory'), ['12'])
    await page.last().answer('twelve')
    await end(page)
    expect([await page.outcome, heard.map(([name]) => name), page.shown]).toEqual([{ kind: 'failed' }, ['adding', 'failed'], [['twelve']]])
  })

  it('of two adds, each is told its own outcome', async () => {
    const page = await adding()
    const second = addProduct(page.listing, { listing: page.name, fields: {}, button: document.body })
    await page.last().fail()
    await page.last().answer('all', CART)
    expect([await page.outcome, await second]).toEqual([{ kind: 'failed' }, { kind: 'added' }])
  })

  it('is not sent where a listener says no, and sent as a listener has changed it', async () => {
    const stop = new AbortController()
    document.addEventListener('tillkit:cart-adding', (event) => event.preventDefault(), stop)
    const { asked, outcome } = await adding()
    expect([await outcome, asked]).toEqual([{ kind: 'failed' }, []])
    stop.abort()
    document.addEventListener('tillkit:cart-adding', (event) => Object.assign((event as CustomEvent).detail.data, { gift: 'yes' }), life)
    expect((await adding()).last().fields).toMatchObject({ gift: 'yes', quantity: '3' })
  })

  it('may lead to another page: nobody is told anything more here', async () => {
    const page = await adding()
    await page.last().redirect('/basket/')
    expect([await page.outcome, page.left, heard.map(([name]) => name)]).toEqual([{ kind: 'left' }, ['/basket/'], ['adding']])
  })
})

it('the fields of an add link are all that are named and enabled; of one name with brackets, each', () => {
  document.body.innerHTML = `<li class="product"><a class="add_to_cart_button" href="/shop/?add-to-cart=88&note=a%20b">Add</a>
    <input name="quantity" value="2"><input name="extra[]" type="checkbox" value="a" checked><input name="extra[]" type="checkbox" value="b" checked>
    <input name="extra[]" type="checkbox" value="c"><input name="off" value="x" disabled><input value="nameless"></li>`
  expect(fieldsOf(document.querySelector('a') as HTMLAnchorElement)).toEqual({ quantity: '2', extra: ['a', 'b'], 'add-to-cart': '88', note: 'a b' })
  document.body.innerHTML = ''
})

it('what an add link says is read as the server would read it: a plus stands for a space', () => {
  document.body.innerHTML = '<li class="product"><a class="add_to_cart_button" href="/shop/?add-to-cart=88&variation_id=90&attribute_size=Extra+large+%2B">Add</a></li>'
  expect(fieldsOf(document.querySelector('a') as HTMLAnchorElement)).toEqual({ 'add-to-cart': '88', variation_id: '90', attribute_size: 'Extra large +' })
  document.body.innerHTML = ''
})
