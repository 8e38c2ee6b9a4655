import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { hostsOn, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSite } from './wordpress/use-site.ts'

const shop = useSite()

/** The handles that the stand-ins for the shop's plugins know. */
const KNOWN = ['tiered-pricing-table-front-js', 'wc-add-to-cart', 'wc-address-i18n', 'wc-cart', 'wc-cart-fragments', 'wc-checkout', 'wc-country-select', 'wc-password-strength-meter', 'woocommerce', 'woofilters', 'divi-woocommerce-pages-frontend-bundle']

/** The units whose script the shop has, and those that replace none. */
const expected = readUnits().units.map(({ name }) => name).filter((unit) => {
  const handles = readUnits().scripts.filter(({ units }) => units.includes(unit)).map(({ handle }) => handle)
  return handles.length === 0 || handles.some((handle) => KNOWN.includes(handle))
})

/** The legacy scripts of a page that do one unit's work: the ids of their tags. */
async function legacyTags(path: string): Promise<string[]> {
  const known = /^(tiered-pricing-table-front-js|wc-(add-to-cart|address-i18n|cart|cart-fragments|country-select|checkout|password-strength-meter)|woocommerce)-js$/
  const scripts = await shop.scripts(path)
  return scripts.filter(({ id }) => known.test(id)).map(({ id }) => id)
}

const globalsOn = (page: Page, names: readonly string[]) => page.evaluate((all) => all.map((name) => typeof Reflect.get(window, name)), names)

describe('a page with everything on', () => {
  it('has our tag once, in a folder named after the version, deferred, and kept from optimisers', async () => {
    const html = await shop.html('/product/')
    const tags = (await shop.scripts('/product/')).filter(({ src }) => src.includes('tillkit.js'))
    expect(tags).toHaveLength(1)
    expect(tags[0]).toMatchObject({ id: 'tillkit-js', type: '', src: `/wp-content/plugins/tillkit/files/${shop.version}/tillkit.js` })
    expect(tags[0]?.tag).toMatch(/ defer[ >]/)
    expect(tags[0]?.tag).not.toMatch(/ (async|integrity|crossorigin)/)
    for (const kept of ['data-cfasync="false"', 'data-no-optimize="1"', 'data-no-defer="1"', 'data-noptimize="1"', 'nowprocket']) expect(tags[0]?.tag).toContain(kept)
    expect(tags[0]?.tag).toContain(`data-units="${expected.join(' ')}"`)
    // What the units are found by stands in that file, which browsers keep, and in no page.
    expect(gzipSync(tags[0]?.tag ?? '').byteLength).toBeLessThan(600)
    expect(html).not.toContain('data-table')
    expect(html.match(/<link[^>]+tillkit\.css[^>]*>/g)).toHaveLength(1)
    expect(html).toMatch(new RegExp(`files/${shop.version.replaceAll('.', '\\.')}/tillkit\\.css'`))
    // Early scripts of ours stand before it: they read no overrides.
    expect(html.indexOf('id="tillkit-stub"')).toBeLessThan(html.search(/src="(?!\S+\.early\.js)/))
  })

  it('has lost the sources of legacy scripts, and nothing that came with them', async () => {
    for (const path of ['/product/', '/your-cart/', '/with-basket/']) expect(await legacyTags(path)).toEqual([])
    const checkout = `/checkout/?add-to-cart=${await shop.run<number>(`return get_page_by_path( 'plain-roll', OBJECT, 'product' )->ID;`)}`
    expect(await legacyTags(checkout)).toEqual([])
    // What measures passwords is told by the data of the scripts that did.
    const data = ['wc-password-strength-meter-js-extra', 'password-strength-meter-js-extra', 'zxcvbn-async-js-extra']
    expect((await shop.scripts(checkout)).map(({ id }) => id)).toEqual(expect.arrayContaining(data))
    const ids = (await shop.scripts('/your-cart/')).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['woocommerce-js-extra', 'wc-country-select-js-extra', 'wc-cart-js-extra', 'wc-add-to-cart-js-extra', 'jquery-core-js', 'wc-js-cookie-js', 'wc-jquery-blockui-js', 'wp-i18n-js', 'third-party-js-after']))
    expect((await shop.scripts('/with-basket/')).map(({ id }) => id)).toContain('wc-cart-fragments-js-extra')
  })

  it('has lost the scripts of a checkout, those of its address fields together, and whatever is off stays', async () => {
    const path = `/checkout/?add-to-cart=${await shop.run<number>(`return get_page_by_path( 'plain-roll', OBJECT, 'product' )->ID;`)}`
    const live = async (...units: string[]) => {
      await shop.settings('everyone', units)
      return (await legacyTags(path)).filter((id) => /(address|country|checkout)-?/.test(id)).sort()
    }
    const all = ['wc-address-i18n-js', 'wc-checkout-js', 'wc-country-select-js']
    try {
      expect(await live('mini-cart')).toEqual(all)
      expect(await live('address-fields')).toEqual(['wc-checkout-js'])
      expect(await live('checkout')).toEqual(['wc-address-i18n-js', 'wc-country-select-js'])
      expect(await live('checkout', 'address-fields')).toEqual([])
    } finally {
      await shop.settings('everyone')
    }
  })

  it('mounts, works, and has run no legacy script; inline code of others found what it needs', async () => {
    const page = await shop.visit('/product/')
    await waitForMount(page)
    expect((await hostsOn(page))?.map(({ unit, state }) => `${unit} ${state}`)).toEqual(expect.arrayContaining(['tiered-pricing mounted', 'add-to-cart waiting', 'page-events waiting']))
    await page.locator('.quantity input.qty').fill('10')
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('10')
    expect(await page.locator('.price .tiered-pricing-dynamic-price-wrapper ins .amount').innerText()).toBe('£9.00')
    // What another plugin's lines depend on stays, through a script that is replaced.
    expect(await page.evaluate(() => Reflect.get(window, 'legacyRan'))).toEqual(['wc-jquery-blockui'])
    expect(await globalsOn(page, ['tieredPricingGlobalData', 'wc_add_to_cart_params', 'woocommerce_params', 'DiviWoocommercePagesFrontendData'])).toEqual(['object', 'object', 'object', 'object'])
    expect(await page.evaluate(() => ['inlineBefore', 'inlineAfter', 'thirdParty'].map((name) => Reflect.get(window, name)))).toEqual(['object', 'object', 'object'])
  })

  it('has a mini cart that opens and changes', async () => {
    const page = await shop.visit('/mini-cart/')
    await waitForMount(page)
    await page.locator('.dswcp-cart-link').click()
    await page.locator('.dswcp-side-cart .dswcp-remove').last().click()
    await page.locator('.dswcp-side-cart .dswcp-side-cart-item').nth(1).waitFor({ state: 'detached' })
    expect(await page.locator('.dswcp-side-cart .dswcp-side-cart-item').count()).toBe(1)
  })
})

describe('the plugin', () => {
  it('is deactivated and deleted, and leaves nothing', async () => {
    await shop.run(`update_option( 'tillkit_audience_before', 'everyone' ); deactivate_plugins( 'tillkit/tillkit.php' ); return 1;`)
    expect(await shop.html('/product/')).not.toContain('tillkit')
    expect(await legacyTags('/product/')).toEqual(['tiered-pricing-table-front-js-js', 'woocommerce-js', 'wc-add-to-cart-js'])
    const deleted = await shop.run<boolean>(`require_once ABSPATH . 'wp-admin/includes/file.php'; define( 'FS_METHOD', 'direct' ); return delete_plugins( array( 'tillkit/tillkit.php' ) );`)
    expect(deleted).toBe(true)
    expect(readdirSync(join(shop.site.content, 'plugins'))).not.toContain('tillkit')
    expect(await shop.run<string[]>(`global $wpdb; return $wpdb->get_col( "SELECT option_name FROM wp_options WHERE option_name LIKE '%tillkit%'" );`)).toEqual([])
  })
})
