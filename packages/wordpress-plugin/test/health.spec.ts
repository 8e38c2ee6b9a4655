// @long
import { checkoutGlobalsScript, FULL_FORM, LINES, modulesPageHtml, waitForMount } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { check, facts, withCode } from './wordpress/health-check.ts'
import { nonceOf, PAGE, violations } from './wordpress/settings-page.ts'
import { useSite } from './wordpress/use-site.ts'
import { cookiesOf, type Visitor } from './wordpress/visit.ts'

const shop = useSite()

describe('the pages that are checked', () => {
  it('are one of each kind that the shop has, found by what stands on them', async () => {
    const { pages, missing } = await facts(shop)
    const paths = Object.fromEntries(Object.entries(pages).map(([name, address]) => [name, address.replace(shop.site.address, '').replace(/=\d+$/, '=ID')]))
    expect(paths).toEqual({
      Home: '/',
      Shop: '/shop/',
      Category: '/category/rolls/',
      'Simple product': '/item/sold-out/',
      'Variable product': '/item/roll-sizes/',
      'Grouped product': '/item/roll-set/',
      'Prices by quantity (default)': '/item/till-roll/',
      'Prices by quantity (blocks)': '/item/till-roll-blocks/',
      Basket: '/your-cart/?tillkit-basket=ID',
      Checkout: '/checkout/?tillkit-basket=ID',
      Account: '/my-account/',
      'Page with filters': '/shop-with-filters/',
      'Page with a mini cart': '/mini-cart/',
      'Page with a contact form': '/contact/',
      'Page with a newsletter form': '/news/',
      Post: '/hello-world/',
      'Page not found': '/tillkit-looks-for-a-page-that-is-not-there/',
    })
    expect(missing).toEqual({})
    const bought = new URL(pages['Checkout'] ?? '').searchParams.get('tillkit-basket')
    expect(await shop.run(`return get_post( ${bought ?? 0} )->post_name;`), 'the newest that can be bought').toBe('plain-roll')
  })

  it('are said to be missing with the reason, where the shop has none or they must not be opened', async () => {
    const set = (content: string) => shop.run(`wp_update_post( array( 'ID' => get_page_by_path( 'checkout' )->ID, 'post_content' => '${content}' ) ); wp_update_post( array( 'ID' => get_page_by_path( 'roll-set', OBJECT, 'product' )->ID, 'post_status' => '${content === '' ? 'publish' : 'draft'}' ) ); return 1;`)
    await set('<!-- wp:woocommerce/checkout --><div></div><!-- /wp:woocommerce/checkout -->')
    try {
      const { pages, missing } = await facts(shop)
      expect(pages).not.toHaveProperty('Checkout')
      expect(missing).toEqual({ 'Grouped product': 'this shop has none', Checkout: expect.stringContaining('it is the checkout block') as string })
    } finally {
      await set('')
    }
  })

  it('are others where a filter says so, and one that is there twice is opened once', async () => {
    await withCode(shop, `add_filter( 'tillkit_health_pages', function ( $pages ) { return array( 'A' => home_url( '/a/' ), 'B' => home_url( '/b/' ), 'C' => home_url( '/a/' ), 'D' => null ); } );`, async () => {
      const { pages, missing } = await facts(shop)
      expect(pages).toEqual({ 'A / C': `${shop.site.address}/a/`, B: `${shop.site.address}/b/` })
      expect(missing).toEqual({ D: 'this shop has none' })
    })
  })
})

describe('the cart of the check', () => {
  const kept = () => shop.run<unknown>(`global $wpdb; return array( get_option( 'standin_session_1' ), get_user_meta( 1 ), $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'standin%'" ), get_post_meta( get_page_by_path( 'plain-roll', OBJECT, 'product' )->ID ) );`)
  const get = async (address: string, visitor: Visitor, headers: Record<string, string> = {}) =>
    fetch(address, { redirect: 'manual', headers: { cookie: await cookiesOf(shop.site, visitor), ...headers } })

  it('has a product on the checkout and in its calls, and leaves no trace in the administrator\'s own', async () => {
    const { pages, nonce } = await facts(shop)
    const own = await shop.run<number>(`return get_page_by_path( 'till-roll', OBJECT, 'product' )->ID;`)
    await shop.html(`/your-cart/?add-to-cart=${own}`, 'admin')
    await shop.run(`update_user_meta( 1, '_woocommerce_load_saved_cart_after_login', 1 ); return 1;`)
    const before = await kept()
    const address = new URL(pages['Checkout'] ?? '')
    for (const view of ['with', 'without']) {
      address.searchParams.set('tillkit-view', view)
      address.searchParams.set(...nonce)
      const answer = await get(address.href, 'admin')
      expect(await answer.text()).toContain('<ul class="lines"><li>plain-roll</li></ul>')
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    const call = `${shop.site.address}/?wc-ajax=update_order_review`
    expect(await (await get(call, 'admin', { referer: address.href })).json()).toEqual({ fragments: ['plain-roll'] })
    expect(await kept()).toEqual(before)
    expect(await (await get(call, 'admin')).json(), 'the administrator\'s own').toEqual({ fragments: ['till-roll'] })
  })

  it('is nobody\'s who has no nonce of the settings page, or may not manage options', async () => {
    const { pages, nonce } = await facts(shop)
    const address = new URL(pages['Checkout'] ?? '')
    address.searchParams.set('tillkit-view', 'with')
    const lines = async (visitor: Visitor) => (await (await get(address.href, visitor, { referer: address.href })).text()).match(/<li>(.*?)<\/li>/)?.[1] ?? ''
    expect(await lines('admin'), 'without a nonce').toBe('till-roll')
    address.searchParams.set(...nonce)
    expect(await lines('admin')).toBe('plain-roll')
    expect([await lines('clerk'), await lines(undefined)]).toEqual(['', ''])
    address.searchParams.set(nonce[0], await nonceOf(shop, 'clerk', 'tillkit-view'))
    expect(await lines('clerk')).toBe('')
  })
})

describe('the health check', () => {
  it('opens its pages both ways, says what changes on each, and what was not checked', { timeout: 90_000 }, async () => {
    // Some of them: each takes seconds.
    const some = ['Home', 'Prices by quantity (blocks)', 'Checkout', 'Page with filters', 'Page with a mini cart', 'Page not found']
    const code = `add_filter( 'tillkit_health_pages', function ( $pages ) { return array_intersect_key( $pages, array_flip( array( ${some.map((name) => `'${name}'`).join()} ) ) ); } );`
    await withCode(shop, code, async () => {
      const { pages } = await facts(shop)
      expect(Object.keys(pages)).toEqual(some)
      await shop.settings('administrators', ['tiered-pricing', 'mini-cart', 'filters', 'cart-page', 'add-to-cart', 'address-fields'])
      const page = await shop.visit(PAGE, 'admin', { viewport: { width: 390, height: 844 } })
      const summary = await check(shop, page)
      expect(summary).toContain(`Done. Pages checked: ${Object.keys(pages).length}, with problems: 0. Not checked: `)
      const rows = page.locator('.tillkit-report tbody tr')
      expect(await rows.locator('th').allInnerTexts()).toEqual(Object.keys(pages))
      for (const name of ['Checkout', 'Page with filters', 'Page with a mini cart']) {
        expect(await rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) }).locator('.tillkit-change').first().innerText(), name).toMatch(/^(\+\d+\.\d kB heavier|−\d+\.\d kB lighter|as before)$/)
      }
      const heavier = await page.locator('.tillkit-report tr td:nth-of-type(2)').filter({ hasText: 'heavier' }).count()
      expect(summary).toContain(`Scripts: heavier on ${heavier}, `)
      expect(heavier).toBeGreaterThan(0)
      const unchecked = await page.locator('.tillkit-unchecked').allInnerTexts()
      expect(unchecked).toEqual(expect.arrayContaining(['Basket page: none of the pages checked has anything for it.', 'Chosen options: switched off.']))
      expect(summary).toContain(`Not checked: ${unchecked.length}.`)
      const height = await page.locator('.tillkit-report').evaluate((table) => table.getBoundingClientRect().height)
      expect(height / Object.keys(pages).length, 'pixels for a page on a phone').toBeLessThan(130)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(390)
      expect(await page.locator('iframe').count()).toBe(0)
      // WordPress prints this page, and no story does.
      expect(await violations(page)).toEqual([])
    })
  })

  it('says of a checkout that form, address fields and steps work on it', async () => {
    const main = Buffer.from(checkoutGlobalsScript() + modulesPageHtml({ lines: LINES, values: FULL_FORM, steps: true })).toString('base64')
    await withCode(shop, `add_filter( 'the_content', function ( $content ) { return is_page( 'product' ) ? base64_decode( '${main}' ) : $content; }, 999 );`, async () => {
      await shop.settings('administrators', ['checkout', 'address-fields', 'checkout-modules', 'multistep-checkout'])
      const page = await shop.visit(PAGE, 'admin')
      expect(await check(shop, page, '/product/')).toContain('Pages checked: 1, with problems: 0.')
      expect(await page.locator('.tillkit-report tbody td').first().innerText()).toContain('Works: 4')
      await page.locator('.tillkit-report summary').click()
      const names = (await page.locator('.tillkit-report li').allInnerTexts()).filter((line) => !line.includes('kept by')).map((line) => line.split(/[:,(]/)[0]?.trim())
      expect(names.sort()).toEqual(['Address fields', 'Checkout', 'Checkout in steps', 'Checkout modules'])
    })
  })

  it('says of a page what works, which script keeps a widget off, and what it weighs, and of time that it was not measured', async () => {
    await shop.settings('nobody', ['mini-cart', 'add-to-cart'])
    const page = await shop.visit(PAGE, 'admin')
    expect(await check(shop, page, '/shop-with-filters/')).toBe('Done. Pages checked: 1, with problems: 0. Not checked: 0. Scripts: heavier on 1, lighter on 0, as before on 0.')
    const [result, weight, requests, time] = await page.locator('.tillkit-report tbody td').allInnerTexts()
    expect(result).toContain('Works: 1, stayed off: 1')
    expect(weight).toMatch(/^\+\d+\.\d kB heavier$/)
    expect(requests).toMatch(/^\+\d+$/)
    expect(time).toBe('not measured')
    await page.locator('.tillkit-report summary').focus()
    await page.keyboard.press('Enter')
    const said = await page.locator('.tillkit-report li').allInnerTexts()
    expect(said.filter((line) => !line.includes('kept by'))).toEqual([expect.stringMatching(/^Add to cart buttons/), 'Mini cart: the shop\'s own script woofilters is live on this page and does the work.'])
    expect(said.filter((line) => line.startsWith('jQuery, ')), 'that script stands on it').toEqual([expect.stringContaining('Divi Shop Builder\'s woofilters') as string])
    expect(await violations(page)).toEqual([])
  })

  it('gives its views to administrators with the page\'s own nonce only', async () => {
    const [, nonce] = (await facts(shop)).nonce
    const address = (given: string) => `/product/?tillkit-view=with&tillkit-nonce=${given}`
    expect(await shop.html(address(nonce), 'admin')).toContain('tillkit.js')
    expect(await shop.html(address(nonce), 'admin')).not.toContain('id="wpadminbar"')
    expect(await shop.html(address('0000000000'), 'admin')).not.toContain('tillkit.js')
    for (const given of [nonce, await nonceOf(shop, 'clerk', 'tillkit-view')]) expect(await shop.html(address(given), 'clerk')).not.toContain('tillkit.js')
    expect(await shop.html(address(nonce))).not.toContain('tillkit.js')
    await shop.settings('everyone')
    expect(await shop.html(address(nonce).replace('=with', '=without'), 'admin')).not.toContain('tillkit.js')
    const page = await shop.visit('/product/', 'admin')
    await waitForMount(page)
  })
})
