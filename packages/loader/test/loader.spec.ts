import { atRest, F1, globalsScript, heldFile, importsAnew, holdLong, openSharedPage, pluginStylesHtml, simpleProductMain, tillkitErrors, tillkitTag, tillkitVersion, useShop, waitForMount } from '@tillkit/testing'
import type { DisplayType, OpenOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const base = `/tillkit/${tillkitVersion()}`

/** A product's page in the 7.x markup with everything that the fixtures print. */
function productPage(displayType: DisplayType, premium = false): Pick<OpenOptions, 'main' | 'globals' | 'head'> {
  return {
    main: simpleProductMain(F1, { displayType, generation: '7.x', premium }),
    globals: globalsScript({ generation: '7.x', premium }),
    head: pluginStylesHtml('7.x'),
  }
}

/** What links the looks of the tiers. */
const sheet = (page: Page) => page.locator('link[rel=stylesheet][href$="/tiered-pricing.css"]')

const isOpen = (page: Page) => page.locator('.tiered-pricing-dropdown__select-box').getAttribute('aria-expanded')

describe('the loader', () => {
  it.each(['base.js', 'tiered-pricing.layouts.js'])('holds the first click while %s is on the way, and replays it once', async (file) => {
    const held = heldFile(file)
    const before = (opened: Page) => Promise.all([holdLong(opened), held.before(opened)])
    const { page, pageErrors } = await shop.openFixture({ ...productPage('dropdown'), waitForMount: false, before })
    await page.evaluate(() => {
      Reflect.set(window, 'clicks', 0)
      document.addEventListener('click', () => Reflect.set(window, 'clicks', Number(Reflect.get(window, 'clicks')) + 1))
    })
    await held.asked
    const box = page.locator('.tiered-pricing-dropdown__select-box')
    await box.click()
    await box.click()
    expect(await box.getAttribute('aria-busy')).toBe('true')
    expect(await page.evaluate(() => Number(Reflect.get(window, 'clicks')))).toBe(0)
    await held.release()
    await expect.poll(() => isOpen(page)).toBe('true')
    expect(await box.getAttribute('aria-busy')).toBe(null)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'clicks')))).toBe(1)
    await box.click()
    expect(await isOpen(page)).toBe('false')
    expect(pageErrors).toEqual([])
  })

  it('loses no quantity that was typed before the code came', async () => {
    const held = heldFile('base.js')
    const { page } = await shop.openFixture({ ...productPage('table'), waitForMount: false, before: held.before })
    await page.locator('form.cart .qty').fill('50')
    await held.release()
    await waitForMount(page)
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('50')
    expect(await page.locator('form.cart .qty').inputValue()).toBe('50')
  })

  it('brings the shop\'s own script back when the code cannot be loaded', async () => {
    const held = heldFile('base.js')
    shop.server.file('/legacy.js', new URL('./legacy-stand-in.js', import.meta.url).pathname)
    const { page, consoleErrors } = await shop.openFixture({
      ...productPage('table'),
      bodyEnd: '<script type="text/plain" id="tiered-pricing-table-front-js-js" src="/legacy.js"></script>',
      waitForMount: false,
      before: held.before,
    })
    await held.release('abort')
    await page.waitForFunction(() => Reflect.get(window, 'legacyRuns') === 1)
    await expect.poll(() => consoleErrors.join()).toContain("the shop's own script was started instead")
    await page.locator('form.cart .qty').fill('10')
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('1')
  })

  it('brings it back where none of our other files can be had, and says so by the unit and a code', async () => {
    shop.server.file('/legacy.js', new URL('./legacy-stand-in.js', import.meta.url).pathname)
    const { page, consoleErrors } = await shop.openFixture({
      ...productPage('table'),
      bodyEnd: '<script type="text/plain" id="tiered-pricing-table-front-js-js" src="/legacy.js"></script>',
      waitForMount: false,
      before: (opened) => opened.route(new RegExp(`${base}/(?!tillkit\\.js)`), (route) => route.abort()),
    })
    await page.waitForFunction(() => Reflect.get(window, 'legacyRuns') === 1)
    await expect.poll(() => consoleErrors.join()).toContain('[tillkit] tiered-pricing gaveUp')
    expect(await tillkitErrors(page)).toMatchObject([{ unit: 'tiered-pricing' }])
  })

  it.each([
    ['the line is back, its own file', 'tiered-pricing.js', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))],
    ['something is pressed, a file that it imports', 'base.js', (page: Page) => page.locator('form.cart .qty').click()],
  ] as const)('asks the browser once more for what could not be had, when %s, and for its looks, and keeps what was typed', async (_when, file, act) => {
    let isCut = true
    const { page, consoleErrors } = await shop.openFixture({
      ...productPage('table'),
      waitForMount: false,
      before: (opened) => opened.route(new RegExp(`/(${file}|tiered-pricing.css)$`), (route) => (isCut ? route.abort() : route.continue())),
    })
    await expect.poll(() => consoleErrors.join()).toContain("the server's page stays as it is")
    await expect.poll(() => sheet(page).count()).toBe(0)
    await page.locator('form.cart .qty').evaluate((field: HTMLInputElement) => {
      field.value = '50'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    isCut = false
    await act(page)
    if (!(await importsAnew(page))) {
      await expect.poll(() => sheet(page).count()).toBe(1)
      return expect(await page.locator('form.cart .qty').inputValue()).toBe('50')
    }
    await waitForMount(page)
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('50')
    expect(await sheet(page).count()).toBe(1)
    expect(consoleErrors.filter((line) => line.startsWith('[tillkit]'))).toHaveLength(1)
  })

  it('leaves out a part whose file is missing, says so with the address of what explains it, and keeps the rest', async () => {
    const held = heldFile('tiered-pricing.layouts.js')
    const { page, consoleErrors } = await shop.openFixture({ ...productPage('table', true), waitForMount: false, before: held.before })
    await held.release('abort')
    await waitForMount(page)
    expect(consoleErrors.join()).toContain('could not be loaded, so that part is left out')
    await page.locator('form.cart .qty').fill('10')
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('10')
    const [link] = /\S+\/errors\.html#\S+/.exec(consoleErrors.join()) ?? []
    await page.goto(link ?? 'about:blank')
    await page.locator('article:target', { hasText: 'code-missing' }).waitFor()
  })

  it('knows the units that its own tag names, where the file carries none, and warns of nothing', async () => {
    const row = { name: 'tiered-pricing', selector: '.tpt__tiered-pricing', claims: [{ selector: '.tiered-pricing-tooltip-icon' }] }
    const table = JSON.stringify([row]).replaceAll('"', '&quot;')
    const { main, globals, head } = productPage('table')
    const tag = `<script defer src="${base}/bare/tillkit.js" data-units="tiered-pricing" data-table="${table}"></script>`
    const { page, consoleErrors } = await shop.openFixture({ main, globals, head: `${head ?? ''}<script>var woocommerce_params = {}</script>${tag}`, tillkit: false })
    await page.locator('form.cart .qty').fill('10')
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('10')
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').slice(3).join('/')))
    expect(files).toEqual(expect.arrayContaining([`${base.slice(1)}/bare/tillkit.js`, `${base.slice(1)}/tiered-pricing.js`]))
    expect(files.filter((file) => /page-events|tillkit\.css/.test(file))).toEqual([])
    expect(consoleErrors).toEqual([])
  })

  it.each([
    ['is no JSON', '[{"name"', 'JSON'],
    ['is no list', '{}', 'forEach'],
    ['has a selector that the browser cannot read', '[{"name":"tiered-pricing","selector":".tpt__tiered-pricing"},{"name":"odd","selector":".."}]', '..'],
  ])('leaves the page alone where the table of its tag %s, and says so', async (_what, said, named) => {
    const { main, globals, head } = productPage('table')
    const tag = `<script defer src="${base}/bare/tillkit.js" data-table="${said.replaceAll('"', '&quot;')}"></script>`
    const { page, consoleErrors } = await shop.openFixture({ main, globals, head: `${head ?? ''}${tag}`, tillkit: false, waitForMount: false })
    expect(consoleErrors).toEqual([expect.stringMatching(/^\[tillkit\] .*data-table/)])
    expect(consoleErrors[0]).toContain(named)
    await page.locator('form.cart .qty').fill('10')
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('1')
  })

  it('works under a strict policy: no eval, a nonce for scripts, Trusted Types', async () => {
    const policy = [
      "script-src 'nonce-shop' 'strict-dynamic'",
      "style-src 'self' 'unsafe-inline'",
      "require-trusted-types-for 'script'",
      'trusted-types tillkit',
    ].join('; ')
    const { main, globals, head } = productPage('tooltip')
    const html = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${policy}">
      <title>Roll</title><link rel="icon" href="data:,">${globals}${head ?? ''}${tillkitTag()}</head><body>${main}</body></html>`
    shop.server.page('/product/strict/', html.replaceAll('<script', '<script nonce="shop"'))
    const page = await openSharedPage(shop.browser)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${shop.server.origin}/product/strict/`)
    await waitForMount(page)
    await page.locator('form.cart .qty').fill('10')
    await page.locator('.tiered-pricing-tooltip-icon').hover()
    await page.locator('[role="tooltip"] [data-tiered-quantity="10"].tiered-pricing--active').waitFor()
    expect(await page.locator('.price ins').first().textContent()).toContain('£9.00')
    expect(errors).toEqual([])
  })

  it('brings the shop\'s own script back under Trusted Types too, and says what is missing', async () => {
    shop.server.file('/legacy.js', new URL('./legacy-stand-in.js', import.meta.url).pathname)
    const policy = "script-src 'nonce-shop' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types tillkit"
    const { main, globals } = productPage('table')
    const inert = '<script type="text/plain" id="tiered-pricing-table-front-js-js" src="/legacy.js"></script>'
    const html = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${policy}">
      <title>Roll</title>${globals}${tillkitTag({ 'data-units': 'tiered-pricing, carts' })}${inert}</head><body>${main}</body></html>`
    shop.server.page('/product/strict/', html.replaceAll('<script', '<script nonce="shop"'))
    const page = await openSharedPage(shop.browser)
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.route(`**${base}/tiered-pricing.js`, (route) => route.abort())
    await page.goto(`${shop.server.origin}/product/strict/`)
    await page.waitForFunction(() => Reflect.get(window, 'legacyRuns') === 1)
    await expect.poll(() => lines.join()).toContain("the shop's own script was started instead")
    expect(lines.join()).toContain('this version has no carts. It has consent')
  })

  it('keeps a second copy off, loudly', async () => {
    const { page, consoleErrors } = await shop.openFixture({ ...productPage('table'), bodyEnd: tillkitTag() })
    await expect.poll(() => consoleErrors.join()).toContain('second copy')
    await page.keyboard.press('Shift')
    await page.locator('.tillkit-announcer').first().waitFor({ state: 'attached' })
    const counts = await page.evaluate(() => {
      const running = Reflect.get(window, Symbol.for('tillkit')) as { hosts: () => unknown[] }
      return [running.hosts().length, document.querySelectorAll('.tillkit-announcer').length]
    })
    expect(counts).toEqual([1, 1])
  })

  it('mounts only the units that the tag names', async () => {
    const { page } = await shop.openFixture({ ...productPage('table'), scriptAttributes: { 'data-units': 'cart-page' }, waitForMount: false, alone: true })
    await atRest(page, shop.server)
    const files = shop.server.requests.map(({ path }) => path).filter((path) => path.startsWith(base))
    expect(files).toEqual([`${base}/tillkit.js`])
  })

  it('loads nothing but itself on a page without a widget, and no React for one that draws nothing', async () => {
    const empty = await shop.openFixture({ main: '<p>Till rolls</p>', globals: '', waitForMount: false, path: '/about/', alone: true })
    await atRest(empty.page, shop.server)
    const filesOf = () => shop.server.requests.map(({ path }) => path).filter((path) => path.startsWith(base))
    expect(filesOf()).toEqual([`${base}/tillkit.js`])
    const table = await shop.openFixture({ ...productPage('table'), path: '/product/table/', alone: true })
    await atRest(table.page, shop.server)
    expect(filesOf().filter((path) => /react|floating|dropdown|variations/.test(path))).toEqual([])
    await table.page.waitForFunction(() => document.querySelector('link[href$="tillkit.css"]') !== null)
  })

  it('works as a module alone', async () => {
    const { page, consoleErrors } = await shop.openFixture({
      ...productPage('blocks'),
      tillkit: false,
      bodyEnd: `<script type="module" src="${base}/tiered-pricing.js"></script>`,
    })
    await page.locator('form.cart .qty').fill('100')
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('100')
    expect(consoleErrors).toEqual([])
  })

  it('works under the plugin\'s own handle, swapped by its filter: in the head, without defer', async () => {
    const { main, globals, head } = productPage('table')
    const swapped = `<script src="${base}/tillkit.js?ver=7.1.5" id="tiered-pricing-table-front-js-js"></script>`
    const inline = '<script>document.__tieredPricing.overrides.mine = 1</script>'
    const { page, consoleErrors, pageErrors } = await shop.openFixture({ main, globals, head: `${head}${swapped}${inline}`, tillkit: false })
    await page.locator('form.cart .qty').fill('10')
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('10')
    expect([...consoleErrors, ...pageErrors]).toEqual([])
  })

  it('unmounts when the shop\'s script comes late, and puts the page back', async () => {
    shop.server.file('/product-tiered-pricing-table.min.js', new URL('./legacy-stand-in.js', import.meta.url).pathname)
    const { page } = await shop.openFixture(productPage('table'))
    await page.locator('form.cart .qty').fill('50')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = '/product-tiered-pricing-table.min.js'
      document.head.append(script)
    })
    await page.waitForFunction(() => document.querySelector('.tiered-pricing--active')?.getAttribute('data-tiered-quantity') === '1')
    const states = await page.evaluate(() => {
      const running = Reflect.get(window, Symbol.for('tillkit')) as { hosts: () => { state: string }[] }
      return running.hosts().map(({ state }) => state)
    })
    expect(states).toEqual(['refused'])
  })
})
