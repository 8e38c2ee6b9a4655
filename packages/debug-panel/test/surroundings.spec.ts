import { atRest, openSharedPage, tillkitTag, useShop, waitForMount } from '@tillkit/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { base, boxOf, focused, openDebugged, openTab, panelOf, productPage } from './panel-page.ts'

const shop = useShop()
const ours = () => shop.server.requests.map(({ path }) => path).filter((path) => path.startsWith(base))

/** Waits until no unit says any more that it is on its way. */
async function unitsAtRest(panel: Locator): Promise<void> {
  await panel.getByText('1 mounted').waitFor()
  await expect.poll(() => panel.getByText('waiting', { exact: true }).count()).toBe(0)
}

/** The page without the panel's own element. */
function htmlOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element
    for (const panel of copy.querySelectorAll('tillkit-debug')) panel.remove()
    return copy.outerHTML
  })
}

describe('a page without the parameter', () => {
  it.each(['', '?debug', '?tillkit-debugger'])('loads nothing of the panel, and keeps no log: "%s"', async (search) => {
    const { page } = await shop.openFixture({ ...productPage(), search, alone: true })
    await atRest(page, shop.server)
    expect(ours().filter((path) => /debug|react/.test(path))).toEqual([])
    expect(await page.evaluate(() => [Symbol.for('tillkit.trace') in window, document.querySelector('tillkit-debug')])).toEqual([false, null])
  })
})

describe('the page around the panel', () => {
  it('is as it is without, and after closing nothing is left', async () => {
    const without = await shop.openFixture(productPage())
    // What announces comes with the first touch, and a press in the panel is one.
    const announcer = (its: Page) => its.locator('.tillkit-announcer').waitFor({ state: 'attached' })
    await without.page.keyboard.press('Shift')
    await announcer(without.page)
    const before = await htmlOf(without.page)
    const { page, panel, pageErrors, consoleErrors } = await openDebugged(shop)
    await panel.locator('.host').hover()
    for (const tab of ['Events & calls', 'Page', 'Units'] as const) await openTab(panel, tab)
    await announcer(page)
    expect(await htmlOf(page)).toBe(before)
    expect(await page.locator('body > tillkit-debug').count()).toBe(1)
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => [Symbol.for('tillkit.trace') in window, document.querySelector('tillkit-debug')])).toEqual([false, null])
    await page.locator('form.cart .qty').fill('10')
    expect(await page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')).toBe('10')
    expect([...pageErrors, ...consoleErrors]).toEqual([])
  })

  it('does not shift, is clicked through beside the panel, and hears nothing of what is clicked inside', async () => {
    const { page, panel } = await openDebugged(shop, {
      before: (page) => page.addInitScript(() => {
        Reflect.set(window, 'shifts', [])
        new PerformanceObserver((list) => {
          // What follows a click of the shopper's own is no shift, nor is what moves inside the panel: its nodes have no name here.
          const shifts = list.getEntries().filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
          const moved = shifts.flatMap((entry) => (Reflect.get(entry, 'sources') as { node: Node | null }[]).map(({ node }) => node))
          const ofPage = moved.filter((node) => node && node.nodeName !== 'TILLKIT-DEBUG').map((node) => node?.nodeName ?? '')
          Reflect.set(window, 'shifts', [...(Reflect.get(window, 'shifts') as string[]), ...ofPage])
        }).observe({ type: 'layout-shift', buffered: true })
        Reflect.set(window, 'clicks', [])
        addEventListener('DOMContentLoaded', () => {
          document.addEventListener('click', (event) => (Reflect.get(window, 'clicks') as string[]).push((event.target as Element).localName))
        })
      }),
    })
    await panel.getByText('1 mounted').waitFor()
    await panel.getByRole('tab', { name: 'Page' }).click()
    await page.locator('form.cart .qty').click()
    expect(await page.evaluate(() => Reflect.get(window, 'clicks') as string[])).toEqual(['input'])
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as string[])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('puts the panel back that it has thrown out, and prints without it', async () => {
    const { page, panel } = await openDebugged(shop)
    await page.evaluate(() => document.querySelector('tillkit-debug')?.remove())
    await panel.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await panel.isVisible()).toBe(false)
  })
})

describe('by keyboard', () => {
  it('goes through everything, collapses with Escape and gives focus back', async () => {
    const { page, panel } = await openDebugged(shop)
    await panel.getByText('1 mounted').waitFor()
    await page.locator('form.cart .qty').focus()
    await page.keyboard.press('Alt+Shift+K')
    expect(await focused(page)).toBe('Units')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Events & calls')
    expect(await panel.getByRole('tab', { name: 'Events' }).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('Page')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Units')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toContain('Close')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toContain('Collapse')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await panel.getByLabel('Place').selectOption('left')
    expect((await boxOf(page, 'tillkit-debug .panel'))[0]).toBe(16)
    await panel.getByLabel('Size').selectOption('small')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('input')
    const pill = page.getByRole('button', { name: 'Tillkit debug panel' })
    expect(await pill.getAttribute('aria-expanded')).toBe('false')
    await pill.press('Enter')
    await panel.waitFor()
    expect(await focused(page)).toBe('Units')
    await panel.getByRole('button', { name: 'Collapse' }).press('Enter')
    await expect.poll(() => focused(page)).toContain('Tillkit')
  })

  it('does not trap focus, from which Tab goes out, and gives it back when it is closed', async () => {
    const { page, panel } = await openDebugged(shop)
    await panel.locator('.host').waitFor()
    await panel.getByRole('tab', { name: 'Units' }).focus()
    const isInPanel = () => page.evaluate(() => document.activeElement?.localName === 'tillkit-debug')
    for (let presses = 0; presses < 12 && (await isInPanel()); presses += 1) await page.keyboard.press('Tab')
    expect(await isInPanel(), 'after twelve tabs').toBe(false)
    await page.locator('form.cart .qty').focus()
    await page.keyboard.press('Alt+Shift+K')
    await panel.getByRole('button', { name: 'Close' }).press('Enter')
    await panel.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.matches('form.cart .qty'))).toBe(true)
  })

  it('leaves the shortcut to a page that uses it', async () => {
    const { page, panel } = await openDebugged(shop)
    await panel.waitFor()
    await page.evaluate(() => document.addEventListener('keydown', (event) => event.preventDefault()))
    await page.keyboard.press('Alt+Shift+K')
    expect(await panel.isVisible()).toBe(true)
    expect(await focused(page)).not.toBe('Units')
  })

  it('remembers on the next page how it was left, and does without storage', async () => {
    const { page, panel } = await openDebugged(shop)
    await openTab(panel, 'Page')
    await panel.getByRole('button', { name: 'Collapse' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Tillkit debug panel' }).click()
    expect(await panelOf(page).getByRole('tab', { name: 'Page' }).getAttribute('aria-selected')).toBe('true')
    const bare = await openDebugged(shop, {
      before: (next) => next.addInitScript(() => Reflect.defineProperty(window, 'sessionStorage', { get: () => { throw new Error('denied') } })),
    })
    await openTab(bare.panel, 'Page')
    expect(bare.pageErrors).toEqual([])
  })
})

describe('on a page that', () => {
  it('forbids inline styles, eval and untrusted HTML, it looks and works as elsewhere', async () => {
    const policy = "default-src 'self'; script-src 'nonce-shop' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types tillkit"
    const { main, globals } = productPage()
    const html = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${policy}">
      <title>Roll</title><link rel="icon" href="data:,">${globals}${tillkitTag()}</head><body>${main}</body></html>`
    // The fixture's own inline styles are the page's business.
    shop.server.page('/product/strict/', html.replaceAll('<script', '<script nonce="shop"').replace(/ style="[^"]*"|<style>.*?<\/style>/gs, ''))
    const page = await openSharedPage(shop.browser)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${shop.server.origin}/product/strict/?tillkit-debug`)
    await waitForMount(page)
    const panel = panelOf(page)
    await panel.locator('.host').hover()
    expect((await boxOf(page, 'tillkit-debug .panel'))[2]).toBe(440)
    for (const tab of ['Events & calls', 'Page'] as const) await openTab(panel, tab)
    await panel.locator('.weight tbody tr').first().waitFor()
    expect(errors).toEqual([])
  })

  it('is hostile to everything, it looks the same', async () => {
    const look = (page: Page) => page.locator('tillkit-debug .panel').evaluate((panel) => {
      const host = panel.getRootNode() as ShadowRoot
      const parts = [host.host, panel, ...panel.querySelectorAll('button, h2, h3, [role="tab"], p')]
      return parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const { color, fontSize, fontFamily, lineHeight, display, opacity, transform } = getComputedStyle(part)
        return [part.localName, x, y, width, height, color, fontSize, fontFamily, lineHeight, display, opacity, transform].join(' ')
      })
    })
    const plain = await openDebugged(shop)
    await unitsAtRest(plain.panel)
    const hostile = `<style>
      * { all: revert !important; font: 40px/3 serif !important; color: red !important; transition: all 2s !important; }
      body > * , tillkit-debug { display: none !important; position: static !important; transform: scale(.5) !important; opacity: .1 !important;
        visibility: hidden !important; filter: blur(3px) !important; width: 10px !important; pointer-events: auto !important; --ground: red; }
      button, p, h2, h3 { letter-spacing: 1em !important; text-transform: uppercase !important; float: left !important; }
    </style>`
    const { page, panel } = await openDebugged(shop, { bodyEnd: hostile })
    await unitsAtRest(panel)
    expect(await look(page)).toEqual(await look(plain.page))
  })

  it('is narrow, it is a sheet of half the height at most, and nothing in it is cut off, nor in its header', async () => {
    const { page, panel } = await openDebugged(shop, { width: 390, height: 844 })
    await panel.getByText('1 mounted').waitFor()
    expect(await boxOf(page, 'tillkit-debug .panel')).toEqual([0, 422, 390, 422])
    for (const tab of ['Units', 'Events & calls', 'Page'] as const) {
      await openTab(panel, tab)
      const wide = await panel.locator('.content').evaluate((content) => content.scrollWidth - content.clientWidth)
      expect([tab, wide]).toEqual([tab, 0])
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 })
      // How many there are is said in full.
      expect(await panel.getByText('1 mounted').evaluate(({ parentElement }) => parentElement && parentElement.scrollWidth - parentElement.clientWidth)).toBe(0)
    }
  })

  it('is narrow, it scrolls an element to the middle of what the panel leaves free', async () => {
    const { page, panel } = await openDebugged(shop, { width: 390, height: 844, bodyEnd: '<div style="height: 3000px"></div>' })
    await page.locator('.tpt__tiered-pricing').evaluate((element) => Object.assign((element as HTMLElement).style, { marginTop: '900px' }))
    await panel.getByRole('button', { name: 'Scroll' }).first().click()
    const [, top = 0, , height = 0] = await boxOf(page, '.tpt__tiered-pricing')
    expect(Math.abs(top + height / 2 - 211)).toBeLessThan(3)
  })

  it('is magnified four times, everything can be reached', async () => {
    const { page, panel } = await openDebugged(shop, { width: 320, height: 256 })
    await panel.getByText('1 mounted').waitFor()
    for (const button of await panel.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded()
      const box = await button.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0 && box.y + box.height <= 256).toBe(true)
    }
    await panel.getByRole('button', { name: 'Collapse' }).click()
    const [, , width = 0, height = 0] = await boxOf(page, 'tillkit-debug .pill')
    expect(height >= 24 && height < 60 && width < 200).toBe(true)
  })
})
