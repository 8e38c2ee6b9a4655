import { columnHtml, numberCounterHtml, rowHtml, sectionHtml, tabsHtml } from '@tillkit/fixtures/page-builder'
import { eventually, holdMotion, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const TITLES = [{ title: 'Thermal' }, { title: 'Bond paper, in rolls of many lengths and widths, for printers of any make' }, { title: 'Labels' }]
const row = (width: '4_4' | '1_3' | '1_4' | '3_8', html: string) => rowHtml(columnHtml(width, html))

/** Of each module: whether its tabs stand one below the other, and their heights as their style says. */
const layout = (page: Page) => page.$$eval('.et_pb_tabs', (all) => all.map((each) => ({
  isStacked: each.classList.contains('et_pb_tabs_vertically_stacked'),
  fixed: [...each.querySelectorAll<HTMLElement>('.et_pb_tabs_controls li')].map(({ style }) => style.height),
  heights: new Set([...each.querySelectorAll<HTMLElement>('.et_pb_tabs_controls li')].map(({ offsetHeight }) => offsetHeight)).size,
})))
const shown = (page: Page) => page.$$eval('.et_pb_tab', (all) => all.map((each) => each.getBoundingClientRect().height > 0))

interface Counted { layouts?: { times: number } }

/** Runs in the page: counts how often tabs are measured after something was written, for which the page is laid out anew each time. */
function countLayouts(): void {
  const layouts = { times: 0 }
  let isDirty = true
  Object.assign(window, { layouts } satisfies Counted)
  for (const name of ['setProperty', 'removeProperty'] as const) {
    const write = CSSStyleDeclaration.prototype[name] as (...args: unknown[]) => never
    CSSStyleDeclaration.prototype[name] = function (...args: unknown[]) {
      isDirty = true
      return write.apply(this, args)
    }
  }
  const measure = Element.prototype.getBoundingClientRect
  Element.prototype.getBoundingClientRect = function () {
    if (isDirty) layouts.times += 1
    isDirty = false
    return measure.call(this)
  }
}

describe('tabs on a page', () => {
  it('stand one below the other in narrow columns and on phones, with no fixed heights, and elsewhere are all as high as the tallest [page-builder-modules#27]', async () => {
    const html = sectionHtml((['4_4', '1_3', '1_4', '3_8'] as const).map((width) => row(width, tabsHtml({ tabs: TITLES }))).join(''))
    const { page } = await openModules(shop, { html, isWhole: true })
    const none = ['', '', '']
    await page.addStyleTag({ content: '.et_pb_tabs_controls li { max-width: 200px !important }' })
    await page.setViewportSize({ width: 1100, height: 900 })
    // Measured anew, with titles of several lines.
    await eventually(async () => Number.parseFloat((await layout(page))[0]?.fixed[0] ?? '')).toBeGreaterThan(40)
    const [wide, ...narrow] = await layout(page)
    expect(wide?.heights).toBe(1)
    expect([wide?.isStacked, new Set(wide?.fixed).size, wide?.fixed.includes('')]).toEqual([false, 1, false])
    expect(narrow.map(({ isStacked, fixed }) => [isStacked, fixed])).toEqual(narrow.map(() => [true, none]))
    await page.setViewportSize({ width: 767, height: 900 })
    await eventually(async () => (await layout(page)).map(({ isStacked, fixed }) => [isStacked, fixed])).toEqual(Array.from({ length: 4 }, () => [true, none]))
    expect(await page.getByRole('tablist').first().getAttribute('aria-orientation')).toBe('vertical')
    await page.setViewportSize({ width: 1100, height: 900 })
    await eventually(async () => (await layout(page))[0]?.fixed).toEqual(wide?.fixed)
  })

  it('are measured together, so that the page is not laid out anew for each module of them (weakness 4)', async () => {
    const html = Array.from({ length: 8 }, () => tabsHtml({ tabs: TITLES })).join('')
    const { page } = await openModules(shop, { html, before: (fresh) => fresh.setViewportSize({ width: 1280, height: 900 }) })
    await page.addStyleTag({ content: '.et_pb_tabs_controls li { width: 20% !important }' })
    const tallest = async () => (await layout(page)).map(({ fixed: [height = ''] }) => Number.parseFloat(height))
    await eventually(async () => (await tallest()).every((height) => height > 0)).toBe(true)
    const [before = 0] = await tallest()
    await page.evaluate(countLayouts)
    await page.setViewportSize({ width: 800, height: 900 })
    await eventually(async () => (await tallest()).every((height) => height > before)).toBe(true)
    const layouts = await page.evaluate(() => (window as Counted).layouts?.times)
    expect(layouts).toBeGreaterThan(0)
    expect(layouts).toBeLessThanOrEqual(2)
  })

  it('fade, one panel after the other, by keyboard too, and wake what stood hidden in them; all of it goes again', async () => {
    const tabs = [{ title: 'Words' }, { title: 'Figures', content: numberCounterHtml({ value: 1234, separator: ',' }) }]
    const html = tabsHtml({ tabs, id: 'paper' })
    const plain = await openModules(shop, { html, tillkit: false, waitForMount: false })
    const printed = await plain.page.locator('.et_pb_column').innerHTML()
    const { page } = await openModules(shop, { html })
    await page.getByRole('tab', { name: 'Words' }).focus()
    const fading = await holdMotion(page)
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Figures')
    // The tab at once, its panel when the last one has faded.
    expect([await page.getByRole('tab', { name: 'Figures' }).getAttribute('aria-selected'), await shown(page)]).toEqual(['true', [true, false]])
    await fading.goOn()
    await eventually(() => shown(page)).toEqual([false, true])
    await eventually(() => page.locator('.percent-value').textContent()).toBe('1,234')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel')
    expect(new URL(page.url()).hash).toBe('#paper|1')
    await page.getByRole('tab', { name: 'Words' }).click()
    await eventually(() => shown(page)).toEqual([true, false])
    await page.goBack()
    await eventually(() => shown(page)).toEqual([false, true])
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.locator('.et_pb_column').innerHTML()).toBe(printed)
  })

  it('change at once for who wants less motion (weakness 3)', async () => {
    const { page } = await openModules(shop, { html: tabsHtml(), before: (opened) => opened.emulateMedia({ reducedMotion: 'reduce' }) })
    await page.getByRole('tab', { name: 'Labels' }).click()
    expect(await shown(page)).toEqual([false, false, false, true])
  })

  it('are measured when their own width changes, not with every change of the window or while it is scrolled (weakness 4)', async () => {
    const { page } = await openModules(shop, { html: `${tabsHtml()}<div style="height: 3000px"></div>` })
    await eventually(async () => (await layout(page))[0]?.fixed.includes('')).toBe(false)
    await page.evaluate(() => {
      const measure = Element.prototype.getBoundingClientRect
      Element.prototype.getBoundingClientRect = function () {
        if (this.localName === 'li') document.body.classList.add('was-measured')
        return measure.call(this)
      }
    })
    const frames = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const measured = () => page.locator('.was-measured').count()
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.mouse.wheel(0, 800)
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await frames()
    expect(await measured()).toBe(0)
    await page.setViewportSize({ width: 1000, height: 500 })
    await eventually(measured).toBe(1)
  })

  it('are searched by the browser also where they do not show, and opened by what it finds there; until then they take no room', async () => {
    const tabs = [{ title: 'Words' }, { title: 'Weights', content: '<p>Eighty grammes.</p>' }]
    const { page } = await openModules(shop, { html: tabsHtml({ tabs, id: 'paper' }) + '<div style="height: 2500px"></div>', search: '#none' })
    const panel = page.locator('.et_pb_tab').nth(1)
    await eventually(() => panel.getAttribute('hidden')).toBe('until-found')
    expect([await panel.evaluate((each) => each.getBoundingClientRect().height), await panel.isVisible()]).toEqual([0, false])
    const module = () => page.locator('.et_pb_tabs').evaluate((each) => each.getBoundingClientRect().height)
    const before = await module()
    await panel.evaluate((each) => each.style.setProperty('display', 'none', 'important'))
    expect(await module()).toBe(before)
    await panel.evaluate((each) => each.style.setProperty('display', 'none'))
    // The browser looks for words in the same way for an address that names them; the rest of it stays, so that nobody is told of another.
    await page.evaluate(() => {
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '#none:~:text=Eighty%20grammes', textContent: 'Find' }))
      link.style.cssText = 'position: fixed; inset-block-start: 0'
    })
    await page.getByText('Find').click()
    await eventually(() => shown(page)).toEqual([false, true])
    expect([await page.getByRole('tab', { name: 'Weights' }).getAttribute('aria-selected'), new URL(page.url()).hash.startsWith('#paper')]).toEqual(['true', false])
    await page.getByRole('tab', { name: 'Words' }).click()
    await eventually(() => shown(page)).toEqual([true, false])
  })

  it('go the other way in a language that does', async () => {
    const { page } = await openModules(shop, { html: tabsHtml(), dir: 'rtl', lang: 'ar' })
    await page.getByRole('tab', { name: 'Thermal' }).press('ArrowLeft')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bond')
  })
})
