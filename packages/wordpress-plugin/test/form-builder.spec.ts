// @long
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BUILDER_SETTINGS, type BuilderFieldData, builderConfirmation, builderFormHtml, repeater, sumField } from '@tillkit/fixtures/form-builder'
import { capturesFolder, eventually, hostsOn, waitForMount } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { check, facts } from './wordpress/health-check.ts'
import { PAGE } from './wordpress/settings-page.ts'
import { useSite } from './wordpress/use-site.ts'
import { scriptsIn, type Visitor } from './wordpress/visit.ts'

const shop = useSite()
const captures = capturesFolder()

const EMAIL: BuilderFieldData = { id: '1', type: 'email', label: 'Email', isRequired: true }
const TOPIC: BuilderFieldData = { id: '2', type: 'select', label: 'Topic', className: 'choicesjs-select', choices: [{ text: 'Order' }, { text: 'Returns' }] }
const ORDER: BuilderFieldData = { id: '3', type: 'text', label: 'Order number', shellClass: 'wpforms-conditional-field wpforms-conditional-show' }
const COUPON: BuilderFieldData = { id: '4', type: 'payment-coupon', label: 'Coupon', html: '<input type="text" name="wpforms[fields][4]">' }
const ROWS = repeater({ formId: '310', id: '7', label: 'Order lines', fields: [{ id: '8', type: 'text', label: 'Item code' }] })
/** A field of somebody else's, that no list of ours knows. */
const OTHERS: BuilderFieldData = { id: '5', type: 'acme_map', label: 'Map' }

/** The forms by number. */
const FORMS: Readonly<Record<string, readonly BuilderFieldData[]>> = { 113: [EMAIL, TOPIC, ORDER], 214: [EMAIL, sumField('214', '6')], 300: [EMAIL, COUPON], 301: [EMAIL, OTHERS], 310: [EMAIL, ROWS] }

/** Pages, each with some of the forms. */
const PAGES: Readonly<Record<string, readonly string[]>> = { ask: ['113'], 'ask-sum': ['214'], 'ask-coupon': ['300'], 'ask-map': ['301'], 'ask-rows': ['310'], 'ask-twice': ['113', '300'], 'ask-by-page': ['400'], plain: [] }

/** The ids of the builder's scripts, around their handles. */
const ID = /^(wpforms(?:-[a-z-]+)?)-js$/
/** What the contact form needs: what the main script needs before it, and behind it what depends on that. */
const OF_CONTACT = ['wpforms-choicesjs', 'wpforms-validation', 'wpforms-mailcheck', 'wpforms-punycode', 'wpforms-generic-utils', 'wpforms', 'wpforms-builder-conditionals', 'wpforms-modern', 'wpforms-address-field']

/** The builder's scripts on a page, by what has become of them. */
async function formScripts(path: string, visitor?: Visitor): Promise<{ live: string[]; inert: string[] }> {
  const found = scriptsIn(await shop.html(path, visitor)).flatMap(({ id, type }) => (ID.test(id) ? [{ name: id.replace(ID, '$1'), type }] : []))
  const named = (isInert: boolean) => found.filter(({ type }) => (type === 'text/plain') === isInert).map(({ name }) => name)
  return { live: named(false), inert: named(true) }
}

const ran = async (page: Page) => (await page.evaluate(() => (Reflect.get(window, 'legacyRan') as string[] | undefined) ?? [])).filter((handle) => handle.startsWith('wpforms'))
const states = async (page: Page) => (await hostsOn(page, 'form-builder'))?.map(({ state }) => state)
const sent = () => shop.run<Record<string, unknown>[]>(`return array_values( (array) get_option( 'standin_forms_sent', array() ) );`)
const withCode = (code: string) => writeFileSync(join(shop.site.content, 'mu-plugins/test-code.php'), `<?php\n${code}`)
/** A script of another plugin's that depends on these. */
const enqueue = (...needs: string[]) => `add_action( 'wp_footer', function () { wp_enqueue_script( 'acme', content_url( 'plugins/acme.js' ), array( ${needs.map((one) => `'${one}'`).join()} ), '1', true ); }, 16 );`

/** Sends the first form of a page, and waits for what thanks. */
async function send(page: Page): Promise<void> {
  await page.getByLabel('Email').first().fill('ann@shop.example')
  await page.locator('.wpforms-submit').first().click()
  await page.getByText('We have it.').waitFor()
}

beforeAll(async () => {
  const folder = join(shop.site.content, 'pages')
  const tokenTime = Math.floor(Date.now() / 1000)
  for (const [id, fields] of Object.entries(FORMS)) writeFileSync(join(folder, `form-${id}.html`), builderFormHtml({ id, fields, tokenTime, action: '/ask/' }))
  const logic = { 113: { 3: { logic: [[{ field: '2', operator: '==', value: 'Order', type: 'select' }]], action: 'show' } } }
  writeFileSync(join(folder, 'wpforms_conditional_logic.json'), JSON.stringify(logic))
  writeFileSync(join(folder, 'wpforms_settings.json'), JSON.stringify(BUILDER_SETTINGS))
  writeFileSync(join(folder, 'wpforms_submit.json'), builderConfirmation('113', 'We have it.'))
  const acme = join(shop.site.content, 'plugins/acme.js')
  mkdirSync(dirname(acme), { recursive: true })
  writeFileSync(acme, `(window.legacyRan ??= []).push('acme')`)
  await shop.run(`foreach ( json_decode( '${JSON.stringify(PAGES)}', true ) as $slug => $forms ) {
$content = implode( array_map( function ( $id ) { return "[wpforms id=\\"$id\\"]"; }, $forms ) );
wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $slug, 'post_content' => $content ) );
}
return is_wp_error( activate_plugin( 'wpforms-lite/wpforms.php' ) );`)
  // WordPress goes by the page that a form names.
  const id = await shop.run<number>(`return get_page_by_path( 'ask-by-page' )->ID;`)
  const byPage = builderFormHtml({ id: '400', fields: [EMAIL], isAjax: false, tokenTime, action: '/ask-by-page/' })
  writeFileSync(join(folder, 'form-400.html'), byPage.replace('name="page_id" value="117"', `name="page_id" value="${id}"`))
})

afterEach(async () => {
  rmSync(join(shop.site.content, 'mu-plugins/test-code.php'), { force: true })
  await shop.run(`return delete_option( 'standin_forms_sent' );`)
})

describe('a page with a form of the form builder', () => {
  it('has lost all of its scripts, keeps their data and what they depend on, and our unit sends', async () => {
    const { live, inert } = await formScripts('/ask/')
    expect([live, inert.toSorted()]).toEqual([[], OF_CONTACT.toSorted()])
    const ids = (await shop.scripts('/ask/')).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['wpforms-choicesjs-js-extra', 'jquery-core-js']))
    const page = await shop.visit('/plain/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${shop.site.address}/ask/`)
    await waitForMount(page)
    // What its conditions hide comes with what is chosen: they are read from the page.
    await eventually(() => page.getByLabel('Order number').isVisible()).toBe(false)
    await page.locator('#wpforms-113-field_2').selectOption('Order', { force: true })
    await eventually(() => page.getByLabel('Order number').isVisible()).toBe(true)
    await send(page)
    expect(await sent()).toMatchObject([{ id: '113', fields: { 1: 'ann@shop.example', 2: 'Order' } }])
    expect([await ran(page), asked.filter((path) => path.includes('/wpforms-lite/')), await states(page)]).toEqual([[], [], ['mounted']])
  })

  it('keeps the numbers of a captcha where its script goes', async () => {
    expect((await formScripts('/ask-sum/')).live).toEqual([])
    expect(await shop.html('/ask-sum/')).toContain('id="wpforms-captcha-js-extra"')
    const page = await shop.visit('/ask-sum/')
    await eventually(() => page.locator('.wpforms-captcha-equation').innerText()).toMatch(/^\d+ [+*] \d+ =$/)
  })

  it('goes where fields stand in rows, which shoppers add to all the same', async () => {
    expect((await formScripts('/ask-rows/')).live).toEqual([])
    const page = await shop.visit('/ask-rows/')
    await page.locator('.wpforms-field-repeater-button-add').click()
    await page.locator('#wpforms-310-field_8_2').fill('B2')
    await page.getByLabel('Email').fill('ann@shop.example')
    await page.locator('.wpforms-submit').click()
    await eventually(sent).toMatchObject([{ id: '310', fields: { 7: { clone_list: '[2]' }, '8_2': 'B2' } }])
  })

  it('has the scripts of the form in its foot, in a widget, too', async () => {
    withCode(`add_action( 'wp_footer', function () { echo do_shortcode( '[wpforms id="113"]' ); }, 5 );`)
    expect((await formScripts('/plain/')).live).toEqual([])
    const page = await shop.visit('/plain/')
    await send(page)
    expect(await sent()).toHaveLength(1)
  })

  it.each([
    ['in the head', `add_filter( 'wpforms_frontend_js_header_force_load', '__return_true' );`],
    ['on every page', `add_filter( 'wpforms_global_assets', '__return_true' );`],
  ])('has lost them where the site has them printed %s', async (_, code) => {
    withCode(code)
    const { live, inert } = await formScripts('/ask/')
    expect([live, inert.includes('wpforms')]).toEqual([[], true])
  })

  it('shows what came of a form that was sent with its page, without the script for that', async () => {
    const page = await shop.visit('/ask-by-page/')
    await page.getByLabel('Email').fill('ann@shop.example')
    await page.locator('.wpforms-submit').click()
    await page.getByText('Thanks!').waitFor()
    expect(await sent()).toMatchObject([{ id: '400', fields: { 1: 'ann@shop.example' } }])
    expect(await page.locator('#wpforms-confirmation-js').getAttribute('type')).toBe('text/plain')
    expect(await page.locator('#wpforms-js').count()).toBe(0)
    await eventually(() => states(page)).toEqual(['mounted'])
  })
})

describe('a page without a form', () => {
  it('is as it was: nothing of the builder\'s, and no file of the unit\'s', async () => {
    const page = await shop.visit('/shop/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${shop.site.address}/plain/`)
    await waitForMount(page)
    expect(await formScripts('/plain/')).toEqual({ live: [], inert: [] })
    expect(asked.filter((path) => /form-builder|wpforms/.test(path))).toEqual([])
  })

  it('goes without the scripts that a site has printed on every page', async () => {
    withCode(`add_filter( 'wpforms_global_assets', '__return_true' );`)
    const { live, inert } = await formScripts('/plain/')
    expect([live, inert.filter((name) => /^wpforms$|upload|captcha/.test(name))]).toEqual([[], ['wpforms', 'wpforms-captcha', 'wpforms-file-upload']])
    const page = await shop.visit('/plain/')
    await waitForMount(page)
    const insert = (id: string) => page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), builderFormHtml({ id, fields: FORMS[id] ?? [] }))
    await insert('113')
    await eventually(() => states(page)).toEqual(['mounted'])
    expect(await ran(page)).toEqual([])
    // One that comes later and needs them has them.
    await insert('300')
    await page.locator('#wpforms-form-300[data-legacy="ready"]').waitFor()
    await eventually(() => states(page)).toEqual(['refused', 'refused'])
    expect(await ran(page)).toContain('wpforms-file-upload')
    await send(page)
  })
})

describe('the builder\'s scripts stay, and our unit keeps off', () => {
  it.each([['/ask-coupon/', 'wpforms-field-payment-coupon', 1], ['/ask-map/', 'wpforms-field-acme_map', 1], ['/ask-twice/', 'wpforms-field-payment-coupon', 2]])('on %s, for %s', async (path, field, forms) => {
    const { live, inert } = await formScripts(path)
    expect([inert, live.includes('wpforms'), live.includes('wpforms-validation')]).toEqual([[], true, true])
    expect((await shop.scripts(path)).find(({ id }) => id === 'wpforms-js')?.tag).toContain(`data-tillkit-kept=".${field}"`)
    const page = await shop.visit('/plain/')
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.goto(shop.site.address + path)
    await eventually(() => said.filter((line) => line.includes('form-builder stays off'))).toHaveLength(1)
    expect(await states(page)).toEqual(Array<string>(forms).fill('refused'))
    await send(page)
    expect(await sent()).toHaveLength(1)
  })

  it('for another plugin\'s script that depends on the main one, and of the others that one stays which it depends on', async () => {
    withCode(enqueue('wpforms'))
    const { live, inert } = await formScripts('/ask/')
    expect([inert, live.includes('wpforms')]).toEqual([[], true])
    expect((await shop.scripts('/ask/')).find(({ id }) => id === 'wpforms-js')?.tag).toContain('data-tillkit-kept="acme"')
    withCode(enqueue('wpforms-generic-utils'))
    expect((await formScripts('/ask/')).live).toEqual(['wpforms-generic-utils'])
  })

  it('where the tag of the main one has lost its name on the way: what serves it stays with it', async () => {
    withCode(`add_action( 'wp_head', function () { ob_start( function ( $html ) { return str_replace( ' id="wpforms-js"', '', $html ); } ); } );
add_action( 'wp_footer', function () { ob_end_flush(); }, 1000 );`)
    expect(await shop.html('/ask/')).toContain('/wpforms.min.js')
    const { inert } = await formScripts('/ask/')
    expect(inert).toEqual([])
    const page = await shop.visit('/ask/')
    await eventually(() => states(page)).toEqual(['refused'])
    await send(page)
  })
})

describe('optimisers', () => {
  it('that collect the page around ours get it with the scripts switched off, and take none of them for theirs', async () => {
    withCode(`add_action( 'template_redirect', function () { ob_start( function ( $html ) { return preg_replace( '/<script(?![^>]*text.plain)(?=[^>]*src=)[^>]*wpforms-lite[^>]*>/', '<script data-combined>', $html ); } ); }, 1 );`)
    expect(await shop.html('/ask/')).not.toContain('data-combined')
    expect((await formScripts('/ask/')).inert).toContain('wpforms')
    expect(await shop.html('/ask-coupon/')).toContain('data-combined')
  })

  it('that collect it inside ours, write its tags anew and put them off', async () => {
    withCode(`add_action( 'wp_head', function () { ob_start( function ( $html ) { return preg_replace( '/ id="(wpforms[a-z-]*-js)"/', " defer data-v=1 id='$1'", $html ); } ); } );
add_action( 'wp_footer', function () { ob_end_flush(); }, 1000 );`)
    expect(await shop.html('/ask/')).toContain('data-v')
    expect((await formScripts('/ask/')).live).toEqual([])
  })
})

describe('the builder\'s scripts come back', () => {
  /** Each in its order: what the main one needs, that, and what depends on it. */
  const IN_ORDER: readonly [string, readonly string[]][] = [
    ['/ask/', OF_CONTACT],
    // Its script is asked for first, and the main one with it.
    ['/ask-sum/', ['wpforms-validation', 'wpforms-mailcheck', 'wpforms-punycode', 'wpforms-generic-utils', 'wpforms', 'wpforms-captcha', 'wpforms-modern', 'wpforms-address-field']],
  ]

  it.each(['tillkit.js', 'form-builder.js'].flatMap((file) => IN_ORDER.map(([path, order]) => [file, path, order] as const)))('where %s is blocked, on %s', async (file, path, order) => {
    const page = await shop.visit('/shop/')
    await page.route(`**/${file}`, (route) => route.abort())
    await page.goto(shop.site.address + path)
    await page.locator('form[data-legacy="ready"]').waitFor()
    await eventually(() => ran(page)).toEqual(order)
    await send(page)
    expect(await sent()).toHaveLength(1)
  })

  it('nowhere else, where files of ours are gone: they were never switched off', async () => {
    const missing = join(shop.site.content, `plugins/tillkit/files/${shop.version}/form-builder.js`)
    await shop.run(`return rename( '${missing}', '${missing}.aside' );`)
    try {
      const { live, inert } = await formScripts('/ask/')
      expect([inert, live.includes('wpforms')]).toEqual([[], true])
    } finally {
      await shop.run(`return rename( '${missing}.aside', '${missing}' );`)
    }
  })
})

describe('the builder\'s notice for administrators', () => {
  const notices = async (page: Page) => {
    await page.waitForLoadState('load')
    return page.getByText('This form has an issue with JavaScript').count()
  }

  it('is not there where our unit does the work, and is where the script is missing that does', async () => {
    expect(await notices(await shop.visit('/ask/', 'admin'))).toBe(0)
    withCode(`add_filter( 'tillkit_units', function ( $units ) { return array_diff( $units, array( 'form-builder' ) ); } );`)
    const page = await shop.visit('/plain/', 'admin')
    await page.route('**/wpforms.min.js*', (route) => route.abort())
    await page.goto(`${shop.site.address}/ask/`)
    expect(await notices(page)).toBe(1)
  })
})

describe('the settings page', () => {
  const group = (html: string) => /<legend>\s*WPForms\s*<span class="tillkit-version">([^<]*)<.*?tillkit-unit-form-builder-about">.*?tillkit-state-([\w-]+)">/s.exec(html)?.slice(1)

  it('lists the unit under the plugin\'s name, with its version, whatever add-on of it is active', async () => {
    const addOn = join(shop.site.content, 'plugins/wpforms-captcha/wpforms-captcha.php')
    mkdirSync(dirname(addOn))
    writeFileSync(addOn, '<?php\n/* Plugin Name: Captcha\nVersion: 1.8.0 */')
    const set = (...files: string[]) => shop.run(`$all = get_option( 'active_plugins' ); return update_option( 'active_plugins', array_merge( array( ${files.map((file) => `'${file}'`).join()} ), array_diff( $all, array( 'wpforms-captcha/wpforms-captcha.php', 'wpforms-lite/wpforms.php' ) ) ) );`)
    try {
      await set('wpforms-captcha/wpforms-captcha.php', 'wpforms-lite/wpforms.php')
      expect(group(await shop.html(PAGE, 'admin'))).toEqual(['2.0.0.2', 'replaced'])
      await set('wpforms-captcha/wpforms-captcha.php')
      expect(group(await shop.html(PAGE, 'admin'))).toEqual(['not active', 'not-found'])
    } finally {
      await set('wpforms-lite/wpforms.php')
    }
  })
})

describe('the health check', () => {
  /** What it says of a page, line by line. */
  async function saidOf(path: string): Promise<string[]> {
    const page = await shop.visit(PAGE, 'admin')
    await check(shop, page, path)
    await page.locator('.tillkit-report summary').click()
    return page.locator('.tillkit-report li').allInnerTexts()
  }

  it('opens a page with a form, and says that the unit works on it', async () => {
    expect((await facts(shop)).pages['Page with a WPForms form']).toMatch(/\/ask[a-z-]*\/$/)
    expect(await saidOf('/ask/')).toContain('Form builder forms')
  })

  it('says which field keeps the builder\'s script on a page', async () => {
    expect(await saidOf('/ask-coupon/')).toEqual(expect.arrayContaining([
      'wpforms stays on this page because of a module or a field that Tillkit does not replace: wpforms-field-payment-coupon.',
      'Form builder forms: the shop\'s own script wpforms is live on this page and does the work.',
    ]))
  })
})

it.runIf(captures)('captured pages of a real shop have no fields but those that are ours', async () => {
  const found = await shop.run<Record<string, string>>(`$found = array();
foreach ( glob( '${captures}/*.html' ) as $file ) { $found[ basename( $file, '.html' ) ] = Tillkit\\Builders\\foreign_module( file_get_contents( $file ), 'wpforms' ); }
return array_filter( $found );`)
  expect(found).toEqual([])
})
