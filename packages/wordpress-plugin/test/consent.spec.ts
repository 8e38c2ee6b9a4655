import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannerHtml, consentConfig } from '@tillkit/fixtures/consent'
import { beforeAll, describe, expect, it } from 'vitest'
import { useSite } from './wordpress/use-site.ts'

const shop = useSite()

const providers = [
  { re: 'tally.example.test/count.js', categories: ['analytics'] },
  { re: 'maps.example.test', categories: ['functional'] },
  { re: 'ads.example.test', categories: ['advertisement'] },
]

const CONTENT = `<iframe title="Map" width="300" height="200" src="https://maps.example.test/embed?q=1"></iframe>
<img id="pixel" src="https://www.ads.example.test/p.gif" alt=""><img id="own" src="/own.png" alt="">
<script id="declared" data-cookieyes="cookieyes-analytics">window.declaredRan = true</script>`

beforeAll(async () => {
  writeFileSync(join(shop.site.content, 'pages/consent.json'), JSON.stringify({ config: consentConfig({ providers }), template: bannerHtml() }))
  writeFileSync(join(shop.site.content, 'pages/shop.html'), `<h1>Shop</h1>${CONTENT}`)
  // A revision of the shop's policy, which the gate goes by.
  writeFileSync(join(shop.site.content, 'mu-plugins/policy.php'), `<?php
add_filter( 'tillkit_config', function ( $config ) { $config['units']['consent'] = array( 'revision' => 1 ); return $config; } );`)
  // What a theme prints by itself before WordPress prints anything.
  writeFileSync(join(shop.site.content, 'mu-plugins/hard-coded.php'), `<?php
add_action( 'wp_head', function () { echo '<script id="hard-coded">window.atFirst = [ Symbol.for( "tillkit-gate" ) in window, typeof _ckyConfig ]; document.head.appendChild( Object.assign( document.createElement( "script" ), { src: "https://ads.example.test/show.js" } ) )</script>'; }, PHP_INT_MIN );`)
  await shop.run(`$failed = activate_plugin( 'cookie-law-info/cookie-law-info.php' ); return is_wp_error( $failed ) ? $failed->get_error_message() : '';`)
})

describe('a page with a banner', () => {
  it('has the gate first, before what others print ahead of everything, with our settings and the banner plugin\'s behind it', async () => {
    const scripts = await shop.scripts('/shop/')
    expect(scripts.slice(0, 4).map(({ id }) => id)).toEqual(['tillkit-consent-early', 'tillkit-config', 'cookie-law-info-js-extra', 'hard-coded'])
    expect(scripts[0]?.tag).toMatch(/(?=.* nowprocket)(?=.* data-noptimize="1")/)
    expect(scripts[0]?.tag).not.toMatch(/ (defer|async|type=)/)
    expect(scripts[2]?.tag).toContain(' nowprocket')
    expect(scripts.map(({ id }) => id).filter((id) => id === 'cookie-law-info-js-extra')).toHaveLength(1)
    expect(scripts.map(({ id }) => id)).not.toContain('cookie-law-info-js')
  })

  it('has scripts, frames and pictures of blocked addresses switched off, their lines too, and their data not', async () => {
    const html = await shop.html('/shop/')
    const tag = (id: string) => new RegExp(`<script[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? ''
    for (const id of ['tally-js', 'tally-js-before', 'tally-js-after', 'declared']) expect(tag(id), id).toMatch(/(?=.* type="text\/plain")(?=.* data-cookieyes="cookieyes-analytics")/)
    expect(tag('tally-js-extra')).not.toContain('text/plain')
    expect(/<iframe[^>]*>/.exec(html)?.[0]).toMatch(/(?=.* data-cookieyes-src="https:\/\/maps\.example\.test\/embed\?q=1")(?=.* data-cookieyes="cookieyes-functional")(?!.* src=)/)
    expect(/<img[^>]* id="pixel"[^>]*>/.exec(html)?.[0]).toMatch(/(?=.* data-cookieyes-src="https:\/\/www\.ads\.example\.test\/p\.gif")(?!.* src=)/)
    expect(/<img[^>]* id="own"[^>]*>/.exec(html)?.[0]).toMatch(/(?=.* src="\/own\.png")(?!.*cookieyes)/)
  })

  it('asks no third party for anything before the visitor allows it, and then for each once', async () => {
    const page = await shop.visit('/')
    const asked: string[] = []
    await page.route('https://*.example.test/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 200, contentType: route.request().url().includes('.js') ? 'text/javascript' : 'text/html', body: '' })
    })
    await page.goto(`${shop.site.address}/shop/`)
    await page.locator('[data-cky-tag="accept-button"]').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'atFirst'))).toEqual([true, 'object'])
    expect(await page.evaluate(() => ['tallyBefore', 'declaredRan'].map((name) => Reflect.has(window, name)))).toEqual([false, false])
    await page.locator('[data-cky-tag="accept-button"]').first().click()
    await page.waitForFunction(() => Reflect.has(window, 'tallyAfter') && Reflect.has(window, 'declaredRan'))
    await expect.poll(() => asked.map((url) => url.replace(/\?ver=.*$/, '')).toSorted()).toEqual(['https://ads.example.test/show.js', 'https://maps.example.test/embed?q=1', 'https://tally.example.test/count.js', 'https://www.ads.example.test/p.gif'])
  })

  it('is left as it is where the unit is off, or the plugin\'s own script stays', async () => {
    await shop.settings('everyone', ['mini-cart'])
    expect(await shop.html('/shop/')).not.toContain('data-cookieyes-src')
    await shop.settings('everyone')
    writeFileSync(join(shop.site.content, 'mu-plugins/kept.php'), `<?php add_filter( 'tillkit_retirement', function ( $way, $handle ) { return isset( $_GET['kept'] ) && 'cookie-law-info' === $handle ? 'keep' : $way; }, 10, 2 );`)
    const kept = await shop.html('/shop/?kept')
    expect(kept).toContain('id="cookie-law-info-js"')
    expect(kept).not.toContain('data-cookieyes-src')
    expect(kept).not.toMatch(/<script[^>]*id="tally-js"[^>]*text\/plain/)
  })

  it('takes further addresses from a filter, and lives with odd ones', async () => {
    expect(await shop.run(`add_filter( 'tillkit_consent_providers', function ( $list ) { return array_merge( $list, array( array( 're' => 'chat.example', 'categories' => array( 'functional', 'necessary', 'advertisement' ) ), array( 're' => '' ), 'odd' ) ); } );
$list = Tillkit\\Consent_Page\\providers();
return array( Tillkit\\Consent_Page\\declaration_of( 'https://www.chat.example/w.js?x', $list ), Tillkit\\Consent_Page\\declaration_of( '/wp-content/own.js', $list ), Tillkit\\Consent_Page\\declaration_of( 'http:///', $list ), Tillkit\\Consent_Page\\with_gate_first( '<p>No head' ) );`)).toEqual(['cookieyes-functional cookieyes-advertisement', '', '', '<p>No head'])
  })
})
