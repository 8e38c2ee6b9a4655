import { eventually } from '@tillkit/testing'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SHOP_PLUGINS } from './wordpress/pages.ts'
import { useSite } from './wordpress/use-site.ts'
import { nonceOf, PAGE, violations } from './wordpress/settings-page.ts'
import { cookiesOf } from './wordpress/visit.ts'

const shop = useSite({ audience: 'fresh' })

const hasTag = async (visitor?: 'admin' | 'clerk') => (await shop.html('/product/', visitor)).includes('tillkit.js')
const hasLegacy = async (visitor?: 'admin' | 'clerk') => (await shop.html('/product/', visitor)).includes('product-tiered-pricing-table.min.js')
/** What the page says of a unit: the state, and the sentence. */
async function stateOf(page: Page, unit: string): Promise<[string, string]> {
  const state = page.locator(`#tillkit-unit-${unit}-about .tillkit-state`)
  return [/tillkit-state-([\w-]+)/.exec((await state.getAttribute('class')) ?? '')?.[1] ?? '', ((await state.textContent()) ?? '').trim()]
}

const stored = () => shop.run<unknown>(`return get_option( 'tillkit_settings' );`)

/** Posts a form of the settings page without its page, as an attacker would. */
async function post(path: string, fields: Record<string, string>, visitor: 'admin' | 'clerk' | undefined): Promise<number> {
  const answer = await fetch(shop.site.address + path, { method: 'POST', redirect: 'manual', headers: { cookie: await cookiesOf(shop.site, visitor) }, body: new URLSearchParams(fields) })
  return answer.status
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
  it('leads from trying over checking to everyone, and shows the widgets in a group for each plugin and theme, the technical ones folded', async () => {
    const page = await shop.visit(PAGE, 'admin')
    const titles = await page.locator('.tillkit-settings h2').allInnerTexts()
    expect(titles).toEqual(['Try it', 'Check it', 'Switch it on for everyone', 'What it replaces', 'Scripts to keep'])
    const groups = page.locator('.tillkit-group')
    const heads = async () => (await groups.locator('legend').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
    expect(await heads()).toEqual([
      'CookieYes not active', 'Divi Shop Builder 2.0.22', 'Divi not active', 'WPForms not active', 'Trustpilot not active', 'Storefront not active', 'Tiered Pricing Table for WooCommerce 5.5.1',
      'Jetpack or WooCommerce Analytics not active', 'Mailchimp for WooCommerce not active', 'WooCommerce 10.9.1',
    ])
    const shown = () => page.locator('.tillkit-unit input:visible').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
    expect(await shown()).toEqual([
      'consent', 'filters', 'palette', 'mini-cart', 'checkout-modules', 'multistep-checkout', 'contact-form', 'newsletter', 'motion-effects', 'page-builder', 'sticky-elements', 'page-chrome', 'form-builder', 'reviews',
      'sticky-add-to-cart', 'tiered-pricing', 'add-to-cart', 'cart-page', 'address-fields', 'checkout', 'product-gallery', 'product-tabs', 'variation-form',
    ])
    const folded = groups.filter({ hasText: 'WooCommerce 10.9.1' }).locator('summary')
    expect(await folded.innerText()).toBe('Technical parts: 7, switched on: 7')
    await folded.focus()
    await page.keyboard.press('Enter')
    expect(await shown()).toContain('variation-events')
    await shop.run(`deactivate_plugins( 'tier-pricing-table/tier-pricing-table.php' ); return true;`)
    try {
      await page.reload()
      expect(await heads(), 'the same name whether it is active or not').toContain('Tiered Pricing Table for WooCommerce not active')
    } finally {
      await shop.run(`return activate_plugin( 'tier-pricing-table/tier-pricing-table.php' );`)
    }
  })

  it('says of each widget what becomes of its script as things are set', { timeout: 60_000 }, async () => {
    const page = await shop.visit(PAGE, 'admin')
    const states = async (audience: string, units?: readonly string[]) => {
      await shop.settings(audience, units)
      await page.reload()
      const all = ['tiered-pricing', 'mini-cart', 'filters', 'cart-page', 'variation-events']
      return Object.fromEntries(await Promise.all(all.map(async (unit) => [unit, await stateOf(page, unit)] as const)))
    }
    const kept = ['kept', 'Kept: nobody gets Tillkit.']
    expect(await states('nobody')).toEqual({ 'tiered-pricing': kept, 'mini-cart': kept, filters: kept, 'cart-page': kept, 'variation-events': kept })
    const off = ['kept', 'Kept: this is switched off.']
    expect(await states('everyone', ['tiered-pricing', 'mini-cart'])).toEqual({
      'tiered-pricing': ['replaced', 'Replaced.'],
      'mini-cart': ['waiting', 'Waiting for Filters and listings, Colour palettes, and Checkout in steps: the same script does it, and stays on pages that need it for that.'],
      filters: off,
      'cart-page': off,
      'variation-events': off,
    })
    expect(await states('everyone')).toMatchObject({
      'mini-cart': ['replaced', 'Replaced.'],
      filters: ['replaced', 'Replaced.'],
      'variation-events': ['replaced', 'At work: there is no script to replace.'],
    })
    expect(await states('administrators')).toMatchObject({
      'tiered-pricing': ['replaced', 'Replaced for administrators.'],
      'mini-cart': ['replaced', 'Replaced for administrators.'],
    })
    await shop.run(`delete_option( 'tillkit_settings' ); return true;`)
  })

  it('saves what was chosen, and has nothing that axe minds', async () => {
    const page = await shop.visit(PAGE, 'admin')
    expect(await page.getByRole('radio', { name: 'Administrators only' }).isChecked()).toBe(true)
    // WordPress prints this page, and no story does.
    expect(await violations(page)).toEqual([])
    await page.getByRole('radio', { name: 'Everyone' }).check()
    await page.getByRole('checkbox', { name: 'Basket page' }).uncheck()
    await page.getByRole('button', { name: 'Save Changes' }).first().click()
    await page.locator('.notice', { hasText: 'Settings saved.' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Basket page' }).isChecked()).toBe(false)
    expect(await stored()).toEqual({ audience: 'everyone', units: readUnits().units.map(({ name }) => name).filter((name) => name !== 'cart-page'), keep: [] })
    expect(await Promise.all([hasTag(), hasTag('clerk')])).toEqual([true, true])
    expect(await hasLegacy()).toBe(false)
    expect(await shop.html('/product/', 'admin')).toContain('<!-- page cache: may keep it -->')
    const basket = await shop.html('/your-cart/')
    expect(basket).toContain('id="wc-cart-js"')
    expect(basket).not.toMatch(/data-units="[^"]*cart-page/)
  })

  it('keeps scripts by name, one a line, and says which lines are no names', async () => {
    const page = await shop.visit(PAGE, 'admin')
    const field = page.getByRole('textbox', { name: 'Handles of scripts to keep, one a line' })
    await field.fill('jquery\n\n wc-zoom \n/wp-includes/js/underscore.min.js\njquery.min.js\njquery')
    await page.getByRole('button', { name: 'Save Changes' }).last().click()
    const notice = page.locator('.notice-error')
    await notice.waitFor()
    expect(await notice.innerText()).toContain('Not kept, because it is no handle: /wp-includes/js/underscore.min.js, jquery.min.js. A handle is a script\'s name in WordPress')
    expect(await field.inputValue()).toBe('jquery\nwc-zoom')
    expect(await stored()).toMatchObject({ audience: 'everyone', keep: ['jquery', 'wc-zoom'] })
    expect(await violations(page)).toEqual([])
    await field.fill('')
    await page.getByRole('button', { name: 'Save Changes' }).last().click()
    await eventually(stored).toMatchObject({ keep: [] })
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
    expect(await stateOf(page, 'mini-cart')).toEqual(['not-found', 'Not found: its plugin is not active.'])
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
    const own = await nonceOf(shop, 'clerk', 'tillkit_rollback')
    expect(await post('/wp-admin/admin-post.php', { action: 'tillkit_rollback', to: 'back', _wpnonce: own }, 'clerk')).toBe(403)
    expect(await stored()).toEqual(before)
  })

  it('makes something usable of anything that is stored', async () => {
    const made = await shop.run<unknown>(`return array_map( 'Tillkit\\Settings\\sanitize', array( 'x', null, array( 'audience' => 7, 'units' => 'x' ), array( 'audience' => 'everyone', 'units' => array( '<b>', 'mini-cart', 3, array() ) ) ) );`)
    const nobody = { audience: 'nobody', units: [], keep: [] }
    expect(made).toEqual([nobody, nobody, nobody, { audience: 'everyone', units: ['mini-cart'], keep: [] }])
    expect(await shop.run(`return Tillkit\\Settings\\sanitize( array( 'keep' => array( 'jquery', 3, array(), '<b>', 'jquery', ' wc-zoom ' ) ) )['keep'];`)).toEqual(['jquery', 'wc-zoom'])
  })
})

describe('the activation', () => {
  /** Activates by the list of plugins as a merchant does, and says where that leads. */
  async function activate(query: string, fields?: Record<string, string>): Promise<string> {
    const multiple = Boolean(fields)
    await shop.run(`deactivate_plugins( array( 'tillkit/tillkit.php', 'third-party.php' ) ); return true;`)
    const nonce = await nonceOf(shop, 'admin', multiple ? 'bulk-plugins' : 'activate-plugin_tillkit/tillkit.php')
    const answer = await fetch(`${shop.site.address}/wp-admin/plugins.php?${query}&_wpnonce=${nonce}`, {
      redirect: 'manual',
      headers: { cookie: await cookiesOf(shop.site, 'admin') },
      ...(fields ? { method: 'POST', body: new URLSearchParams({ ...fields, _wpnonce: nonce }) } : {}),
    })
    return answer.headers.get('location') ?? ''
  }

  it('leads to the settings page, which says what comes next, once', async () => {
    const location = await activate('action=activate&plugin=tillkit/tillkit.php')
    expect(location).toBe(`${shop.site.address}${PAGE}&tillkit-welcome=1`)
    const page = await shop.visit(location.slice(shop.site.address.length), 'admin')
    expect(await page.locator('.notice-success').innerText()).toContain('Tillkit is active. Your customers do not see it before you say so')
    expect(await page.locator('#wp-admin-canonical').getAttribute('href'), 'WordPress puts this into the address bar').not.toContain('welcome')
    await page.goto(`${shop.site.address}/wp-admin/plugins.php`)
    expect(new URL(page.url()).pathname).toBe('/wp-admin/plugins.php')
  })

  it('leads nowhere else where several plugins were activated at once, or by code', async () => {
    const location = await activate('plugin_status=all', { action: 'activate-selected', 'checked[0]': 'tillkit/tillkit.php', 'checked[1]': 'third-party.php' })
    expect(location).toContain('plugins.php?activate-multi=true')
    expect(await shop.run(`return is_plugin_active( 'third-party.php' ) && is_plugin_active( 'tillkit/tillkit.php' );`)).toBe(true)
  })
})
