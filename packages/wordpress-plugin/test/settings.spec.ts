import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { UNITS } from '@tillkit/loader'
import { waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SHOP_PLUGINS } from './wordpress/pages.ts'
import { useSite } from './wordpress/use-site.ts'
import { cookiesOf } from './wordpress/visit.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const shop = useSite({ audience: 'fresh' })
const PAGE = '/wp-admin/options-general.php?page=tillkit'

const hasTag = async (visitor?: 'admin' | 'clerk') => (await shop.html('/product/', visitor)).includes('tillkit.js')
const hasLegacy = async (visitor?: 'admin' | 'clerk') => (await shop.html('/product/', visitor)).includes('product-tiered-pricing-table.min.js')
const stored = () => shop.run<unknown>(`return get_option( 'tillkit_settings' );`)

/** What axe finds in our part of the page; the rest is WordPress's own. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as { run: (context: string, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    const runOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
    return (await run('.tillkit-settings', { runOnly })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120) ?? ''}`)
  })
}

/** Posts a form of the settings page without its page, as an attacker would. */
async function post(path: string, fields: Record<string, string>, visitor: 'admin' | 'clerk' | undefined): Promise<number> {
  const answer = await fetch(shop.site.address + path, { method: 'POST', redirect: 'manual', headers: { cookie: await cookiesOf(shop.site, visitor) }, body: new URLSearchParams(fields) })
  return answer.status
}

/** A nonce as the clerk's own pages would have it. */
async function nonceOfClerk(action: string): Promise<string> {
  const session = /wordpress_logged_in_\w+=([^;]+)/.exec(await cookiesOf(shop.site, 'clerk'))?.[1] ?? ''
  return shop.run<string>(`$_COOKIE[ LOGGED_IN_COOKIE ] = '${decodeURIComponent(session)}'; wp_set_current_user( get_user_by( 'login', 'clerk' )->ID ); return wp_create_nonce( '${action}' );`)
}

describe('a fresh plugin', () => {
  it('is seen by administrators only, who are told so and whose pages no cache keeps', async () => {
    expect(await Promise.all([hasTag(), hasTag('clerk'), hasTag('admin')])).toEqual([false, false, true])
    expect(await Promise.all([hasLegacy(), hasLegacy('clerk'), hasLegacy('admin')])).toEqual([true, true, false])
    expect(await shop.html('/product/', 'admin')).toContain('Tillkit: customers do not see it yet')
    expect(await shop.html('/product/', 'admin')).toContain('<!-- page cache: asked to leave it -->')
    expect(await shop.html('/product/')).toContain('<!-- page cache: may keep it -->')
  })

  it('stores nothing before somebody has saved', async () => {
    expect(await stored()).toBe(false)
  })

  it('leaves a page alone that a page builder edits', async () => {
    expect(await shop.html('/product/?et_fb=1', 'admin')).not.toContain('tillkit.js')
    expect(await shop.html('/product/?elementor-preview=4', 'admin')).not.toContain('tillkit.js')
  })
})

describe('the settings page', () => {
  it('says what was found, saves what was chosen, and has nothing that axe minds', async () => {
    const page = await shop.visit(PAGE, 'admin')
    const rows = page.locator('.form-table tr')
    expect(await rows.filter({ hasText: 'Tiered pricing' }).innerText()).toContain('Tiered Pricing Table 5.5.1 is active: its script will be replaced.')
    expect(await rows.filter({ hasText: 'Mini cart' }).innerText()).toContain('Divi Shop Builder 2.0.22 is active: its script does more than this')
    expect(await page.getByRole('radio', { name: 'Administrators only' }).isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.getByRole('radio', { name: 'Everyone' }).check()
    await page.getByRole('checkbox', { name: 'Basket page' }).uncheck()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.locator('.notice', { hasText: 'Settings saved.' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Basket page' }).isChecked()).toBe(false)
    expect(await stored()).toEqual({ audience: 'everyone', units: UNITS.map(({ name }) => name).filter((name) => name !== 'cart-page') })
    expect(await Promise.all([hasTag(), hasTag('clerk')])).toEqual([true, true])
    expect(await hasLegacy()).toBe(false)
    expect(await shop.html('/product/', 'admin')).toContain('<!-- page cache: may keep it -->')
    const basket = await shop.html('/your-cart/')
    expect(basket).toContain('id="wc-cart-js"')
    expect(basket).not.toMatch(/data-units="[^"]*cart-page/)
  })

  it('rolls back and forth with one click, without script too', async () => {
    const page = await shop.visit(PAGE, 'admin', { javaScriptEnabled: false })
    expect(await page.getByText('The health check needs JavaScript in this browser.').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Roll back now' }).click()
    await page.locator('.notice', { hasText: 'Every visitor gets the shop\'s own scripts again.' }).waitFor()
    expect(await Promise.all([hasTag(), hasTag('admin'), hasLegacy()])).toEqual([false, false, true])
    await page.getByRole('button', { name: 'Switch Tillkit on again' }).click()
    await page.locator('.notice', { hasText: 'Tillkit is on again.' }).waitFor()
    expect(await page.locator('#wp-admin-canonical').getAttribute('href'), 'WordPress puts this into the address bar').not.toContain('rolled')
    expect(await Promise.all([hasTag(), hasLegacy()])).toEqual([true, false])
    expect(await stored()).toMatchObject({ audience: 'everyone' })
  })

  it('forgets whom it was for before a rollback as soon as somebody chooses anew', async () => {
    const known = await shop.run<unknown[]>(`$known = array();
foreach ( array( 'nobody', 'administrators', 'nobody' ) as $audience ) {
if ( array() === $known ) { update_option( 'tillkit_audience_before', 'everyone', false ); }
update_option( 'tillkit_settings', array( 'audience' => $audience, 'units' => Tillkit\\Table\\units() ) );
$known[] = get_option( 'tillkit_audience_before' ); }
update_option( 'tillkit_settings', array( 'audience' => 'everyone', 'units' => array( 'mini-cart' ) ) );
return $known;`)
    expect(known).toEqual(['everyone', false, false])
  })

  it('says which plugin is missing', async () => {
    await shop.run(`deactivate_plugins( 'divi-shop-builder/divi-shop-builder.php' ); return true;`)
    const page = await shop.visit(PAGE, 'admin')
    expect(await page.locator('.form-table tr').filter({ hasText: 'Mini cart' }).innerText()).toContain('Divi Shop Builder is not active: this stays off.')
    expect(await shop.html('/mini-cart/')).not.toMatch(/data-units="[^"]*mini-cart/)
    const all = SHOP_PLUGINS.map((file) => `'${file}'`).join()
    const nothing = 'None of the plugins whose scripts Tillkit replaces is active on this site'
    expect(await shop.html(PAGE, 'admin')).not.toContain(nothing)
    await shop.run(`deactivate_plugins( array( ${all} ) ); return true;`)
    expect(await shop.html(PAGE, 'admin')).toContain(nothing)
    await shop.run(`return activate_plugins( array( ${all} ) );`)
  })

  it('is for those who may manage options, and for nobody who forges its forms', async () => {
    const before = await stored()
    const answer = await fetch(shop.site.address + PAGE, { headers: { cookie: await cookiesOf(shop.site, 'clerk') } })
    expect(answer.status).toBe(403)
    const fields = { option_page: 'tillkit', action: 'update', 'tillkit_settings[audience]': 'nobody' }
    expect(await post('/wp-admin/options.php', fields, 'admin')).toBe(403)
    expect(await post('/wp-admin/options.php', fields, 'clerk')).toBe(403)
    const nonce = /name="_wpnonce" value="(\w+)"/.exec((await shop.html(PAGE, 'admin')).split('tillkit_rollback')[1] ?? '')?.[1] ?? ''
    expect(nonce).not.toBe('')
    expect(await post('/wp-admin/admin-post.php', { action: 'tillkit_rollback', to: 'back' }, 'admin')).toBe(403)
    expect(await post('/wp-admin/admin-post.php', { action: 'tillkit_rollback', to: 'back', _wpnonce: nonce }, 'clerk')).toBe(403)
    // Nor with a nonce of one's own, were there a way to one.
    const own = await nonceOfClerk('tillkit_rollback')
    expect(await post('/wp-admin/admin-post.php', { action: 'tillkit_rollback', to: 'back', _wpnonce: own }, 'clerk')).toBe(403)
    expect(await stored()).toEqual(before)
  })

  it('makes something usable of anything that is stored', async () => {
    const made = await shop.run<unknown>(`return array_map( 'Tillkit\\Settings\\sanitize', array( 'x', null, array( 'audience' => 7, 'units' => 'x' ), array( 'audience' => 'everyone', 'units' => array( '<b>', 'mini-cart', 3, array() ) ) ) );`)
    const nobody = { audience: 'nobody', units: [] }
    expect(made).toEqual([nobody, nobody, nobody, { audience: 'everyone', units: ['mini-cart'] }])
  })
})

describe('the health check', () => {
  it('opens a page both ways, says what works, what stayed off and why, and what the scripts weigh', async () => {
    await shop.settings('nobody', ['mini-cart', 'add-to-cart'])
    const page = await shop.visit(PAGE, 'admin')
    await page.locator('#tillkit-health-page').fill(`${shop.site.address}/shop-with-filters/`)
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.locator('#tillkit-health-status', { hasText: 'Done. Pages checked: 1, with problems: 0.' }).waitFor()
    const [works, off, weight] = await page.locator('.tillkit-report tbody td').allInnerTexts()
    expect(works).toContain('Add to cart buttons')
    expect(off).toContain('Mini cart: the shop\'s own script woofilters is live on this page and does the work.')
    expect(off).toContain('Basket page: switched off.')
    expect(weight).toMatch(/^\d+\.\d kB before, \d+\.\d kB after$/)
    const [before = 0, after = 0] = weight?.match(/[\d.]+/g)?.map(Number) ?? []
    expect(after).toBeGreaterThan(before)
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  it('does not take a page for checked that is another shop\'s or leads elsewhere', async () => {
    const page = await shop.visit(PAGE, 'admin')
    await page.locator('#tillkit-health-page').fill('https://elsewhere.example/')
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.locator('.tillkit-problem', { hasText: 'The address is none of this shop.' }).waitFor()
    await page.locator('#tillkit-health-page').fill(`${shop.site.address}/checkout/?empty=1`)
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.locator('.tillkit-problem', { hasText: 'This page leads to' }).waitFor()
    await page.locator('#tillkit-health-facts').evaluate((element) => (element.textContent = element.textContent?.replace(/("nonce":\["[^"]+",")\w+/, '$10000000000') ?? ''))
    await page.locator('#tillkit-health-page').fill(`${shop.site.address}/product/`)
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.locator('.tillkit-problem', { hasText: 'came as a visitor would get it' }).waitFor()
  })

  it('stays on its page and says why, where a page forbids frames, breaks out of them, or does not get our script', async () => {
    await shop.settings('nobody')
    const code = join(shop.site.content, 'mu-plugins/test-code.php')
    writeFileSync(code, `<?php add_action( 'send_headers', function () { if ( isset( $_GET['no-frames'] ) ) { header( 'X-Frame-Options: DENY' ); } } );
add_action( 'wp_head', function () { if ( isset( $_GET['break-out'] ) ) { echo '<script>if ( top !== self ) { top.location.href = "/shop/"; }</script>'; } } );`)
    try {
      const page = await shop.visit(PAGE, 'admin')
      const check = async (path: string) => {
        await page.locator('#tillkit-health-page').fill(shop.site.address + path)
        await page.getByRole('button', { name: 'Check now' }).click()
        await page.locator('#tillkit-health-status', { hasText: 'Done.' }).waitFor()
        return page.locator('.tillkit-report tbody').innerText()
      }
      expect(await check('/product/?no-frames')).toContain('This page cannot be looked at: it leads to another site, or forbids to be shown in a frame')
      await page.context().route('**/tillkit.js', (route) => route.abort())
      expect(await check('/product/?break-out')).toContain(`our script did not start: ${shop.site.address}/wp-content/plugins/tillkit/files/${shop.version}/tillkit.js`)
      expect(page.url()).toContain('page=tillkit')
    } finally {
      rmSync(code)
    }
  })

  it('gives its views to administrators with the page\'s own nonce only', async () => {
    const facts = JSON.parse(/id="tillkit-health-facts">\s*(.*?)\s*<\/script>/s.exec(await shop.html(PAGE, 'admin'))?.[1] ?? '{}') as { nonce: [string, string] }
    const [, nonce] = facts.nonce
    const address = (given: string) => `/product/?tillkit-view=with&tillkit-nonce=${given}`
    expect(await shop.html(address(nonce), 'admin')).toContain('tillkit.js')
    expect(await shop.html(address(nonce), 'admin')).not.toContain('id="wpadminbar"')
    expect(await shop.html(address('0000000000'), 'admin')).not.toContain('tillkit.js')
    for (const given of [nonce, await nonceOfClerk('tillkit-view')]) expect(await shop.html(address(given), 'clerk')).not.toContain('tillkit.js')
    expect(await shop.html(address(nonce))).not.toContain('tillkit.js')
    await shop.settings('everyone')
    expect(await shop.html(address(nonce).replace('=with', '=without'), 'admin')).not.toContain('tillkit.js')
    const page = await shop.visit('/product/', 'admin')
    await waitForMount(page)
  })
})
