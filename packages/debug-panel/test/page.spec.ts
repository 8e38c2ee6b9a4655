import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assets, tillkitTag, tillkitVersion, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { PAGE_GOALS } from '@tillkit/testing/project/page-goals.mjs'
import { base, openDebugged, openTab } from './panel-page.ts'

const shop = useShop()
const dist = join(assets.dist, tillkitVersion())
const built = () => JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { files: Record<string, { gzip: number }> }
const kilobytes = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`)

describe('the page', () => {
  it('is told with version, settings, jQuery, and the scripts that we replace', async () => {
    const { panel } = await openDebugged(shop, {
      scriptAttributes: { 'data-force': true },
      bodyEnd: `<script id="tiered-pricing-table-front-js-js"></script>
        <script type="text/plain" src="/x/product-tiered-pricing-table.js"></script>
        <script type="application/json" id="tillkit-config">{"units":{"tiered-pricing":{"addMore":false}}}</script>`,
    })
    await openTab(panel, 'Page')
    const words = await panel.locator('.facts').innerText()
    expect(words).toContain(tillkitVersion())
    expect(words).toMatch(/data-force\s+all units/)
    expect(words).toMatch(/data-units\s+not set: all units/)
    expect(words).toMatch(/jQuery\s+3\.7\.1/)
    const scripts = panel.locator('.legacy li')
    expect(await scripts.nth(0).innerText()).toMatch(/#tiered-pricing-table-front-js-js\s+live\s+Runs together with tiered-pricing, because data-force says so/)
    expect(await scripts.nth(1).innerText()).toMatch(/\/x\/product-tiered-pricing-table\.js\s+switched off/)
    await panel.getByText('units', { exact: true }).click()
    await panel.locator('summary', { hasText: 'tiered-pricing' }).click()
    await panel.getByText('addMore false').waitFor()
  })

  it('is told of a second copy, and of settings that are no JSON', async () => {
    const { panel } = await openDebugged(shop, {
      bodyEnd: `${tillkitTag()}<script type="application/json" id="tillkit-config">{"units":</script>`,
    })
    await openTab(panel, 'Page')
    await panel.getByText('Our script tag is on this page 2 times').waitFor()
    await panel.getByText(/is no JSON: .+; the defaults are used/).waitFor()
  })

  it('is weighed: every file as built, one that comes while somebody looks too, without what came for the panel', async () => {
    const { panel, page } = await openDebugged(shop, { alone: true })
    await panel.getByText('1 mounted').waitFor()
    await openTab(panel, 'Page')
    const rows = panel.locator('.weight tbody tr')
    await rows.first().waitFor()
    const files = built().files
    const totalOf = (names: readonly string[]) => {
      const sum = names.reduce((total, name) => total + (files[name]?.gzip ?? 0), 0)
      return `${kilobytes(sum)} of gzip as built; the budget of such a page is ${kilobytes(PAGE_GOALS.still)}`
    }
    const total = panel.locator('.total')
    const atOnce = ['tillkit.js', 'base.js', 'money.js', 'tiered-pricing.js', 'typed-numbers.js']
    await expect.poll(() => total.innerText()).toBe(totalOf(atOnce))
    await page.addScriptTag({ type: 'module', url: `/tillkit/${tillkitVersion()}/tiered-pricing.layouts.js` })
    await expect.poll(() => total.innerText()).toBe(totalOf([...atOnce, 'tiered-pricing.layouts.js']))
    const table = await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())))
    const names = table.map(([file = '']) => file.split(' ')[0] ?? '')
    expect(names).toContain('tiered-pricing.js')
    for (const [index, [, gzip, , unpacked]] of table.entries()) {
      const name = names[index] ?? ''
      expect([name, gzip]).toEqual([name, kilobytes(files[name]?.gzip ?? 0)])
      expect([name, unpacked]).toEqual([name, kilobytes(statSync(join(dist, name)).size)])
    }
    expect(table.filter(([file]) => file?.includes('for this panel only')).map(([file]) => file?.split(' ')[0])).toEqual(
      expect.arrayContaining(['react.js', 'debug-panel.js']),
    )
    await panel.getByText('The server sends our files uncompressed.').waitFor()
    expect(await page.evaluate((prefix) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(prefix)).length, base)).toBeGreaterThan(table.length - 1)
  })

  it('is weighed by the network where the manifest is missing', async () => {
    const { panel } = await openDebugged(shop, { before: (page) => page.route('**/manifest.json', (route) => route.fulfill({ status: 404 })) })
    await openTab(panel, 'Page')
    await panel.getByText('manifest.json could not be read').waitFor()
    expect(await panel.locator('.total').innerText()).toContain('over the network')
  })

  it('goes into a report that can be sent', async () => {
    const { page, panel, context } = await openDebugged(shop)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await panel.getByText('1 mounted').waitFor()
    await panel.getByRole('button', { name: 'View' }).click()
    await panel.getByRole('button', { name: 'Copy report' }).click()
    await page.locator('tillkit-debug [role="status"]', { hasText: 'The report has been copied.' }).waitFor({ state: 'attached' })
    const text = await page.evaluate(() => navigator.clipboard.readText())
    for (const words of ['/product/roll/?tillkit-debug', `Version: ${tillkitVersion()}`, 'tiered-pricing: mounted', 'price: 10', 'tiered-pricing.js', '## Log', 'tillkit:mounted']) {
      expect(text).toContain(words)
    }
  })

  it('goes into a report by hand where the browser does not let us copy', async () => {
    const { page, panel } = await openDebugged(shop, {
      before: (page) => page.addInitScript(() => Reflect.defineProperty(navigator, 'clipboard', { value: undefined })),
    })
    await panel.getByRole('button', { name: 'View' }).click()
    await panel.getByRole('button', { name: 'Copy report' }).click()
    const field = panel.getByRole('textbox')
    expect(await field.inputValue()).toContain('## Log')
    expect(await page.evaluate(() => document.querySelector('tillkit-debug')?.shadowRoot?.activeElement?.localName)).toBe('textarea')
  })
})
