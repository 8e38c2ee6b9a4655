// @long
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { columnHtml, rowHtml, sectionHtml, toggleHtml } from '@tillkit/fixtures/page-builder'
import { eventually } from '@tillkit/testing'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { check } from './wordpress/health-check.ts'
import { PAGE } from './wordpress/settings-page.ts'
import { useSite } from './wordpress/use-site.ts'

const shop = useSite()
const SCRIPT = 'divi-custom-script'
const THEME = readUnits().scripts.find(({ handle }) => handle === SCRIPT)
const helpers = THEME?.helpers ?? []
/** What the theme brings itself, by its place in the theme's folder. */
const own = Object.fromEntries(helpers.filter(({ isPlatforms }) => !isPlatforms).map(({ handle, file }) => [handle, file.startsWith('/dynamic') ? `/includes/builder/feature${file}` : file]))
const FAMILY = [SCRIPT, ...helpers.map(({ handle }) => handle)]

/** The theme's scripts as it enqueues them, on pages with a toggle, and modules of others where the address asks for them. */
const DIVI = `add_filter( 'tillkit_legacy_plugin', function ( $file, $handle ) { return 0 === strpos( $handle, 'divi-custom' ) || 0 === strpos( $handle, 'et-builder' ) ? 'Divi/style.css' : $file; }, 10, 2 );
add_filter( 'body_class', function ( $classes ) { return array_merge( $classes, array( 'et_divi_theme', 'et_pb_pagebuilder_layout' ) ); } );
add_action( 'wp_enqueue_scripts', function () {
	foreach ( json_decode( '${JSON.stringify(own)}', true ) as $handle => $file ) {
		wp_enqueue_script( $handle, content_url( 'themes/Divi' . $file ), 'et-jquery-visible-viewport' === $handle ? array( 'jquery', '${SCRIPT}' ) : array( 'jquery' ), '4', true );
	}
	wp_enqueue_script( '${SCRIPT}', content_url( 'themes/Divi/js/scripts.min.js' ), array( 'jquery', 'jquery-effects-core' ), '4', true );
	wp_localize_script( '${SCRIPT}', 'et_pb_custom', array( 'ajaxurl' => '/wp-admin/admin-ajax.php' ) );
} );
add_action( 'wp_footer', function () {
	readfile( WP_CONTENT_DIR . '/pages/theme.html' );
	if ( isset( $_GET['module'] ) ) { echo '<div class="et_pb_module others_card others_card_0 et_pb_text_align_left">Card</div>'; }
}, 1 );
`

const code = (more = '') => writeFileSync(join(shop.site.content, 'mu-plugins/test-code.php'), `<?php\n${DIVI}${more}`)
/** Another plugin's script, which depends on these. */
const cards = (...needs: string[]) => `add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'cards', content_url( 'plugins/cards.js' ), array( ${needs.map((one) => `'${one}'`).join()} ), '1', true ); }, 99 );`

/** Those of the theme's scripts that are live on a page. */
async function liveOn(path: string): Promise<string[]> {
  const scripts = await shop.scripts(path)
  const stateOf = (handle: string) => scripts.find(({ id }) => id === `${handle}-js`)?.type
  expect(FAMILY.filter((handle) => stateOf(handle) === undefined), 'are not on the page at all').toEqual([])
  return FAMILY.filter((handle) => stateOf(handle) !== 'text/plain')
}

/** Those of the theme's scripts that have run, in their order. */
const ran = async (page: Page) => (await page.evaluate(() => (Reflect.get(window, 'legacyRan') as string[] | undefined) ?? [])).filter((handle) => FAMILY.includes(handle))

/** What the health check says of a page, line by line. */
async function saidOf(path: string): Promise<string[]> {
  const page = await shop.visit(PAGE, 'admin')
  await check(shop, page, path)
  await page.locator('.tillkit-report summary').click()
  return page.locator('.tillkit-report li').allInnerTexts()
}

beforeAll(() => {
  writeFileSync(join(shop.site.content, 'pages/theme.html'), sectionHtml(rowHtml(columnHtml('4_4', toggleHtml({ title: 'Delivery', content: '<p>Tomorrow</p>' })))))
  const files = { ...Object.fromEntries(Object.entries(own).map(([handle, file]) => [`themes/Divi${file}`, handle])), 'themes/Divi/js/scripts.min.js': SCRIPT, 'plugins/cards.js': 'cards' }
  for (const [file, handle] of Object.entries(files)) {
    const path = join(shop.site.content, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `(window.legacyRan = window.legacyRan || []).push('${handle}')`)
  }
})

afterEach(async () => {
  rmSync(join(shop.site.content, 'mu-plugins/test-code.php'), { force: true })
  await shop.settings('everyone')
})

describe("the theme's script on a page whose modules are all ours", () => {
  it('is switched off together with all that only serves it, nothing of it is fetched, and the page works', async () => {
    code()
    expect(await liveOn('/offers/')).toEqual([])
    const page = await shop.visit('/shop/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${shop.site.address}/offers/`)
    await page.getByRole('button', { name: 'Delivery' }).click()
    await eventually(() => page.getByRole('button', { name: 'Delivery' }).getAttribute('aria-expanded')).toBe('true')
    expect([await ran(page), asked.filter((path) => path.includes('/Divi/') || path.includes('/effect.'))]).toEqual([[], []])
  })

  it('comes back with what serves it where ours does not come, that first', async () => {
    code()
    const page = await shop.visit('/shop/')
    await page.route('**/page-builder.js', (route) => route.abort())
    await page.goto(`${shop.site.address}/offers/`)
    await eventually(async () => (await ran(page)).includes(SCRIPT)).toBe(true)
    expect((await ran(page)).sort()).toEqual([SCRIPT, ...Object.keys(own)].sort())
    expect((await ran(page)).at(-1)).toBe(SCRIPT)
  })

  it('leaves behind what serves somebody else too: a script that depends on it, or one who asked for what is the platform\'s', async () => {
    code(cards('magnific-popup') + `add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'jquery-effects-core' ); } );`)
    expect(await liveOn('/offers/')).toEqual(['magnific-popup', 'jquery-effects-core'])
  })

  it('leaves alone what only has the handle of something that serves it', async () => {
    code(`add_action( 'wp_enqueue_scripts', function () { wp_scripts()->registered['salvattore']->src = content_url( 'plugins/cards.js' ); }, 99 );`)
    expect(await liveOn('/offers/')).toEqual(['salvattore'])
  })
})

describe("the theme's forms", () => {
  /** A form of another plugin's, which has a script of its own. */
  const OTHERS = '<form class="wpcf7-form" action="/contact/"><input name="your-name"><button>Send</button></form>'

  it.each([['/contact/', 'Contact forms'], ['/news/', 'Newsletter forms (when it is used)']])('on %s are ours beside a form of another plugin\'s: the script is gone, and the health check names them: %s', async (path, line) => {
    code(`add_action( 'wp_footer', function () { echo '${OTHERS}'; }, 1 );`)
    expect(await liveOn(path)).toEqual([])
    expect(await saidOf(path)).toContain(line)
  })

  it('stay the theme\'s where its script is kept, and the health check says so of each kind, and who keeps it', async () => {
    code(cards(SCRIPT))
    const said = await saidOf('/contact/')
    expect(said).toContain(`${SCRIPT} stays on this page because other scripts depend on it: cards.`)
    expect(said).toContain(`Contact forms: the shop's own script ${SCRIPT} is live on this page and does the work.`)
  })
})

describe("the theme's script on a page where somebody builds on it", () => {
  it('stays for a module of somebody else\'s with all that serves it, ours stay off, and the health check says which it is', async () => {
    code()
    expect(await liveOn('/offers/?module')).toEqual(FAMILY)
    const said = await saidOf('/offers/?module')
    expect(said).toContain(`${SCRIPT} stays on this page because of a module or a field that Tillkit does not replace: others_card.`)
    expect(said).toContain(`Page builder modules: the shop's own script ${SCRIPT} is live on this page and does the work.`)
  })

  it('stays for another plugin\'s script that depends on it, through others too, and the health check says which it is', async () => {
    code(`${cards('between')}add_action( 'wp_enqueue_scripts', function () { wp_register_script( 'between', false, array( '${SCRIPT}' ), '1', true ); } );`)
    expect(await liveOn('/offers/')).toEqual(FAMILY)
    expect(await saidOf('/offers/')).toContain(`${SCRIPT} stays on this page because other scripts depend on it: cards.`)
  })

  it('stays for the shop builder\'s script as long as that does, and no longer', async () => {
    code(`add_action( 'wp_enqueue_scripts', function () { wp_scripts()->registered['divi-woocommerce-pages-frontend-bundle']->deps[] = '${SCRIPT}'; }, 99 );`)
    expect(await liveOn('/offers/')).toEqual([])
    const units = THEME?.units ?? []
    await shop.settings('everyone', units)
    expect(await liveOn('/offers/')).toEqual(FAMILY)
    // Ours in part: it goes from pages that need nothing else of it, and the theme's with it.
    await shop.settings('everyone', [...units, 'list-quantity'])
    expect(await liveOn('/offers/')).toEqual([])
    expect(await liveOn('/shop-with-filters/')).toEqual(FAMILY)
  })

  it('goes or stays as the site says: whoever builds on it, or whatever else', async () => {
    code(`add_filter( 'tillkit_retirement', function ( $way, $handle ) { return '${SCRIPT}' === $handle && isset( $_GET['way'] ) ? $_GET['way'] : $way; }, 10, 2 );`)
    expect((await shop.scripts('/offers/?module&way=empty')).filter(({ id }) => id === `${SCRIPT}-js`)).toEqual([])
    expect(await liveOn('/offers/?way=keep')).toEqual(FAMILY)
  })
})
