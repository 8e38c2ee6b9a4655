import { cpSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostsOn, waitForMount } from '@tillkit/testing'
import type { Page, Route } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { useSite } from './wordpress/use-site.ts'

const shop = useSite()
const HANDLE = 'tiered-pricing-table-front-js'

/** A small plugin of the shop's for one test. */
const codeFile = () => join(shop.site.content, 'mu-plugins/test-code.php')
const withCode = (code: string) => writeFileSync(codeFile(), `<?php\n${code}`)
const plugin = (path = '') => join(shop.site.content, 'plugins/tillkit', path)

/** What a page has of ours, and whether it has lost the old script. */
async function pageHas(path = '/product/'): Promise<{ tag: boolean; legacy: string }> {
  const scripts = await shop.scripts(path)
  const legacy = scripts.find(({ id }) => id === `${HANDLE}-js`)
  return { tag: scripts.some(({ id }) => id === 'tillkit-js'), legacy: legacy ? legacy.type || 'live' : 'none' }
}

const UNTOUCHED = { tag: false, legacy: 'live' }

afterEach(() => rmSync(codeFile(), { force: true }))

describe('the old scripts stay', () => {
  it.each([
    ['takes our script out of the page', `add_action( 'wp_print_scripts', function () { wp_dequeue_script( 'tillkit' ); }, 100 );`],
    ['deregisters it', `add_action( 'wp_print_scripts', function () { wp_deregister_script( 'tillkit' ); }, 100 );`],
  ])('where somebody %s', async (_, code) => {
    withCode(code)
    expect(await pageHas()).toEqual(UNTOUCHED)
    expect(await shop.html('/product/')).not.toContain('tillkit-retired')
  })

  it('on pages that print scripts without a head, such as an invoice', async () => {
    withCode(`add_action( 'init', function () { wp_register_script( '${HANDLE}', '/old.js', array(), '1', true ); } );
add_action( 'template_include', function () { return WP_CONTENT_DIR . '/bare.php'; } );`)
    writeFileSync(join(shop.site.content, 'bare.php'), `<!DOCTYPE html><title>Invoice</title><?php wp_enqueue_script( '${HANDLE}' ); wp_print_footer_scripts();`)
    expect(await pageHas()).toEqual(UNTOUCHED)
  })

  it('where files of ours are missing or came in part, which the settings page says', async () => {
    const [chunk, aside] = [plugin(`files/${shop.version}/tiered-pricing.js`), join(shop.site.content, 'aside.js')]
    cpSync(chunk, aside)
    try {
      rmSync(chunk)
      expect(await pageHas()).toEqual(UNTOUCHED)
      expect(await shop.html('/wp-admin/options-general.php?page=tillkit', 'admin')).toContain('Nothing is replaced: files of Tillkit are missing or incomplete (tiered-pricing.js).')
      cpSync(aside, chunk)
      truncateSync(chunk, 100)
      expect(await pageHas()).toEqual(UNTOUCHED)
      withCode(`add_filter( 'tillkit_base_url', function () { return 'https://files.example/0.1.0'; } );`)
      expect(await pageHas(), 'files of another host are nothing that this server could look at').toEqual({ tag: true, legacy: 'none' })
    } finally {
      cpSync(aside, chunk)
    }
    expect(await shop.html('/wp-admin/options-general.php?page=tillkit', 'admin')).not.toContain('Nothing is replaced')
  })

  it('where the plugin was copied without being built, and the page is whole', async () => {
    renameSync(plugin('includes/generated'), plugin('includes/aside'))
    try {
      expect(await pageHas()).toEqual(UNTOUCHED)
      expect(await shop.html('/wp-admin/plugins.php', 'admin')).toContain('Tillkit does nothing: its folder is incomplete.')
    } finally {
      renameSync(plugin('includes/aside'), plugin('includes/generated'))
    }
  })
})

describe('the old scripts come back in the browser', () => {
  const ran = (page: Page) => page.evaluate(() => (Reflect.get(window, 'legacyRan') as string[]).filter((handle) => !/^wc-j/.test(handle)))
  const RETIRED = [HANDLE, 'woocommerce', 'wc-add-to-cart']

  it('once and in their order where our script is blocked, under a policy too', async () => {
    const page = await shop.visit('/shop/')
    await page.route('**/tillkit.js', (route) => route.abort())
    for (const path of ['/product/', '/product/?csp=1']) {
      await page.goto(shop.site.address + path)
      await page.waitForFunction((handle) => (Reflect.get(window, 'legacyRan') as string[]).includes(handle), 'wc-add-to-cart')
      expect((await ran(page)).filter((handle) => RETIRED.includes(handle))).toEqual(RETIRED)
    }
  })

  it('after a while where our script hangs, though the page waits for it, and the page stays theirs', async () => {
    const page = await shop.visit('/shop/')
    await page.clock.install()
    const held: Route[] = []
    await page.route('**/tillkit.js', (route) => void held.push(route))
    await page.goto(`${shop.site.address}/product/`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState === 'interactive')
    await page.evaluate(() => Reflect.set(window, 'isReady', false) && (Reflect.get(window, 'jQuery') as JQueryStatic)(() => Reflect.set(window, 'isReady', true)))
    await page.clock.fastForward(9000)
    await page.waitForFunction((handle) => (Reflect.get(window, 'legacyRan') as string[]).includes(handle), 'wc-add-to-cart')
    await page.waitForFunction(() => Reflect.get(window, 'isReady'))
    await Promise.all(held.map((route) => route.continue()))
    await expect.poll(async () => (await hostsOn(page, 'tiered-pricing'))?.map(({ state }) => state)).toEqual(['refused'])
    expect((await ran(page)).filter((handle) => RETIRED.includes(handle))).toEqual(RETIRED)
  })

  it('for the unit alone whose own file does not come', async () => {
    const page = await shop.visit('/shop/')
    await page.route('**/tiered-pricing.js', (route) => route.abort())
    await page.goto(`${shop.site.address}/product/`)
    await page.waitForFunction((handle) => (Reflect.get(window, 'legacyRan') as string[]).includes(handle), HANDLE)
    await page.waitForLoadState('networkidle')
    expect((await ran(page)).filter((handle) => RETIRED.includes(handle))).toEqual([HANDLE])
  })

  it('with those that were switched off page by page', async () => {
    await shop.settings('everyone', ['mini-cart', 'list-quantity'])
    const page = await shop.visit('/shop/')
    await page.route('**/tillkit.js', (route) => route.abort())
    await page.goto(`${shop.site.address}/mini-cart/`)
    await page.waitForFunction(() => (Reflect.get(window, 'legacyRan') as string[] | undefined)?.includes('woofilters'), undefined, { timeout: 5000 })
    expect((await ran(page)).sort()).toEqual([HANDLE, 'divi-woocommerce-pages-frontend-bundle', 'wc-add-to-cart', 'woocommerce', 'woofilters'].sort())
    await shop.settings('everyone')
  })

  it('where somebody empties our address, which is none of the page\'s', async () => {
    withCode(`add_filter( 'script_loader_src', function ( $address, $handle ) { return 'tillkit' === $handle ? false : $address; }, 10, 2 );`)
    expect(await shop.html('/product/')).not.toMatch(/<script[^>]+id="tillkit-js"/)
    const page = await shop.visit('/product/')
    await page.waitForFunction((handle) => (Reflect.get(window, 'legacyRan') as string[]).includes(handle), 'wc-add-to-cart')
  })

  it('where the browser is too old for us', async () => {
    const page = await shop.visit('/shop/')
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
    await page.goto(`${shop.site.address}/product/`)
    await page.waitForFunction((handle) => (Reflect.get(window, 'legacyRan') as string[]).includes(handle), HANDLE)
  })

  it('where the address switches us off, and not while it asks for the log', async () => {
    const page = await shop.visit('/product/?tillkit=off')
    await page.waitForFunction((handle) => (Reflect.get(window, 'legacyRan') as string[]).includes(handle), 'wc-add-to-cart')
    const logged = await shop.visit('/product/?tillkit-debug')
    await waitForMount(logged)
    expect((await hostsOn(logged, 'tiered-pricing'))?.map(({ state }) => state)).toEqual(['mounted'])
    expect(await ran(logged)).not.toContain(HANDLE)
  })
})

describe('a script that does the work of several units', () => {
  it('stays where the page is sent in parts, whatever the last part needs, and code of others may collect what it prints', async () => {
    await shop.settings('everyone', ['mini-cart', 'list-quantity'])
    const live = async (path: string) => (await shop.html(path)).match(/<script[^>]+id="woofilters-js"/)?.[0].includes('text/plain') === false
    expect(await Promise.all([live('/shop-with-filters/'), live('/mini-cart/')])).toEqual([true, false])
    // WordPress 6.9 and newer may collect the page around ours, and does not let go of it: then that is a notice of PHP's.
    withCode(`add_action( 'wp_footer', function () { @ob_flush(); }, 1 );`)
    expect(await live('/shop-with-filters/')).toBe(true)
    // PHP ends where a buffer is begun while another is emptied.
    withCode(`add_filter( 'tillkit_retirement', function ( $way ) { ob_start(); echo $way; return ob_get_clean(); } );`)
    expect(await Promise.all([live('/shop-with-filters/'), live('/mini-cart/')])).toEqual([true, false])
    await shop.settings('everyone')
  })

  it('is needed by whatever a browser would take for its markup, and in doubt', async () => {
    const pages = ['<i class="a filter b">', "<i class='filter'>", '<i class=filter>', '<i title="1 > 0" CLASS = "filter">', '<i class="a\n filter">', '<i class="filters">', '<i class="a-filter">', '<i title="filter" class="a">', '<p>filter</p>', '<i class=a title="filter">']
    const found = await shop.run<boolean[]>(`return array_map( function ( $page ) { return Tillkit\\Markup\\has_name( $page, 'filter' ); }, json_decode( '${JSON.stringify(pages).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}' ) );`)
    expect(found).toEqual([true, true, true, true, true, false, false, false, false, false])
    const attributes = ['<i data-tiers>', '<i title="1 > 0" data-tiers="">', '<i data-tiers-of="">', '<i my-data-tiers>']
    expect(await shop.run(`return array_map( function ( $page ) { return Tillkit\\Markup\\has_name( $page, '[data-tiers]' ); }, json_decode( '${JSON.stringify(attributes)}' ) );`)).toEqual([true, true, false, false])
    expect(await shop.run(`ini_set( 'pcre.jit', '0' ); ini_set( 'pcre.backtrack_limit', '10' );
return Tillkit\\Markup\\has_name( '<i class="' . str_repeat( 'x ', 5000 ) . '"><p>filter</p>', 'filter' );`)).toBe(true)
  })
})

describe('page caches', () => {
  it('are emptied when our files have changed, and when we are switched off', async () => {
    const counted = await shop.run<number[]>(`$count = 0; $counts = array();
add_action( 'litespeed_purge_all', function () use ( &$count ) { $count++; } );
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
// WordPress's own would ask the web for updates.
remove_all_actions( 'upgrader_process_complete' );
Tillkit\\Purge\\hook_up();
$upgrader = new Plugin_Upgrader();
$ours = plugin_basename( Tillkit\\FILE );
foreach ( array( array( 'plugin' => $ours ), array( 'plugins' => array( 'a/b.php', $ours ) ), array( 'plugin' => 'a/b.php' ), array( 'themes' => array( 'x' ) ), array() ) as $extra ) {
do_action( 'upgrader_process_complete', $upgrader, $extra + array( 'type' => 'plugin', 'action' => 'update' ) ); $counts[] = $count; $count = 0; }
$upgrader->new_plugin_data = array( 'TextDomain' => 'tillkit' );
do_action( 'upgrader_process_complete', $upgrader, array( 'type' => 'plugin', 'action' => 'install' ) ); $counts[] = $count; $count = 0;
deactivate_plugins( $ours ); $counts[] = $count; $count = 0;
activate_plugin( $ours ); $counts[] = $count;
return $counts;`)
    expect(counted).toEqual([1, 1, 0, 0, 0, 1, 1, 1])
  })
})

it('takes a second copy in another folder for what it is', async () => {
  mkdirSync(plugin('../tillkit-1'))
  cpSync(plugin(), plugin('../tillkit-1'), { recursive: true })
  expect(await shop.run(`return is_wp_error( activate_plugin( 'tillkit-1/tillkit.php' ) );`)).toBe(false)
  expect(await pageHas()).toEqual({ tag: true, legacy: 'none' })
  expect(await shop.html('/wp-admin/plugins.php', 'admin')).toContain('Tillkit is active twice.')
  await shop.run(`deactivate_plugins( 'tillkit/tillkit.php' ); return 1;`)
  expect((await shop.scripts('/product/')).find(({ id }) => id === 'tillkit-js')?.src).toBe(`/wp-content/plugins/tillkit-1/files/${shop.version}/tillkit.js`)
  await shop.run(`activate_plugin( 'tillkit/tillkit.php' ); deactivate_plugins( 'tillkit-1/tillkit.php' ); return 1;`)
})
