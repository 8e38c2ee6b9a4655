import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { nonceOf, PAGE, violations } from './wordpress/settings-page.ts'
import { useSite } from './wordpress/use-site.ts'
import { cookiesOf, type Visitor } from './wordpress/visit.ts'

const shop = useSite()

/** What the settings page tells the check's script. */
async function facts(): Promise<{ pages: Record<string, string>; missing: Record<string, string>; nonce: [string, string] }> {
  return JSON.parse(/id="tillkit-health-facts"[^>]*>\s*(.*?)\s*<\/script>/s.exec(await shop.html(PAGE, 'admin'))?.[1] ?? '{}') as never
}

/** Starts the check, of one page or of all, and waits for its end. */
async function check(page: Page, path?: string): Promise<string> {
  await page.locator('#tillkit-health-page').fill(path === undefined ? '' : new URL(path, shop.site.address).href)
  await page.getByRole('button', { name: 'Check now' }).click()
  const done = page.locator('#tillkit-health-status', { hasText: 'Done.' })
  await done.waitFor({ timeout: 90_000 })
  return done.innerText()
}

/** Runs a test with a few lines of PHP in the shop. */
async function withCode(code: string, run: () => Promise<void>): Promise<void> {
  const file = join(shop.site.content, 'mu-plugins/test-code.php')
  writeFileSync(file, `<?php ${code}`)
  try {
    await run()
  } finally {
    rmSync(file)
  }
}

describe('the pages that are checked', () => {
  it('are one of each kind that the shop has, found by what stands on them', async () => {
    const { pages, missing } = await facts()
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
      const { pages, missing } = await facts()
      expect(pages).not.toHaveProperty('Checkout')
      expect(missing).toEqual({ 'Grouped product': 'this shop has none', Checkout: expect.stringContaining('it is the checkout block') as string })
    } finally {
      await set('')
    }
  })

  it('are others where a filter says so, and one that is there twice is opened once', async () => {
    await withCode(`add_filter( 'tillkit_health_pages', function ( $pages ) { return array( 'A' => home_url( '/a/' ), 'B' => home_url( '/b/' ), 'C' => home_url( '/a/' ), 'D' => null ); } );`, async () => {
      const { pages, missing } = await facts()
      expect(pages).toEqual({ 'A / C': `${shop.site.address}/a/`, B: `${shop.site.address}/b/` })
      expect(missing).toEqual({ D: 'this shop has none' })
    })
  })
})

describe('the basket of the check', () => {
  const kept = () => shop.run<unknown>(`global $wpdb; return array( get_option( 'standin_session_1' ), get_user_meta( 1 ), $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'standin%'" ), get_post_meta( get_page_by_path( 'plain-roll', OBJECT, 'product' )->ID ) );`)
  const get = async (address: string, visitor: Visitor, headers: Record<string, string> = {}) =>
    fetch(address, { redirect: 'manual', headers: { cookie: await cookiesOf(shop.site, visitor), ...headers } })

  it('has a product on the checkout and in its calls, and leaves no trace in the administrator\'s own', async () => {
    const { pages, nonce } = await facts()
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
    const { pages, nonce } = await facts()
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
    await withCode(code, async () => {
      const { pages } = await facts()
      expect(Object.keys(pages)).toEqual(some)
      await shop.settings('administrators', ['tiered-pricing', 'mini-cart', 'filters', 'cart-page', 'add-to-cart', 'country-select'])
      const page = await shop.visit(PAGE, 'admin', { viewport: { width: 390, height: 844 } })
      const summary = await check(page)
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
      expect(unchecked).toEqual(expect.arrayContaining(['Countries and states: none of the pages checked has anything for it.', 'Product options: switched off.']))
      expect(summary).toContain(`Not checked: ${unchecked.length}.`)
      const height = await page.locator('.tillkit-report').evaluate((table) => table.getBoundingClientRect().height)
      expect(height / Object.keys(pages).length, 'pixels for a page on a phone').toBeLessThan(130)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(390)
      expect(await page.locator('iframe').count()).toBe(0)
      expect(await violations(page)).toEqual([])
    })
  })

  it('says of a page what works, which script keeps a widget off, and what it weighs, and of time that it was not measured', async () => {
    await shop.settings('nobody', ['mini-cart', 'add-to-cart'])
    const page = await shop.visit(PAGE, 'admin')
    expect(await check(page, '/shop-with-filters/')).toBe('Done. Pages checked: 1, with problems: 0. Not checked: 0. Scripts: heavier on 1, lighter on 0, as before on 0.')
    const [result, weight, requests, time] = await page.locator('.tillkit-report tbody td').allInnerTexts()
    expect(result).toContain('Works: 1, stayed off: 1')
    expect(weight).toMatch(/^\+\d+\.\d kB heavier$/)
    expect(requests).toMatch(/^\+\d+$/)
    expect(time).toBe('not measured')
    await page.locator('.tillkit-report summary').focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.tillkit-report li').allInnerTexts()).toEqual([expect.stringMatching(/^Add to cart buttons/), 'Mini cart: the shop\'s own script woofilters is live on this page and does the work.'])
    expect(await violations(page)).toEqual([])
  })

  it('measures time where that is asked for, from loads in turns', async () => {
    const page = await shop.visit(PAGE, 'admin')
    const views: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && views.push(new URL(request.url()).searchParams.get('tillkit-view') ?? ''))
    await page.getByRole('checkbox', { name: 'Measure loading times too' }).check()
    await check(page, '/product/')
    expect(views).toEqual(['without', 'with', 'without', 'with', 'with', 'without', 'without', 'with', 'with', 'without', 'without', 'with'])
    expect(await page.locator('.tillkit-report tbody td').last().innerText()).toMatch(/^([+−]\d+ ms (slower|faster)|no clear difference)$/)
  })

  it('stops between two pages when it is told to, and says what it has left out', async () => {
    const page = await shop.visit(PAGE, 'admin')
    const stop = page.getByRole('button', { name: 'Stop' })
    expect(await stop.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Check now' }).click()
    await stop.click()
    const done = page.locator('#tillkit-health-status', { hasText: 'Done. Pages checked: 1,' })
    await done.waitFor()
    expect(await page.locator('.tillkit-unchecked').allInnerTexts()).toContain('Checkout: the check was stopped.')
    expect(await stop.isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Check now' }).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('does not take a page for checked that is another shop\'s or leads elsewhere', async () => {
    const page = await shop.visit(PAGE, 'admin')
    await page.locator('#tillkit-health-page').fill('https://elsewhere.example/')
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.locator('.tillkit-problem', { hasText: 'The address is none of this shop.' }).waitFor()
    await shop.run(`delete_option( 'standin_session_1' ); delete_user_meta( 1, '_woocommerce_persistent_cart_1' ); return 1;`)
    await page.locator('#tillkit-health-page').fill(`${shop.site.address}/checkout/`)
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.locator('.tillkit-problem', { hasText: 'Not checked: This page leads to' }).waitFor()
    expect(await page.locator('#tillkit-health-status').innerText()).toBe('Done. Pages checked: 0, with problems: 0. Not checked: 1.')
    await page.locator('#tillkit-health-facts').evaluate((element) => (element.textContent = element.textContent?.replace(/("nonce":\["[^"]+",")\w+/, '$10000000000') ?? ''))
    await page.locator('#tillkit-health-page').fill(`${shop.site.address}/product/`)
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.locator('.tillkit-problem', { hasText: 'came as a visitor would get it' }).waitFor()
  })

  it('stays on its page and says why, where a page forbids frames, breaks out of them, does not come, or does not get our script', async () => {
    await shop.settings('nobody')
    const code = `add_action( 'send_headers', function () { if ( isset( $_GET['no-frames'] ) ) { header( 'X-Frame-Options: DENY' ); } } );
add_action( 'wp_head', function () { if ( isset( $_GET['break-out'] ) ) { echo '<script>if ( top !== self ) { top.location.href = "/shop/"; }</script>'; } } );`
    await withCode(code, async () => {
      const page = await shop.visit(PAGE, 'admin')
      const report = async (path: string) => {
        await check(page, path)
        return page.locator('.tillkit-report tbody').innerText()
      }
      expect(await report('/product/?no-frames')).toContain('Not checked: This page cannot be looked at: it leads to another site, or forbids to be shown in a frame')
      await page.context().route('**/lost/**', (route) => route.abort())
      expect(await report('/lost/')).toContain('Not checked: This page did not come: the connection is broken')
      await page.context().route('**/tillkit.js', (route) => route.abort())
      expect(await report('/product/?break-out')).toContain(`our script did not start: ${shop.site.address}/wp-content/plugins/tillkit/files/${shop.version}/bare/tillkit.js`)
      expect(page.url()).toContain('page=tillkit')
    })
  })

  it('goes on to the next page where one leaves the shop after it has loaded', async () => {
    const code = `add_action( 'wp_head', function () { if ( isset( $_GET['leaves'] ) ) { echo '<script>addEventListener( "load", function () { setTimeout( function () { location.href = "data:text/html,gone" }, 300 ) } )</script>'; } } );
add_filter( 'tillkit_health_pages', function () { return array( 'Leaves' => home_url( '/product/?leaves' ), 'Stays' => home_url( '/product/' ) ); } );`
    await withCode(code, async () => {
      const page = await shop.visit(PAGE, 'admin')
      expect(await check(page)).toContain('Done. Pages checked: 1,')
      expect(await page.locator('.tillkit-report tbody tr').first().innerText()).toContain('Not checked: This page cannot be looked at: it leads to another site')
    })
  })

  it('counts the calls of a page until nothing has come for a second', async () => {
    const code = `add_action( 'wp_head', function () { if ( isset( $_GET['calls'] ) && 'with' === ( $_GET['tillkit-view'] ?? '' ) ) { echo '<script>addEventListener( "load", function () { [ 600, 1200, 1800 ].forEach( function ( ms ) { setTimeout( function () { fetch( "/wp-includes/images/blank.gif?call=" + ms ) }, ms ) } ) } )</script>'; } } );`
    await withCode(code, async () => {
      await shop.settings('nobody')
      const page = await shop.visit(PAGE, 'admin')
      const requests = async (path: string) => {
        await check(page, path)
        return Number((await page.locator('.tillkit-report tbody td').nth(2).innerText()).replace('+', ''))
      }
      expect((await requests('/product/?calls')) - (await requests('/product/'))).toBe(3)
    })
  })

  it('gives its views to administrators with the page\'s own nonce only', async () => {
    const [, nonce] = (await facts()).nonce
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
