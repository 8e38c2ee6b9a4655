// @long
import { beforeAll, describe, expect, it } from 'vitest'
import { check, withCode } from './wordpress/health-check.ts'
import { PAGE } from './wordpress/settings-page.ts'
import { useSite } from './wordpress/use-site.ts'

const shop = useSite()

describe('the health check', () => {
  beforeAll(() => shop.settings('nobody', ['mini-cart', 'add-to-cart']))

  it('measures time where that is asked for, from loads in turns', async () => {
    const page = await shop.visit(PAGE, 'admin')
    const views: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && views.push(new URL(request.url()).searchParams.get('tillkit-view') ?? ''))
    await page.getByRole('checkbox', { name: 'Measure loading times too' }).check()
    await check(shop, page, '/product/')
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
    await withCode(shop, code, async () => {
      const page = await shop.visit(PAGE, 'admin')
      const report = async (path: string) => {
        await check(shop, page, path)
        return page.locator('.tillkit-report tbody').innerText()
      }
      expect(await report('/product/?no-frames')).toContain('Not checked: This page cannot be looked at: it leads to another site, or forbids to be shown in a frame')
      await page.context().route('**/lost/**', (route) => route.abort())
      expect(await report('/lost/')).toContain('Not checked: This page did not come: the connection is broken')
      await page.context().route('**/tillkit.js', (route) => route.abort())
      expect(await report('/product/?break-out')).toContain(`our script did not start: ${shop.site.address}/wp-content/plugins/tillkit/files/${shop.version}/tillkit.js`)
      expect(page.url()).toContain('page=tillkit')
    })
  })

  it('goes on to the next page where one leaves the shop after it has loaded', async () => {
    const code = `add_action( 'wp_head', function () { if ( isset( $_GET['leaves'] ) ) { echo '<script>addEventListener( "load", function () { setTimeout( function () { location.href = "data:text/html,gone" }, 300 ) } )</script>'; } } );
add_filter( 'tillkit_health_pages', function () { return array( 'Leaves' => home_url( '/product/?leaves' ), 'Stays' => home_url( '/product/' ) ); } );`
    await withCode(shop, code, async () => {
      const page = await shop.visit(PAGE, 'admin')
      expect(await check(shop, page)).toContain('Done. Pages checked: 1,')
      expect(await page.locator('.tillkit-report tbody tr').first().innerText()).toContain('Not checked: This page cannot be looked at: it leads to another site')
    })
  })

  it('counts the calls of a page until nothing has come for a second', async () => {
    const code = `add_action( 'wp_head', function () { if ( isset( $_GET['calls'] ) && 'with' === ( $_GET['tillkit-view'] ?? '' ) ) { echo '<script>addEventListener( "load", function () { [ 600, 1200, 1800 ].forEach( function ( ms ) { setTimeout( function () { fetch( "/wp-includes/images/blank.gif?call=" + ms ) }, ms ) } ) } )</script>'; } } );`
    await withCode(shop, code, async () => {
      await shop.settings('nobody')
      const page = await shop.visit(PAGE, 'admin')
      const requests = async (path: string) => {
        await check(shop, page, path)
        return Number((await page.locator('.tillkit-report tbody td').nth(2).innerText()).replace('as before', '0').replace('−', '-').replace('+', ''))
      }
      expect((await requests('/product/?calls')) - (await requests('/product/'))).toBe(3)
    })
  })
})
