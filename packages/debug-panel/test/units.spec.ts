import { useShop, waitForMount } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { base, boxOf, focused, frames, openDebugged, openTab, panelOf, productPage, unitOf } from './panel-page.ts'

const shop = useShop()
const broken = () => {
  const { main, ...page } = productPage()
  return { ...page, main: main.replace(/data-price-rules="[^"]*"/, 'data-price-rules="{&quot;10&quot;:9,"') }
}
const legacy = '<script id="tiered-pricing-table-front-js-js">window.legacyRuns = 1</script>'

describe('the units', () => {
  it('show an element at work, with its configuration as the unit has read it', async () => {
    const { panel } = await openDebugged(shop)
    await panel.getByText('1 mounted').waitFor()
    await panel.getByRole('button', { name: 'div.tpt__tiered-pricing', exact: true }).click()
    await panel.getByText('displayType table').waitFor()
    // Secrets are not for screenshots, exact decimals are numbers.
    expect(await panel.locator('.leaf', { hasText: 'nonce' }).innerText()).toMatch(/^nonce .{4}…$/)
    await panel.getByText('product', { exact: true }).click()
    await panel.locator('.leaf:visible', { hasText: /^price 10$/ }).waitFor()
  })

  it('show the field that failed, and what to do', async () => {
    const { panel } = await openDebugged(shop, broken())
    await panel.getByText('1 failed').waitFor()
    const problem = panel.locator('.problem')
    expect(await problem.count()).toBe(1)
    expect(await problem.locator('code').innerText()).toBe('data-price-rules')
    expect(await problem.innerText()).toContain('is no JSON.')
    expect(await problem.innerText()).toContain('Print it as the tier plugin does.')
  })

  it('show which script keeps a unit off, and how to take it out', async () => {
    const { panel } = await openDebugged(shop, { bodyEnd: legacy })
    await panel.getByText('1 stays off').waitFor()
    const advice = await unitOf(panel).locator('.advice').first().innerText()
    expect(advice).toContain('#tiered-pricing-table-front-js-js')
    expect(advice).toContain('Replacing the shop\'s own script')
    expect(advice).toContain('data-force="tiered-pricing"')
  })

  it('show what an element waits for while its code is on the way, and that it came', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const { panel } = await openDebugged(shop, {
      waitForMount: false,
      before: (page) => page.route(`**${base}/tiered-pricing.js`, (route) => held.then(() => route.continue())),
    })
    await panel.getByText('Its moment has come; its code is on the way.').waitFor()
    release()
    await panel.getByText('1 mounted').waitFor()
  })

  it('show a unit whose code cannot be loaded', async () => {
    const { panel } = await openDebugged(shop, {
      waitForMount: false,
      before: (page) => page.route(`**${base}/tiered-pricing.js`, (route) => route.abort()),
    })
    await panel.getByText('1 failed').waitFor()
    expect(await panel.locator('.problem').innerText()).toMatch(/its code \([a-z-]+\.js\) could not be loaded/)
    await panel.getByText('Check that all files of this version stand beside tillkit.js').waitFor()
  })

  it.each([
    ['the page has none of it', { main: '<p>Till rolls</p>' }, 'Nothing on this page matches .tpt__tiered-pricing'],
    ['the wrapper is missing', { main: '<table class="tiered-pricing-table"></table>' }, 'may lack the wrapper .tpt__tiered-pricing'],
    ['data-units leaves it out', { scriptAttributes: { 'data-units': 'cart' } }, 'Add "tiered-pricing" there'],
    ['the address switches us off', { search: '?tillkit=off&tillkit-debug' }, '?tillkit=off is in the address'],
  ])('say why nothing works where %s', async (_why, options, words) => {
    const { panel } = await openDebugged(shop, { ...options, waitForMount: false })
    await panel.getByText(words).first().waitFor()
    expect(await unitOf(panel).locator('.host').count()).toBe(0)
    const { main = 'tpt__tiered-pricing' } = options as { main?: string }
    if (main.includes('tpt__')) expect(await unitOf(panel).innerText()).toContain('found one element')
  })

  it('say that the browser is too old', async () => {
    const { panel, pageErrors } = await openDebugged(shop, {
      waitForMount: false,
      before: (page) => page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover')),
    })
    await panel.getByText('this browser is too old').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('stop a unit after asking, which puts the page back, and say so', async () => {
    const { page, panel } = await openDebugged(shop)
    await page.locator('form.cart .qty').fill('10')
    await panel.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
    await panel.getByRole('button', { name: 'Stop tiered-pricing' }).press('Enter')
    await panel.getByText('It was stopped').waitFor()
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('1')
    expect(await page.locator('tillkit-debug [role="status"]').innerText()).toContain('tiered-pricing has been stopped')
    await openTab(panel, 'Events & calls')
    await panel.getByText('unmounted').waitFor()
    await openTab(panel, 'Units')
    await panel.getByRole('button', { name: 'Load the page again' }).click()
    await waitForMount(page)
    await panelOf(page).getByText('1 mounted').waitFor()
  })

  it('keep focus where it was asked for: at Stop, and at loading again', async () => {
    const { page, panel } = await openDebugged(shop)
    await panel.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
    await panel.getByRole('button', { name: 'Let it run' }).press('Enter')
    expect(await focused(page)).toBe('Stop')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('Stop tiered-pricing')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Load the page again')
  })

  it('tell elements apart that look alike, and read what is inside only where one looks', async () => {
    const { main, ...rest } = productPage()
    const { panel } = await openDebugged(shop, { ...rest, main: main.repeat(3) })
    await panel.getByText('3 mounted').waitFor()
    expect(await panel.locator('.host__name').allInnerTexts()).toEqual(
      ['1 of 3', '2 of 3', '3 of 3'].map((order) => expect.stringMatching(new RegExp(`^div\\.tpt__tiered-pricing\\s+${order}$`)) as string),
    )
    expect(await panel.locator('.leaf, .hold').count()).toBe(0)
    await panel.getByRole('button', { name: '2 of 3' }).first().press('Enter')
    await panel.getByText('displayType table').waitFor()
    expect(await panel.getByText('configuration', { exact: true }).count()).toBe(1)
  })

  it('still say what failed when the log is cleared', async () => {
    const { page, panel } = await openDebugged(shop, {
      waitForMount: false,
      before: (page) => page.route(`**${base}/tiered-pricing.js`, (route) => route.abort()),
    })
    await panel.locator('.problem').waitFor()
    await openTab(panel, 'Events & calls')
    await panel.getByRole('button', { name: 'Clear' }).click()
    await page.evaluate(() => {
      document.querySelector('.tpt__tiered-pricing')?.after(document.querySelector('.tpt__tiered-pricing')?.cloneNode(true) as Node)
    })
    await openTab(panel, 'Units')
    await panel.getByText('2 failed').waitFor()
    expect(await panel.locator('.problem').innerText()).toMatch(/its code \([a-z-]+\.js\) could not be loaded/)
  })

  it('outlive tillkit.stop()', async () => {
    const { page, panel, pageErrors } = await openDebugged(shop)
    await panel.getByText('1 mounted').waitFor()
    await page.evaluate(() => (Reflect.get(window, Symbol.for('tillkit')) as { stop(): void }).stop())
    await unitOf(panel).getByText('It was stopped').waitFor()
    expect(pageErrors).toEqual([])
  })
})

describe('outlines', () => {
  it('show the element and every node that it has adopted, on hover and on focus', async () => {
    const { page, panel } = await openDebugged(shop)
    const host = panel.locator('.host')
    await host.waitFor()
    expect(await frames(page)).toEqual([])
    await host.hover()
    await expect.poll(async () => (await frames(page)).length).toBeGreaterThan(4)
    const shown = await frames(page)
    expect(shown[0]).toEqual({ look: 'host', box: await boxOf(page, '.tpt__tiered-pricing') })
    const adopted = shown.filter(({ look }) => look === 'adopt').map(({ box }) => box.join())
    expect(adopted).toContain((await boxOf(page, '[data-tiered-quantity="10"]')).join())
    expect(adopted).toContain((await boxOf(page, '.tiered-pricing-dynamic-price-wrapper')).join())
    await page.mouse.move(5, 5)
    await expect.poll(() => frames(page)).toEqual([])
    await host.getByRole('button').first().focus()
    await expect.poll(async () => (await frames(page)).length).toBe(shown.length)
  })

  it('follow scrolling', async () => {
    const { page, panel } = await openDebugged(shop, { bodyEnd: '<div style="height: 3000px"></div>' })
    await panel.locator('.host').getByRole('button').first().focus()
    await expect.poll(async () => (await frames(page))[0]?.look).toBe('host')
    await page.evaluate(() => scrollTo(0, 150))
    await expect.poll(async () => (await frames(page))[0]?.box).toEqual(await boxOf(page, '.tpt__tiered-pricing'))
  })

  it('say of each node what we wrote and what the server had, and lead to it', async () => {
    const { page, panel } = await openDebugged(shop, { bodyEnd: '<div style="height: 3000px"></div>' })
    await page.locator('form.cart .qty').fill('10')
    await panel.locator('.host__name').click()
    await panel.getByText(/nodes on the page/).click()
    const row = panel.locator('.hold').filter({ hasText: /class tiered-pricing--active on\s*server: off/ })
    await row.first().waitFor()
    await page.evaluate(() => scrollTo(0, 2000))
    await row.first().getByRole('button').press('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(1000)
    await expect.poll(async () => (await frames(page)).map(({ look }) => look)).toEqual(['adopt'])
  })

  it('show what we have drawn ourselves', async () => {
    const config = '<script type="application/json" id="tillkit-config">{"units":{"tiered-pricing":{"addMore":true}}}</script>'
    const { page, panel } = await openDebugged(shop, { bodyEnd: config })
    await page.locator('form.cart .qty').fill('8')
    await page.locator('.tillkit-hint').waitFor()
    await panel.locator('.host').hover()
    await expect.poll(async () => (await frames(page)).some(({ look }) => look === 'slot')).toBe(true)
    const slots = (await frames(page)).filter(({ look }) => look === 'slot')
    const [x = 0, y = 0, width = 0, height = 0] = await boxOf(page, '.tillkit-hint__button')
    expect(slots.some(({ box: [left = 0, top = 0, w = 0, h = 0] }) => left <= x && top <= y && left + w >= x + width && top + h >= y + height)).toBe(true)
  })
})
