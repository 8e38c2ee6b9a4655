import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { circleCounterHtml, countdownHtml, numberCounterHtml } from '@tillkit/fixtures/page-builder'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useSite } from './wordpress/use-site.ts'

const shop = useSite()

const MODULES = [
  ['et_pb_number_counter', numberCounterHtml({ value: 2_480_000, separator: ',' })],
  ['et_pb_number_counter', numberCounterHtml({ value: '-12345.50', separator: '' })],
  ['et_pb_number_counter', numberCounterHtml({ value: 'many', separator: ',' })],
  ['et_pb_circle_counter', circleCounterHtml({ value: 92 })],
  ['et_pb_countdown_timer', countdownHtml({ end: 1_935_392_400, title: 'Trade fair' })],
  ['et_pb_text', numberCounterHtml({ value: 7 })],
] as const

/** Prints modules as the page builder does, which lets others have a say in their HTML. */
const CODE = `<?php
add_action( 'wp_footer', function () {
	foreach ( json_decode( file_get_contents( WP_CONTENT_DIR . '/pages/modules.json' ) ) as $module ) {
		echo apply_filters( 'et_module_shortcode_output', $module[1], $module[0], null );
	}
	echo '<p id="edited">' . count( apply_filters( 'et_module_shortcode_output', array( 'edited' ), 'et_pb_number_counter', null ) ) . '</p>';
}, 1 );`

describe("figures of the page builder's modules", () => {
  const file = () => join(shop.site.content, 'mu-plugins/test-code.php')
  beforeAll(async () => {
    writeFileSync(join(shop.site.content, 'pages/modules.json'), JSON.stringify(MODULES))
    writeFileSync(file(), CODE)
    await shop.run(`update_option( 'timezone_string', 'Europe/London' ); update_option( 'date_format', 'j F Y' ); return update_option( 'time_format', 'H:i' );`)
  })
  afterEach(() => shop.settings('everyone'))
  afterAll(() => rmSync(file(), { force: true }))

  const read = async () => {
    const page = await shop.visit('/shop/', undefined, { javaScriptEnabled: false })
    return page.evaluate(() => [...document.querySelectorAll('.percent-value')].map(({ textContent }) => textContent))
  }

  it('stand in the HTML, as they are counted to, where the modules are ours', async () => {
    expect(await read()).toEqual(['2,480,000', '-12345.50', '', '92', ''])
    const html = await shop.html('/shop/')
    expect(/<noscript>.*?<\/noscript>/.exec(html.slice(html.indexOf('et_pb_countdown_timer_container')))?.[0]).toBe('<noscript><p><time datetime="2031-05-01T10:00:00+01:00">1 May 2031 10:00</time></p></noscript>')
    expect(html).toContain('<p id="edited">1</p>')
  })

  it('are left to the script of the page builder where they are not', async () => {
    await shop.settings('everyone', ['tiered-pricing'])
    expect(await read()).toEqual(['', '', '', '', ''])
    expect((await shop.html('/shop/')).slice(-9000)).not.toContain('<noscript><p><time')
  })
})
