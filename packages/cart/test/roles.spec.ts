import { cartAnswer, cartPageHtml, CACHE_NAMES, fixturePage, LINES, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { button, listing, openPage, T1, unitState, widget } from './helpers.ts'
import { legacyTypes } from './recorder.ts'
import { asVisitor } from './storage.ts'

const shop = useShop()

/** Core's scripts and the units that play their parts. */
const ROLES = {
  'wc-add-to-cart': 'add-to-cart',
  'wc-cart-fragments': 'cart-fragments',
  'wc-cart': 'cart-page',
  woocommerce: 'page-events',
} as const
type Handle = keyof typeof ROLES
const HANDLES = Object.keys(ROLES) as Handle[]

/** Combinations of core scripts that are still live: none, all, and all but one, so that every two of them meet live, gone, and one of each. */
const combinations = [[], HANDLES, ...HANDLES.map((gone) => HANDLES.filter((handle) => handle !== gone))].map((live) => ({ live, title: live.join(', ') || 'none' }))

const FIELD = '<div class="quantity"><input class="input-text qty text" type="number" name="quantity" min="5" value="2" aria-label="Quantity"></div>'
const SORTING = '<form class="woocommerce-ordering"><select name="orderby" class="orderby" aria-label="Order"><option value="a">A</option><option value="b">B</option></select></form>'
const main = `${listing([T1])}${widget}${cartPageHtml({ lines: LINES })}${FIELD}${SORTING}`
const scripts = (live: readonly Handle[]) => live.map((handle) => `<script id="${handle}-js" src="/vendor/core-stand-in.js"></script>`).join('')

const acts = (page: Page) => page.evaluate(() => (Reflect.get(window, '__core') as string[] | undefined) ?? [])

async function open(live: readonly Handle[], bodyEnd = scripts(live)) {
  const oneLess = cartPageHtml({ lines: LINES.slice(1) })
  shop.server.answer('add_to_cart', () => cartAnswer(LINES.slice(1), 'h'))
  shop.server.answer('get_refreshed_fragments', () => cartAnswer(LINES.slice(1), 'h'))
  const opened = await openPage(shop, {
    main, bodyEnd,
    path: '/your-cart/',
    cart: { fragments: true, cart: true, woocommerce: true },
    before: asVisitor({}),
  })
  shop.server.page('/your-cart/', fixturePage({ main: oneLess, globals: '', tillkit: false }))
  return opened
}

describe('the four parts of core\'s scripts', () => {
  it.each(combinations)('are each played once, live: $title', async ({ live }) => {
    const { page, pageErrors } = await open(live)
    for (const handle of HANDLES) {
      expect(await unitState(page, ROLES[handle]), handle).toEqual([live.includes(handle) ? 'refused' : 'mounted'])
    }
    await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault()))
    await eventually(() => page.locator('input.qty').last().inputValue()).toBe('5')
    await button(page).click()
    // One add, shown once; the cart page and the fragments after it are asked for once.
    await eventually(() => page.locator('.woocommerce-cart-form .cart_item').count()).toBe(1)
    await eventually(() => page.locator('.mini_cart_item').count()).toBe(1)
    await eventually(() => legacyTypes(page, 'wc_fragments_refreshed')).toHaveLength(1)
    expect(await legacyTypes(page, 'adding_to_cart', 'added_to_cart', 'updated_wc_div')).toEqual([
      'adding_to_cart', 'added_to_cart', 'updated_wc_div',
    ])
    expect(shop.server.requestsTo('add_to_cart')).toHaveLength(1)
    expect(shop.server.requestsTo('get_refreshed_fragments')).toHaveLength(1)
    expect(shop.server.requests.filter(({ path }) => path === '/your-cart/')).toHaveLength(2)
    expect(await button(page).evaluate((each) => [...each.classList].filter((name) => ['loading', 'added'].includes(name)))).toEqual(['added'])
    expect(await page.evaluate(({ cart_hash_key }) => sessionStorage.getItem(cart_hash_key), CACHE_NAMES)).toBe('h')
    // What the stand-ins did is what is theirs, and nothing else.
    const theirs = await acts(page)
    expect([...new Set(theirs.map((act) => act.split(':')[0]))].sort()).toEqual([...live].sort())
    expect(theirs.filter((act) => act === 'wc-add-to-cart: send').length).toBe(live.includes('wc-add-to-cart') ? 1 : 0)
    expect(theirs.filter((act) => act === 'wc-cart: update').length).toBe(live.includes('wc-cart') ? 1 : 0)
    expect(pageErrors).toEqual([])
  })

  it('come late, one after the other, take each its own part over, and the page is as the server printed it', async () => {
    const { page } = await open([])
    const html = () => page.locator('main').innerHTML()
    const printed = await html()
    const left = new Set<Handle>(HANDLES)
    // That of the cart's page last: what it does to the page is its own.
    for (const handle of [...HANDLES.filter((each) => each !== 'wc-cart'), 'wc-cart'] as const) {
      await page.evaluate((id) => {
        const script = document.createElement('script')
        script.id = `${id}-js`
        script.src = '/vendor/core-stand-in.js'
        document.head.append(script)
      }, handle)
      await eventually(() => unitState(page, ROLES[handle])).toEqual(['refused'])
      left.delete(handle)
      for (const other of left) expect(await unitState(page, ROLES[other])).toEqual(['mounted'])
      if (handle === 'wc-cart') expect(await page.locator('[name="update_cart"]').isEnabled()).toBe(true)
      else expect(await html()).toBe(printed)
    }
  })
})
