import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder, hostsOn, waitForMount } from '@tillkit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { useSite } from './wordpress/use-site.ts'

const shop = useSite()
/** Pages of a real shop; they are no part of the project, so the test runs only where they are at hand. */
const captures = capturesFolder()

/** A legacy script's tag on a page: live, inert, or none. */
async function stateOf(path: string, handle: string): Promise<string> {
  const script = (await shop.scripts(path)).find(({ id }) => id === `${handle}-js`)
  return script ? (script.type === 'text/plain' ? 'inert' : 'live') : 'none'
}

/** A small plugin of the shop's for one test. */
const codeFile = () => join(shop.site.content, 'mu-plugins/test-code.php')
const withCode = (code: string) => writeFileSync(codeFile(), `<?php\n${code}`)

/** Which units are on for one test; after it, all. */
async function withUnits(...units: string[]): Promise<void> {
  changed = true
  await shop.settings('everyone', units)
}
let changed = false

afterEach(async () => {
  rmSync(codeFile(), { force: true })
  if (changed) await shop.settings('everyone')
  changed = false
})

describe('a legacy script that does the work of several units', () => {
  it('is switched off where the page needs nothing of it but what is ours, and brought back where ours does not come', async () => {
    await withUnits('mini-cart', 'list-quantity')
    expect(await stateOf('/mini-cart/', 'woofilters')).toBe('inert')
    expect(await stateOf('/mini-cart/', 'divi-woocommerce-pages-frontend-bundle')).toBe('inert')
    const page = await shop.visit('/shop/')
    await page.route('**/mini-cart.js', (route) => route.abort())
    await page.goto(`${shop.site.address}/mini-cart/`)
    await page.locator('.ags_woo_mini_cart').first().dispatchEvent('pointerover')
    await page.waitForFunction(() => (Reflect.get(window, 'legacyRan') as string[] | undefined)?.includes('woofilters'))
    expect(await page.evaluate(() => (Reflect.get(window, 'legacyRan') as string[]).filter((handle) => handle === 'woofilters'))).toHaveLength(1)
  })

  it('stays live where the page needs the rest of it, and keeps ours off', async () => {
    await withUnits('mini-cart', 'list-quantity')
    expect(await stateOf('/shop-with-filters/', 'woofilters')).toBe('live')
    expect(await stateOf('/shop-with-filters/', 'divi-woocommerce-pages-frontend-bundle')).toBe('live')
    const page = await shop.visit('/shop-with-filters/')
    await waitForMount(page)
    expect((await hostsOn(page, 'mini-cart'))?.map(({ state }) => state)).toEqual(['refused'])
    expect(await page.evaluate(() => Reflect.get(window, 'legacyRan'))).toContain('woofilters')
  })

  it('stays live on every page where none of its units is switched on', async () => {
    await withUnits('tiered-pricing', 'add-to-cart')
    expect(await stateOf('/mini-cart/', 'woofilters')).toBe('live')
    expect(await stateOf('/mini-cart/', 'wc-add-to-cart')).toBe('none')
  })

  it('is switched off before optimisers see the page, which collect it around ours', async () => {
    withCode(`add_action( 'template_redirect', function () { ob_start( function ( $html ) { return preg_replace( '/<script(?![^>]*text.plain)(?=[^>]*src=)[^>]*woofilters-js[^>]*>/', '<script data-combined>', $html ); } ); }, 1 );`)
    await withUnits('mini-cart')
    expect(await stateOf('/mini-cart/', 'woofilters')).toBe('inert')
    expect(await stateOf('/shop-with-filters/', 'woofilters')).toBe('none')
  })
})

describe("the platform's script for a product's page", () => {
  it('goes where a page has tabs and no gallery, and stays with a gallery that is its own, beside which our tabs keep off', async () => {
    withCode(`add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'wc-single-product', plugins_url( 'woocommerce/assets/js/frontend/single-product.min.js' ), array( 'jquery' ), '10', array( 'strategy' => 'defer' ) ); } );
add_action( 'wp_footer', function () { echo '<div class="wc-tabs-wrapper"><ul class="wc-tabs"></ul></div>' . ( isset( $_GET['gallery'] ) ? '<div class="woocommerce-product-gallery"></div>' : '' ); } );`)
    await withUnits('product-tabs')
    expect(await stateOf('/offers/', 'wc-single-product')).toBe('inert')
    expect(await stateOf('/offers/?gallery', 'wc-single-product')).toBe('live')
    await withUnits('tiered-pricing')
    expect(await stateOf('/offers/', 'wc-single-product')).toBe('live')
  })

  it('goes with gallery and tabs together, and stays for the tabs beside a gallery of ours, whose libraries are gone', async () => {
    withCode(`add_action( 'wp_enqueue_scripts', function () {
  foreach ( array( 'wc-single-product' => 'frontend/single-product', 'wc-flexslider' => 'flexslider/jquery.flexslider', 'wc-zoom' => 'zoom/jquery.zoom' ) as $handle => $file ) {
    wp_enqueue_script( $handle, plugins_url( "woocommerce/assets/js/$file.min.js" ), array( 'jquery' ), '10', array( 'strategy' => 'defer' ) );
  }
} );
add_action( 'wp_footer', function () { echo '<div class="wc-tabs-wrapper"><ul class="wc-tabs"></ul></div><div class="woocommerce-product-gallery"></div>'; } );`)
    const states = async () => Promise.all(['wc-single-product', 'wc-flexslider', 'wc-zoom'].map((handle) => stateOf('/offers/', handle)))
    await withUnits('product-gallery')
    expect(await states()).toEqual(['live', 'none', 'none'])
    await withUnits('product-gallery', 'product-tabs')
    expect(await states()).toEqual(['none', 'none', 'none'])
    await withUnits('product-tabs')
    expect(await states()).toEqual(['live', 'live', 'live'])
  })
})

describe("a script of the theme's", () => {
  const SETTINGS = '/wp-admin/options-general.php?page=tillkit'
  const row = (html: string) => html.replaceAll(/\s+/g, ' ').match(/id="tillkit-unit-page-builder-about">.*?tillkit-state-([\w-]+)">([^<]*)</)?.slice(1)

  it("is told apart from those of plugins: it is not there where the theme is not the site's", async () => {
    const html = await shop.html(SETTINGS, 'admin')
    expect(html).toMatch(/<legend>\s*Divi\s*<span class="tillkit-version">not active</)
    expect(row(html)).toEqual(['not-found', 'Not found: its theme is not active.'])
  })

  it('goes from every page where all of its units are on, else where a page needs nothing of the others, and what is missing is said', async () => {
    withCode(`add_filter( 'tillkit_legacy_plugin', function ( $file, $handle ) { return 'divi-custom-script' === $handle ? 'Divi/style.css' : $file; }, 10, 2 );
add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'divi-custom-script', content_url( 'themes/Divi/js/scripts.min.js' ), array( 'jquery' ), '4', true ); } );
add_action( 'wp_footer', function () { echo '<div class="et_pb_tabs">' . ( isset( $_GET['chrome'] ) ? '<header id="main-header"></header>' : '' ) . '</div>'; } );`)
    expect(row(await shop.html(SETTINGS, 'admin'))).toEqual(['replaced', 'Replaced.'])
    expect(await stateOf('/offers/?chrome', 'divi-custom-script')).toBe('inert')
    await withUnits('page-builder')
    expect(row(await shop.html(SETTINGS, 'admin'))).toEqual([
      'waiting', 'Waiting for Contact forms, Newsletter forms, Page chrome, and Split tests: the same script does it, and stays on pages that need it for that.',
    ])
    expect(await stateOf('/offers/', 'divi-custom-script')).toBe('inert')
    expect(await stateOf('/offers/?chrome', 'divi-custom-script')).toBe('live')
    await withUnits('tiered-pricing')
    expect(await stateOf('/offers/', 'divi-custom-script')).toBe('live')
  })
})

describe.runIf(captures)('captured pages of a real shop', () => {
  it('have no module that is not the theme\'s or the shop builder\'s', async () => {
    const found = await shop.run<Record<string, string>>(`$found = array();
foreach ( glob( '${captures}/*.html' ) as $file ) { $found[ basename( $file ) ] = Tillkit\\Builders\\foreign_module( file_get_contents( $file ), 'divi-custom-script' ); }
return array_filter( $found );`)
    expect(found).toEqual([])
  })

  it('have what the parts of shared scripts work on, or have not', async () => {
    const needs = { home: [], shop: [], 'shop-filters': ['filters'], 'shop-module': ['filters'], 'divi-minicart': ['mini-cart'], 'divi-checkout': ['multistep-checkout', 'checkout-modules'], checkout: [] }
    const found = await shop.run(`$found = array();
foreach ( array( ${Object.keys(needs).map((name) => `'${name}'`).join()} ) as $name ) {
$html = file_get_contents( '${captures}/' . $name . '.html' );
$found[ $name ] = array();
foreach ( array( 'filters', 'mini-cart', 'multistep-checkout', 'checkout-modules' ) as $unit ) { if ( Tillkit\\Markup\\has( $html, $unit ) ) { $found[ $name ][] = $unit; } }
}
return $found;`)
    expect(found).toEqual(needs)
  })
})

describe('what theme developers may change', () => {
  it('leaves a unit out, or everything, and the attributes of our tag are theirs', async () => {
    withCode(`add_filter( 'tillkit_units', function ( $units ) { return array_diff( $units, array( 'tiered-pricing' ) ); } );
add_filter( 'tillkit_script_attributes', function ( $attributes ) { return array( 'data-force' => 'mini-cart', 'data-no-minify' => null ) + $attributes; } );
add_filter( 'tillkit_is_served', function ( $served ) { return $served && ! isset( $_GET['plain'] ); } );`)
    expect(await stateOf('/product/', 'tiered-pricing-table-front-js')).toBe('live')
    const tag = (await shop.scripts('/product/')).find(({ id }) => id === 'tillkit-js')?.tag
    expect(tag).toMatch(/data-units="filters [^"]*mini-cart[^"]* add-to-cart/)
    expect(tag).toContain('data-force="mini-cart"')
    expect(tag).not.toContain('data-no-minify')
    expect(await shop.html('/product/')).not.toContain('tillkit-stub')
    expect(await shop.html('/product/?plain')).not.toContain('tillkit.js')
  })

  it('has a page say what its units are found by where few are on: the script is the one that knows none', async () => {
    withCode(`add_filter( 'tillkit_units', function () { return array( 'tiered-pricing', 'mini-cart' ); } );
add_filter( 'tillkit_script_attributes', function ( $attributes ) { return isset( $_GET['none'] ) ? array( 'data-units' => null ) + $attributes : $attributes; } );`)
    const tagOf = async (path: string) => (await shop.scripts(path)).find(({ id }) => id === 'tillkit-js')
    const tag = await tagOf('/product/')
    expect(tag?.src).toBe(`/wp-content/plugins/tillkit/files/${shop.version}/bare/tillkit.js`)
    const said = /data-table="([^"]*)"/.exec(tag?.tag ?? '')?.[1] ?? ''
    const table = JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')) as unknown
    const { units } = JSON.parse(readFileSync(new URL(`../../../dist/${shop.version}/manifest.json`, import.meta.url), 'utf8')) as { units: { name: string; row: unknown }[] }
    expect(table).toEqual(units.filter(({ name }) => ['tiered-pricing', 'mini-cart'].includes(name)).map(({ row }) => row))
    expect((await tagOf('/product/?none'))?.tag).toContain('data-table="[]"')
    const page = await shop.visit('/product/')
    await waitForMount(page)
    expect((await hostsOn(page, 'tiered-pricing'))?.map(({ state }) => state)).toEqual(['mounted'])
  })

  it('says who looks on before the customers, which plugin a fork is of, and which pages are checked; hears of changes', async () => {
    withCode(`add_filter( 'tillkit_preview_capability', function () { return 'edit_pages'; } );
add_filter( 'tillkit_legacy_plugin', function ( $file, $handle ) { return 'woofilters' === $handle ? 'third-party.php' : $file; }, 10, 2 );
add_filter( 'tillkit_health_pages', function ( $pages ) { return array( 'Offers' => home_url( '/offers/' ), 'Nothing' => null ) + $pages; } );
add_action( 'tillkit_settings_changed', function () { update_option( 'heard', (int) get_option( 'heard' ) + 1 ); } );`)
    await shop.settings('administrators')
    changed = true
    expect((await shop.html('/product/', 'clerk'))).toContain('tillkit.js')
    expect((await shop.html('/product/', 'clerk'))).toMatch(/<div[^>]*>Tillkit: customers do not see it yet<\/div>/)
    expect(await shop.html('/product/')).not.toContain('tillkit.js')
    expect(await shop.run(`return (int) get_option( 'heard' );`)).toBe(1)
    const page = await shop.html('/wp-admin/options-general.php?page=tillkit', 'admin')
    expect(page, 'the version of the fork').toMatch(/Divi Shop Builder\s*<span class="tillkit-version">1\.0\.0</)
    expect(page).toMatch(/"pages":\{"Offers":"[^"]+offers[^"]+","Home"/)
  })

  it('chooses how a script is retired: inert, which ours brings back, or not at all', async () => {
    withCode(`add_filter( 'tillkit_retirement', function ( $way, $handle ) {
$ways = array( 'tiered-pricing-table-front-js' => 'inert', 'wc-add-to-cart' => 'keep' );
return isset( $ways[ $handle ] ) ? $ways[ $handle ] : $way;
}, 10, 2 );`)
    expect(await stateOf('/product/', 'tiered-pricing-table-front-js')).toBe('inert')
    expect(await stateOf('/product/', 'wc-add-to-cart')).toBe('live')
    const page = await shop.visit('/shop/')
    await page.route('**/tiered-pricing.js', (route) => route.abort())
    await page.goto(`${shop.site.address}/product/`)
    await page.waitForFunction(() => (Reflect.get(window, 'legacyRan') as string[] | undefined)?.includes('tiered-pricing-table-front-js'))
  })

  it('gives the units options and texts, which the page prints so that no script can end it', async () => {
    withCode(`add_filter( 'tillkit_config', function ( $config ) {
$config['units']['tiered-pricing']['addMore'] = true;
$config['messages']['tiered-pricing']['tiers'] = '</script><b>Staffel & Co</b>';
return $config; } );`)
    const html = await shop.html('/product/')
    const printed = /<script[^>]* id="tillkit-config"[^>]*>\s*(.*?)\s*<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(printed)).toEqual({ units: { 'tiered-pricing': { addMore: true } }, messages: { 'tiered-pricing': { tiers: '</script><b>Staffel & Co</b>' } } })
    const page = await shop.visit('/product/')
    await page.getByText('Add 9 more to pay £9.00 each').waitFor()
  })

  it('serves the files from another host, which the browser checks', async () => {
    withCode(`add_filter( 'tillkit_base_url', function () { return 'https://files.example/0.1.0'; } );`)
    const html = await shop.html('/product/')
    const script = /<script[^>]+tillkit\.js[^>]*>/.exec(html)?.[0]
    const sheet = /<link[^>]+tillkit\.css[^>]*>/.exec(html)?.[0]
    expect(script).toMatch(/ src="https:\/\/files\.example\/0\.1\.0\/tillkit\.js"/)
    for (const tag of [script, sheet]) expect(tag).toMatch(/(?=.* integrity="sha384-[\w+/]{64}")(?=.* crossorigin="anonymous")/)
  })
})

describe('other plugins', () => {
  it('with a policy put their nonce on our tags, and the page mounts', async () => {
    const html = await shop.html('/product/?csp=1')
    // Versions of WordPress print attributes in orders of their own.
    expect(html).toMatch(/<script(?=[^>]* nonce="abc")[^>]* id="tillkit-js"/)
    expect(html).toMatch(/<script(?=[^>]* nonce="abc")[^>]* id="tillkit-stub"/)
    const page = await shop.visit('/product/?csp=1')
    await waitForMount(page)
    expect((await hostsOn(page, 'tiered-pricing'))?.map(({ state }) => state)).toEqual(['mounted'])
  })

  it('that append a version, add `async` or move scripts about do not get at our tag', async () => {
    withCode(`add_filter( 'script_loader_src', function ( $src ) { return add_query_arg( 'ver', '9', $src ); }, 99 );
add_filter( 'script_loader_tag', function ( $tag ) { return str_replace( ' src=', ' async src=', $tag ); }, 99 );
add_action( 'wp_enqueue_scripts', function () { foreach ( wp_scripts()->registered as $script ) { if ( 'jquery' !== substr( $script->handle, 0, 6 ) ) { $script->add_data( 'group', 1 ); } } }, 2000 );`)
    const script = (await shop.scripts('/product/')).find(({ id }) => id === 'tillkit-js')
    expect(script?.src).toBe(`/wp-content/plugins/tillkit/files/${shop.version}/tillkit.js`)
    expect(script?.tag).not.toMatch(/ async[ =>]/)
    expect(await stateOf('/product/', 'tiered-pricing-table-front-js')).toBe('none')
    const page = await shop.visit('/product/')
    await waitForMount(page)
    expect((await hostsOn(page, 'tiered-pricing'))?.map(({ state }) => state)).toEqual(['mounted'])
  })

  it('that print the head\'s scripts at the end of the page get our options there', async () => {
    withCode(`add_action( 'after_setup_theme', function () {
foreach ( array( 'wp_enqueue_scripts' => 1, 'wp_print_head_scripts' => 9 ) as $step => $priority ) { remove_action( 'wp_head', $step, $priority ); add_action( 'wp_footer', $step, 5 ); } } );
add_filter( 'tillkit_config', function ( $config ) { $config['units']['tiered-pricing']['addMore'] = true; return $config; } );`)
    expect(await stateOf('/product/', 'tiered-pricing-table-front-js')).toBe('none')
    expect((await shop.html('/product/')).match(/ id="tillkit-config"/g)).toHaveLength(1)
    expect(shop.site.complaints().filter((line) => !line.includes('print_emoji_styles'))).toEqual([])
  })

  it('that translate a script keep its translations, which other scripts may use', async () => {
    const texts = { locale_data: { messages: { '': {}, Price: ['Preis'] } } }
    writeFileSync(join(shop.site.content, 'languages/third-party-de_DE-tiered-pricing-table-front-js.json'), JSON.stringify(texts))
    withCode(`add_filter( 'locale', function () { return 'de_DE'; } );`)
    expect(await stateOf('/product/', 'tiered-pricing-table-front-js')).toBe('none')
    const page = await shop.visit('/product/')
    expect(await page.evaluate(`wp.i18n.__( 'Price', 'third-party' )`)).toBe('Preis')
    expect(await page.evaluate(`inlineBefore`)).toBe('object')
  })

  it('that combine and delay scripts are asked to leave ours alone, in the shape of their lists', async () => {
    const kept = ['tillkit.js', '.early.js', '_ckyConfig']
    const lists = await shop.run<unknown[]>(`return array(
apply_filters( 'rocket_delay_js_exclusions', array( 'a.js' ) ),
apply_filters( 'litespeed_optm_js_defer_exc', array() ),
apply_filters( 'autoptimize_filter_js_exclude', 'seal.js, dontopt.js' ),
apply_filters( 'autoptimize_filter_js_exclude', '' ),
apply_filters( 'autoptimize_filter_js_exclude', array( 'seal.js' => '' ) ),
apply_filters( 'sgo_javascript_combine_exclude', array( 'jquery' ) ),
apply_filters( 'wphb_combine_resource', true, 'tillkit' ),
apply_filters( 'wphb_combine_resource', true, 'jquery' ),
apply_filters( 'js_do_concat', true, 'tillkit' ),
apply_filters( 'w3tc_minify_js_do_tag_minification', true, '<script src="/files/0.1.0/tillkit.js">', null ),
apply_filters( 'w3tc_minify_js_do_tag_minification', true, '<script src="/a.js">', '/a.js' ),
);`)
    expect(lists).toEqual([['a.js', ...kept], kept, `seal.js, dontopt.js, ${kept.join(', ')}`, kept.join(', '), { 'seal.js': '', ...Object.fromEntries(kept.map((one) => [one, ''])) }, ['jquery', 'tillkit'], false, true, false, false, true])
  })

  it('that apply WordPress\'s filters without a handle, or leave no tag, meet no error', async () => {
    const kept = await shop.run<unknown[]>(`Tillkit\\Script_Tag\\hook_up(); Tillkit\\Retirement\\hook_up(); Tillkit\\Purge\\hook_up();
add_filter( 'tillkit_retirement', function () { return 'inert'; } );
remove_all_actions( 'upgrader_process_complete' ); Tillkit\\Purge\\hook_up(); do_action( 'upgrader_process_complete', null );
return array( apply_filters( 'script_loader_src', '/a.js' ), apply_filters( 'script_loader_tag', '<script></script>' ), apply_filters( 'style_loader_tag', '<link>' ),
apply_filters( 'script_loader_tag', null, 'tillkit' ), apply_filters( 'style_loader_tag', null, 'tillkit' ), apply_filters( 'script_loader_tag', null, 'woofilters' ) );`)
    expect(kept).toEqual(['/a.js', '<script></script>', '<link>', '', '', ''])
  })

  it('that enqueue a retired script once more, late and with a strategy, hear no complaint', async () => {
    withCode(`add_action( 'wp_enqueue_scripts', function () { wp_script_add_data( 'woocommerce', 'group', 1 ); }, 2000 );
add_action( 'wp_footer', function () { foreach ( array( 'woocommerce', 'wc-cart-fragments' ) as $handle ) { wp_enqueue_script( $handle, '/new.js', array(), '1', array( 'strategy' => 'defer' ) ); } } );`)
    expect((await shop.scripts('/with-basket/')).map(({ id }) => id)).toEqual(expect.arrayContaining(['wc-cart-fragments-js-extra', 'woocommerce-js-extra']))
    expect([await stateOf('/with-basket/', 'wc-cart-fragments'), await stateOf('/with-basket/', 'woocommerce')]).toEqual(['none', 'none'])
  })
})

describe('a shop in another language', () => {
  it('has our words in it, with the plural forms that the browser counts by', async () => {
    withCode(`add_filter( 'locale', function () { return 'pl_PL'; } );
add_filter( 'gettext_tillkit', function ( $text, $source ) { return 'Price by quantity' === $source ? 'Cena od ilości' : $text; }, 10, 2 );
add_filter( 'tillkit_config', function ( $config ) { $config['units']['tiered-pricing']['addMore'] = true; return $config; } );
add_filter( 'ngettext_tillkit', function ( $text, $one, $other, $number ) { return "{count} szt. ($number)"; }, 10, 4 );`)
    const html = await shop.html('/product/')
    const config = JSON.parse(/id="tillkit-config"[^>]*>\s*(.*?)\s*<\/script>/s.exec(html)?.[1] ?? '{}') as { messages: Record<string, unknown> }
    expect(config.messages['tiered-pricing']).toEqual({
      tiers: 'Cena od ilości', addMore: { one: '{count} szt. (1)', few: '{count} szt. (2)', many: '{count} szt. (0)', other: '{count} szt. (0)' },
    })
    const page = await shop.visit('/product/')
    await page.getByText('9 szt. (0)').waitFor()
  })

  it('prints none where nothing is translated', async () => {
    expect(await shop.html('/product/')).not.toContain('tillkit-config')
  })
})

it('knows the plugin, or the theme, of every legacy script that is not WooCommerce\'s own', async () => {
  const unknown = await shop.run<string[]>(`return array_values( array_filter( array_keys( Tillkit\\Table\\handles() ), function ( $handle ) {
return ! isset( Tillkit\\Table\\all()['plugins'][ $handle ] ) && ! isset( Tillkit\\Table\\all()['themes'][ $handle ] ) && ! preg_match( '/^(wc-|woocommerce$|flexslider$|zoom$|photoswipe$|photoswipe-ui-default$|sourcebuster-js$|wp-consent-api-integration$)/', $handle );
} ) );`)
  expect(unknown, 'their plugins, or themes, belong into the manifests of their units').toEqual([])
})

it('prints an early script where it is called, synchronous and kept from optimisers', async () => {
  const tag = await shop.run<string>(`ob_start(); Tillkit\\Early\\print_script( 'consent', 'consent.early.js' ); return ob_get_clean();`)
  expect(tag).toMatch(new RegExp(` src="[^"]*/files/${shop.version}/consent\\.early\\.js"`))
  expect(tag).toContain('id="tillkit-consent-early"')
  expect(tag).toContain('nowprocket')
  expect(tag).not.toMatch(/ (defer|async|type="module")/)
  expect(await shop.run(`Tillkit\\Early\\hook_up(); return has_action( 'wp_head', 'Tillkit\\\\Early\\\\print_scripts' );`)).toBeLessThan(-1000)
})

it('prints the early script of a unit for a theme where the site has that theme, or a child of it', async () => {
  const printed = await shop.run<boolean[]>(`$printed = function () { ob_start(); Tillkit\\Early\\print_scripts(); return false !== strpos( ob_get_clean(), 'page-chrome.early.js' ); };
add_filter( 'tillkit_units', function () { return array( 'page-chrome' ); } );
$other = $printed();
add_filter( 'template', function () { return 'Divi'; } );
return array( $other, $printed() );`)
  expect(printed).toEqual([false, true])
})

it('has a name and a sentence for every unit', async () => {
  const unnamed = await shop.run<string[]>(`require_once WP_PLUGIN_DIR . '/tillkit/admin/words.php';
return array_values( array_filter( Tillkit\\Table\\units(), function ( $unit ) { return '' === Tillkit\\Admin\\Words\\of_unit( $unit )[1]; } ) );`)
  expect(unnamed, 'their words belong into their manifests').toEqual([])
})
