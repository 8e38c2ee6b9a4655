// @long
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLOURED_ROLLS, galleryParams, productParams, reviewedTabsHtml, variableProductHtml, VARIATION_TEXTS, variationTemplates } from '@tillkit/fixtures/product-page'
import { eventually, hostsOn, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { check } from './wordpress/health-check.ts'
import { PAGE } from './wordpress/settings-page.ts'
import { useSite } from './wordpress/use-site.ts'

const shop = useSite()
const PRODUCT = '/coloured-rolls/'

/** What the page of a product with options has of the platform's, beside the scripts that are replaced. */
const OF_PRODUCT = ['jquery-core', 'jquery-migrate', 'wc-jquery-blockui', 'wc-js-cookie', 'underscore', 'wp-util', 'wp-hooks', 'wp-i18n']

/** The scripts with a file on a page, by what has become of them, and who keeps which. */
async function scriptsOf(path = PRODUCT): Promise<{ live: string[]; inert: string[]; kept: Record<string, string> }> {
  const scripts = (await shop.scripts(path)).filter(({ id, src }) => src !== '' && !id.startsWith('tillkit-'))
  const named = (isInert: boolean) => scripts.flatMap(({ id, type }) => ((type === 'text/plain') === isInert ? [id.replace(/-js$/, '')] : []))
  const kept = scripts.flatMap(({ id, tag }) => {
    const who = /data-tillkit-kept="([^"]*)"/.exec(tag)?.[1]
    return who === undefined ? [] : [[id.replace(/-js$/, ''), who]]
  })
  return { live: named(false), inert: named(true), kept: Object.fromEntries(kept) as Record<string, string> }
}

const withCode = (code: string) => writeFileSync(join(shop.site.content, 'mu-plugins/test-code.php'), `<?php\n${code}`)
/** Writes a file of another plugin's. */
function withFile(lines = ''): string {
  mkdirSync(join(shop.site.content, 'plugins/acme'), { recursive: true })
  writeFileSync(join(shop.site.content, 'plugins/acme/acme.js'), `(window.legacyRan ??= []).push('acme');${lines}`)
  return ''
}
/** Another plugin's script in the foot of every page. */
const neighbour = (needs: readonly string[], lines = '') =>
  `${withFile(lines)}add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'acme', plugins_url( 'acme/acme.js' ), array( ${needs.map((one) => `'${one}'`).join()} ), '1', true ); }, 20 );`
const inFoot = (html: string) => `add_action( 'wp_footer', function () { echo '${html.replaceAll("'", "\\'")}'; } );`
const ran = (page: Page) => page.evaluate(() => Reflect.get(window, 'legacyRan') as string[] | undefined)

let changed = false
async function withUnits(leave: readonly string[]): Promise<void> {
  changed = true
  const units = await shop.run<string[]>('return Tillkit\\Table\\units();')
  await shop.settings('everyone', units.filter((unit) => !leave.includes(unit)))
}

beforeAll(async () => {
  const folder = join(shop.site.content, 'pages')
  const main = variableProductHtml(COLOURED_ROLLS).replaceAll('action="/product/99/"', `action="${PRODUCT}"`)
  writeFileSync(join(folder, 'coloured-rolls.html'), `<div class="product">${main}${reviewedTabsHtml()}</div>[standin_variations]`)
  writeFileSync(join(folder, 'single-product.json'), JSON.stringify({ ...productParams(), ...galleryParams() }))
  writeFileSync(join(folder, 'variations.json'), JSON.stringify({
    wc_ajax_url: '/?wc-ajax=%%endpoint%%', i18n_no_matching_variations_text: VARIATION_TEXTS.noMatch, i18n_make_a_selection_text: VARIATION_TEXTS.select, i18n_unavailable_text: VARIATION_TEXTS.unavailable, i18n_reset_alert_text: VARIATION_TEXTS.reset,
  }))
  writeFileSync(join(folder, 'variation-templates.html'), variationTemplates())
  await shop.run(`wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'coloured-rolls', 'post_title' => 'Coloured rolls', 'post_content' => '' ) );
deactivate_plugins( 'third-party.php' ); return true;`)
})

afterEach(async () => {
  rmSync(join(shop.site.content, 'mu-plugins/test-code.php'), { force: true })
  await shop.run(`return delete_option( 'standin_added' );`)
  if (changed) await shop.settings('everyone')
  changed = false
})

describe('a page on which all old scripts are replaced', () => {
  it('has no script of the platform\'s that runs, and what a shopper does works without jQuery', async () => {
    const { live, inert, kept } = await scriptsOf()
    expect([live, kept, OF_PRODUCT.filter((handle) => !inert.includes(handle))]).toEqual([[], {}, []])
    const page = await shop.visit('/shop/')
    const asked: string[] = []
    const said: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    page.on('pageerror', (error) => said.push(error.message))
    await page.goto(shop.site.address + PRODUCT)
    await waitForMount(page)
    await eventually(async () => (await hostsOn(page, 'variation-form'))?.map(({ state }) => state)).toEqual(['mounted'])
    await page.getByLabel('Colour', { exact: true }).selectOption('white')
    await page.getByLabel('Size', { exact: true }).selectOption('57x57')
    await eventually(() => page.locator('.woocommerce-variation-price').innerText()).toContain('10.00')
    await page.getByRole('tab', { name: /Reviews/ }).click()
    await page.getByText('Review of 5 stars.').waitFor()
    await page.locator('.flex-control-thumbs img').nth(1).click()
    await eventually(() => page.locator('.flex-control-thumbs img').nth(1).getAttribute('class')).toContain('flex-active')
    expect(asked.filter((path) => /\/wp-includes\/js\/(?!wp-emoji)|\/woocommerce\/assets\//.test(path))).toEqual([])
    expect(await page.evaluate(() => ['jQuery', '$', '_', 'Cookies'].filter((name) => name in window))).toEqual([])
    await page.locator('.single_add_to_cart_button').click()
    await eventually(() => shop.run(`return get_option( 'standin_added' );`)).toEqual([101, 1])
    expect(said).toEqual([])
  })

  it('keeps the data of what is gone, which our units read', async () => {
    const ids = (await shop.scripts(PRODUCT)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['woocommerce-js-extra', 'wc-single-product-js-extra', 'wc-add-to-cart-variation-js-extra', 'wp-util-js-extra']))
  })

  it('has no meter of passwords at the checkout: the library of 393 kB comes with the first key of a new one', async () => {
    const product = await shop.run<number>(`return get_page_by_path( 'plain-roll', OBJECT, 'product' )->ID;`)
    const { inert, kept } = await scriptsOf(`/checkout/?add-to-cart=${product}`)
    expect(inert).toEqual(expect.arrayContaining(['password-strength-meter', 'zxcvbn-async']))
    expect(kept).toEqual({})
  })

  it('is as it was for who does not get Tillkit', async () => {
    withCode(`add_filter( 'tillkit_is_served', '__return_false' );`)
    const { live, inert, kept } = await scriptsOf()
    expect([inert, kept, OF_PRODUCT.filter((handle) => !live.includes(handle))]).toEqual([[], {}, []])
  })
})

describe('who needs a script of the platform\'s keeps it, and what that stands on', () => {
  const CASES: readonly [string, () => string, readonly string[], string][] = [
    ['a script of a plugin that depends on jQuery', () => neighbour(['jquery']), ['jquery-core', 'jquery-migrate'], 'acme'],
    ['one that depends on it through a library', () => neighbour(['wc-jquery-blockui']), ['jquery-core', 'jquery-migrate', 'wc-jquery-blockui'], 'acme'],
    ['one that depends on a script that is replaced', () => neighbour(['wc-cart-fragments']), ['jquery-core', 'jquery-migrate', 'wc-js-cookie'], 'acme'],
    ['one that does not say that it uses jQuery', () => neighbour([], 'jQuery(document)'), ['jquery-core', 'jquery-migrate'], 'acme'],
    ['one without a file that has lines', () => `add_action( 'wp_enqueue_scripts', function () { wp_register_script( 'lines', false, array( 'jquery-core' ), '1', true ); wp_enqueue_script( 'lines' ); wp_add_inline_script( 'lines', 'window.lines = 1' ); } );`, ['jquery-core'], 'lines'],
    ['lines that a theme prints', () => inFoot('<script>jQuery(function(){})</script>'), ['jquery-core', 'jquery-migrate'], ':inline'],
    ['lines with the short name', () => inFoot('<script>window.$ && $(".a").hide()</script>'), ['jquery-core', 'jquery-migrate'], ':inline'],
    ['lines that consent holds back', () => inFoot('<script type="text/plain" data-cookieyes="cookieyes-analytics">jQuery(function(){})</script>'), ['jquery-core', 'jquery-migrate'], ':inline'],
    ['lines behind a replaced script', () => `add_action( 'wp_enqueue_scripts', function () { wp_add_inline_script( 'woocommerce', 'jQuery.noop()' ); }, 30 );`, ['jquery-core', 'jquery-migrate'], 'woocommerce'],
    ['an attribute', () => inFoot('<button onclick="jQuery(this).hide()">Hide</button>'), ['jquery-core', 'jquery-migrate'], ':inline'],
    ['a tag that a theme writes by hand, of a file that cannot be looked into', () => inFoot('<script src="https://theme.example/theme.js"></script>'), ['jquery-core', 'jquery-migrate'], ':tag'],
    ['the container of a tag manager, in which anything may stand', () => inFoot('<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>'), ['jquery-core', 'jquery-migrate'], ':tag'],
    ['a host whose name begins as a service\'s', () => inFoot('<script src="https://js.stripe.com.example/v3/"></script>'), ['jquery-core', 'jquery-migrate'], ':tag'],
    ['a module that uses it', () => withFile('jQuery(document)') + inFoot('<script type="module" src="/wp-content/plugins/acme/acme.js"></script>'), ['jquery-core', 'jquery-migrate'], ':tag'],
    ['somebody who asks for it by itself', () => `add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'jquery' ); } );`, ['jquery-core', 'jquery-migrate'], ':asked'],
    ['somebody who asks for a library by itself', () => `add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'underscore' ); } );`, ['underscore'], ':asked'],
    ['somebody who prints it by hand', () => `add_action( 'wp_head', function () { wp_print_scripts( 'jquery-core' ); }, 1 );`, ['jquery-core'], ':asked'],
    ['lines that name another library', () => inFoot('<script>window.Cookies && Cookies.get("a")</script>'), ['jquery-core', 'jquery-migrate', 'wc-js-cookie'], ':inline'],
    ['a template that only the platform can fill', () => `add_action( 'wp_footer', function () { file_put_contents( WP_CONTENT_DIR . '/pages/variation-templates.html', '<script type="text/template" id="tmpl-variation-template"><# if ( data.variation.sku ) { #>{{{ data.variation.sku }}}<# } #></script>' ); } );`, ['jquery-core', 'jquery-migrate', 'underscore', 'wp-util'], ':inline'],
  ]

  it.each(CASES)('%s', async (_, code, stays, who) => {
    withCode(code())
    try {
      const { live, kept } = await scriptsOf()
      expect(live.filter((handle) => OF_PRODUCT.includes(handle)).toSorted()).toEqual(stays)
      expect(Object.keys(kept).toSorted()).toEqual(stays)
      for (const handle of stays) expect(kept[handle]?.split(' ')).toContain(who)
    } finally {
      writeFileSync(join(shop.site.content, 'pages/variation-templates.html'), variationTemplates())
    }
  })

  it.each([
    ['data', () => inFoot('<script type="application/json">{"a":"jQuery(1)"}</script><script type="text/template">jQuery(1)</script>')],
    ['a script with other dollars', () => inFoot('<script>window.price = "$ 5.00"; window.a = `${price}`</script>')],
    ['a tag of a file without jQuery', () => withFile() + inFoot('<script src="/wp-content/plugins/acme/acme.js"></script>')],
    ['services that bring all of their code', () => inFoot('<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script src="//js.stripe.com/v3/"></script>')],
    ['what a filter calls one', () => `add_filter( 'tillkit_services', function ( $addresses ) { return array_merge( $addresses, array( 'chat.example/', '', 7 ) ); } );` + inFoot('<script src="https://chat.example/widget.js"></script>')],
    ['a script that needs none', () => neighbour([])],
  ])('not %s', async (_, code) => {
    withCode(code())
    expect((await scriptsOf()).live.filter((handle) => OF_PRODUCT.includes(handle))).toEqual([])
  })

  it('a unit that is off: its old script is there with all that it needs, works, and is named', async () => {
    await withUnits(['variation-form'])
    const { live, inert, kept } = await scriptsOf()
    const stays = ['jquery-core', 'jquery-migrate', 'wc-jquery-blockui', 'underscore', 'wp-util']
    expect(live.toSorted()).toEqual([...stays, 'wc-add-to-cart-variation'].toSorted())
    expect(inert).toEqual(expect.arrayContaining(['wc-js-cookie', 'wp-hooks', 'wp-i18n']))
    expect(kept).toEqual(Object.fromEntries(['jquery-core', 'jquery-migrate', 'wc-jquery-blockui'].map((handle) => [handle, 'wc-add-to-cart-variation'])))
    const page = await shop.visit(PRODUCT)
    await page.locator('.variations_form[data-legacy=ready]').waitFor()
  })
})

describe('a library of a replaced script', () => {
  const GALLERY = ['wc-flexslider', 'wc-zoom', 'wc-photoswipe', 'wc-photoswipe-ui-default', 'wc-single-product']

  it.each([
    ['a plugin\'s script depends on it', () => neighbour(['wc-flexslider'])],
    ['the merchant keeps it', () => `add_filter( 'option_tillkit_settings', function ( $settings ) { return array( 'keep' => array( 'wc-flexslider' ) ) + $settings; } );`],
  ])('stays where %s, with all old scripts that then do the work', async (_, code) => {
    withCode(code())
    const { live } = await scriptsOf()
    expect(GALLERY.filter((handle) => !live.includes(handle))).toEqual([])
    expect(live).not.toContain('wc-add-to-cart-variation')
    const page = await shop.visit(PRODUCT)
    await page.locator('.woocommerce-product-gallery[data-slider=ready]').waitFor()
    await eventually(async () => (await hostsOn(page, 'product-gallery'))?.map(({ state }) => state)).toEqual(['refused'])
  })
})

describe('what the platform asks for along with a script', () => {
  const stateOf = async () => {
    const { live, inert } = await scriptsOf('/your-cart/')
    return live.includes('selectWoo') ? 'live' : inert.includes('selectWoo') ? 'inert' : 'none'
  }

  it('goes where that goes, and stays where it stays, where lines name it, and where that script is not on the page', async () => {
    expect(await stateOf()).toBe('inert')
    withCode(inFoot('<script>window.a = ".select2-container"</script>'))
    expect(await stateOf()).toBe('live')
    await withUnits(['address-fields'])
    withCode('')
    expect(await stateOf()).toBe('live')
    await shop.settings('everyone')
    withCode(`add_action( 'wp_enqueue_scripts', function () { wp_dequeue_script( 'wc-cart' ); }, 20 );`)
    expect(await stateOf()).toBe('live')
  })
})

describe('the health check', () => {
  it('says who keeps jQuery, by the plugin\'s name, and what it weighs', async () => {
    withCode(neighbour(['jquery']) + inFoot('<script>window.Cookies && 1</script>'))
    writeFileSync(join(shop.site.content, 'plugins/acme/acme.php'), '<?php\n/**\n * Plugin Name: Acme Offers\n */')
    await shop.run(`return is_wp_error( activate_plugin( 'acme/acme.php' ) );`)
    const page = await shop.visit(PAGE, 'admin')
    await check(shop, page, PRODUCT)
    await page.locator('.tillkit-report summary').click()
    const said = await page.locator('.tillkit-report li').allInnerTexts()
    expect(said.find((line) => line.startsWith('jQuery'))).toMatch(/^jQuery, \d{2,3}\.\d kB: kept by Acme Offers's acme, lines in the page itself\.$/)
    expect(said.find((line) => line.startsWith('wc-js-cookie'))).toMatch(/^wc-js-cookie, \d+\.\d kB: kept by lines in the page itself\.$/)
    await shop.run(`deactivate_plugins( 'acme/acme.php' ); return true;`)
  })
})

describe('everything comes back in its order, and the old scripts work', () => {
  const lines = `add_action( 'wp_enqueue_scripts', function () { wp_add_inline_script( 'underscore', 'window.order = [typeof _.map, typeof wp]' ); }, 30 );`

  it('where our script is blocked', async () => {
    withCode(lines)
    expect((await scriptsOf()).live).toEqual([])
    const page = await shop.visit('/shop/')
    const said: string[] = []
    page.on('pageerror', (error) => said.push(error.message))
    await page.route('**/tillkit.js', (route) => route.abort())
    await page.goto(shop.site.address + PRODUCT)
    await page.locator('.variations_form[data-legacy=ready]').waitFor()
    await page.locator('.woocommerce-product-gallery[data-slider=ready]').waitFor()
    expect(said).toEqual([])
    expect(await page.evaluate(`[jQuery.migrateVersion !== undefined, wp.i18n.isRTL(), order[0]]`)).toEqual([true, false, 'function'])
  })

  it.each([['variation-form', '.variations_form[data-legacy=ready]'], ['product-gallery', '']])('where the file of %s alone is missing, and jQuery comes first', async (unit, ready) => {
    const page = await shop.visit('/shop/')
    const said: string[] = []
    page.on('pageerror', (error) => said.push(error.message))
    await page.route(`**/${unit}.js`, (route) => route.abort())
    await page.goto(shop.site.address + PRODUCT)
    await page.waitForFunction(() => 'jQuery' in window)
    if (ready) await page.locator(ready).waitFor()
    else await eventually(async () => (await ran(page)) ?? []).toContain('wc-flexslider')
    expect(said).toEqual([])
  })

  it('under a policy with a nonce', async () => {
    await shop.run(`return is_wp_error( activate_plugin( 'third-party.php' ) );`)
    withCode(`add_action( 'wp_enqueue_scripts', function () { wp_dequeue_script( 'third-party' ); }, 99 );`)
    try {
      const page = await shop.visit('/shop/')
      await page.route('**/tillkit.js', (route) => route.abort())
      await page.goto(`${shop.site.address}${PRODUCT}?csp=1`)
      await page.locator('.variations_form[data-legacy=ready]').waitFor()
      expect(await page.evaluate(`wp.i18n.isRTL()`)).toBe(false)
    } finally {
      await shop.run(`deactivate_plugins( 'third-party.php' ); return true;`)
    }
  })
})

describe('optimisers, and pages in parts', () => {
  it('that collect the page around ours take none of them for theirs', async () => {
    withCode(`add_action( 'template_redirect', function () { ob_start( function ( $html ) { return preg_replace( '/<script(?![^>]*text.plain)(?=[^>]*src=[^>]*jquery)[^>]*>/', '<script data-combined>', $html ); } ); }, 1 );`)
    expect(await shop.html(PRODUCT)).not.toContain('data-combined')
    withCode(`add_action( 'template_redirect', function () { ob_start( function ( $html ) { return preg_replace( '/<script(?![^>]*text.plain)(?=[^>]*src=[^>]*jquery)[^>]*>/', '<script data-combined>', $html ); } ); }, 1 );${neighbour(['jquery'])}`)
    expect(await shop.html(PRODUCT)).toContain('data-combined')
  })

  it('that take the names of its tags, or send them early, keep them', async () => {
    withCode(`add_filter( 'script_loader_tag', function ( $tag, $handle ) { return 'wc-jquery-blockui' === $handle ? str_replace( ' id="wc-jquery-blockui-js"', '', $tag ) : $tag; }, 10, 2 );`)
    expect(await shop.html(PRODUCT)).toMatch(/<script[^>]+wc-jquery-blockui\.min\.js/)
    expect((await scriptsOf()).live).toEqual(expect.arrayContaining(['jquery-core', 'jquery-migrate']))
    withCode(`add_action( 'wp_body_open', function () { @ob_flush(); } );`)
    const { live, inert } = await scriptsOf()
    expect(live).toEqual(expect.arrayContaining(['jquery-core', 'jquery-migrate']))
    expect(inert).toContain('wp-util')
  })
})

describe('a script that somebody keeps', () => {
  it('stays by the merchant\'s settings, or by a filter, which may say too that nobody needs what was asked for', async () => {
    changed = true
    await shop.run(`return update_option( 'tillkit_settings', array( 'keep' => array( 'jquery', 'wc-zoom' ) ) + get_option( 'tillkit_settings' ) );`)
    const { live, kept } = await scriptsOf()
    expect(live).toEqual(expect.arrayContaining(['jquery-core', 'jquery-migrate', 'wc-zoom']))
    expect(kept['jquery-core']).toContain(':chosen')
    await shop.settings('everyone')
    withCode(`add_filter( 'tillkit_retirement', function ( $way, $handle ) { return 'wc-js-cookie' === $handle ? 'keep' : $way; }, 10, 2 );`)
    expect((await scriptsOf()).live.toSorted()).toEqual(['jquery-core', 'jquery-migrate', 'wc-js-cookie'])
    withCode(`add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'jquery' ); } );
add_filter( 'tillkit_retirement', function ( $way, $handle, $units ) { return array() === $units && 'jquery' === $handle ? 'inert' : $way; }, 10, 3 );`)
    expect((await scriptsOf()).live).toEqual([])
  })
})
