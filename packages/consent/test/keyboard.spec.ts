import type { ConsentSettings } from '@tillkit/fixtures/consent'
import { chosenConsent } from '@tillkit/fixtures/consent'
import { eventually, useShop, violations } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { consentCookie, CONTAINER, focused, MODAL, openConsent, REVISIT, tag } from './consent-page.ts'

const shop = useShop()
const OPEN = `${MODAL}.cky-modal-open`
const WIDTHS = [390, 1280]

const focusIsIn = (page: Page, selector: string) => page.evaluate((within) => document.querySelector(within)?.contains(document.activeElement) ?? false, selector)

/** Goes round with Tab, forwards and back, and tells whether the focus was ever elsewhere. */
async function staysIn(page: Page, selector: string): Promise<boolean> {
  const stops = await page.locator(`${selector} :is(button, input, a[href])`).count()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < stops + 3; step += 1) {
      await page.keyboard.press(key)
      if (!(await focusIsIn(page, selector))) return false
    }
  }
  return true
}

describe.each(WIDTHS)('by keyboard alone, in a window of %i px', (width) => {
  it.each([
    ['the settings button', {}, tag('settings-button'), 'settings-button'],
    ['the button to choose anew', { cookie: chosenConsent() }, `${tag('revisit-consent')} button`, 'cky-btn-revisit'],
    ['a link of the page\'s', { cookie: chosenConsent() }, '.cky-banner-element', 'cky-banner-element'],
    ['a text of the page\'s', { cookie: chosenConsent(), main: '<p class="cky-banner-element">Cookies</p>' }, '.cky-banner-element', 'cky-banner-element'],
  ])('%s opens the preferences, which keep the focus and give it back [marketing-reviews-consent-notices#23]', async (_title, options, opener, name) => {
    const { page } = await openConsent(shop, { width, height: 700, ...options })
    await page.locator('cookie' in options ? REVISIT : CONTAINER).waitFor()
    // What is no button of the browser's is one as soon as the unit is there.
    if ('main' in options) await page.evaluate(() => (Reflect.get(window, 'revisitCkyConsent') as () => void)())
    if ('main' in options) await page.locator(OPEN).waitFor().then(() => page.keyboard.press('Escape'))
    for (const close of ['Escape', 'close']) {
      await page.focus(opener)
      await page.keyboard.press('Enter')
      await page.locator(OPEN).waitFor()
      await eventually(() => focused(page)).toBe('detail-close')
      expect(await staysIn(page, '.cky-preference-center')).toBe(true)
      await page.focus(tag('detail-close'))
      await page.keyboard.press(close === 'close' ? 'Enter' : 'Escape')
      await page.waitForFunction((selector) => !document.querySelector(selector), OPEN)
      expect(await focused(page), close).toBe(name)
    }
  })

  it('a popup keeps the focus until it is answered', async () => {
    const { page } = await openConsent(shop, { width, height: 700, settings: { type: 'popup' } })
    await page.locator(CONTAINER).waitFor()
    await eventually(() => focusIsIn(page, CONTAINER)).toBe(true)
    expect(await staysIn(page, CONTAINER)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.isVisible(CONTAINER)).toBe(true)
    await page.focus(tag('accept-button'))
    await page.keyboard.press('Enter')
    await page.locator(REVISIT).waitFor()
    expect([await focused(page), await page.isVisible('.cky-overlay')]).toEqual(['cky-btn-revisit', false])
  })

  it('categories are switched, folds opened one at a time, and the choice saved', async () => {
    const { page } = await openConsent(shop, { width, height: 700 })
    await page.locator(CONTAINER).waitFor()
    await page.focus(tag('settings-button'))
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe('detail-close')
    const fold = (slug: string) => page.locator(`#ckyDetailCategory${slug} .cky-accordion-btn`)
    for (const slug of ['analytics', 'performance']) {
      await fold(slug).focus()
      await page.keyboard.press('Enter')
      expect(await page.isVisible(`#ckyDetailBody${slug}`)).toBe(true)
    }
    expect(await page.isVisible('#ckyDetailBodyanalytics')).toBe(false)
    expect([await fold('analytics').getAttribute('aria-expanded'), await fold('performance').getAttribute('aria-expanded')]).toEqual(['false', 'true'])
    await page.focus('#ckySwitchanalytics')
    expect(await page.getAttribute('#ckySwitchanalytics', 'aria-label')).toBe('Enable Analytics')
    await page.keyboard.press('Space')
    expect(await page.getAttribute('#ckySwitchanalytics', 'aria-label')).toBe('Disable Analytics')
    expect(await page.isVisible('#ckyDetailBodyanalytics')).toBe(false)
    await page.focus(tag('show-desc-button'))
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('hide-desc-button')
    expect(await page.isVisible(`${tag('detail-description')} p:nth-of-type(3)`)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('show-desc-button')
    expect(await page.isVisible(`${tag('detail-description')} p:nth-of-type(3)`)).toBe(false)
    await page.focus(tag('detail-save-button'))
    await page.keyboard.press('Enter')
    await page.locator(REVISIT).waitFor()
    expect((await consentCookie(page))?.value).toContain('analytics:yes,performance:no')
    expect(await focused(page)).toBe('cky-btn-revisit')
  })
})

const LAYOUTS: readonly ConsentSettings[] = [
  { type: 'box', position: 'bottom-right' },
  { type: 'banner', position: 'top' },
  { type: 'popup' },
  { type: 'classic', preferences: 'pushdown', position: 'bottom' },
  { type: 'banner', preferences: 'sidebar-left', position: 'bottom' },
  { type: 'box', preferences: 'sidebar-right', position: 'top-left', isRightToLeft: true },
]

describe.each(LAYOUTS)('laid out as %j', (layout) => {
  it.each(['gdpr', 'ccpa'] as const)('fits the window in every width, moves nothing and breaks no rule, under %s', async (law) => {
    const { page } = await openConsent(shop, { settings: { ...layout, law }, ...(layout.isRightToLeft && { dir: 'rtl' }), before: watchShifts })
    await page.locator(CONTAINER).waitFor()
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await outside(page, CONTAINER, width), `banner at ${width}`).toEqual([])
    }
    expect(await violations(page, { without: ['region'] })).toEqual([])
    await page.click(tag(law === 'gdpr' ? 'settings-button' : 'donotsell-button'))
    const panel = layout.preferences === 'pushdown' ? `${CONTAINER}.cky-consent-bar-expand` : OPEN
    await page.locator(panel).waitFor()
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'))
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await outside(page, panel, width), `preferences at ${width}`).toEqual([])
    }
    expect(await violations(page, { without: ['region'] })).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBe(0)
  })
})

/** Counts what moves without a touch. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) Reflect.set(window, 'shift', (Reflect.get(window, 'shift') as number) + entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Controls that stick out at a side of the window. */
function outside(page: Page, selector: string, width: number): Promise<string[]> {
  return page.locator(`${selector} :is(button, input)`).evaluateAll(
    (controls, edge) => controls.filter((one) => one.checkVisibility()).filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left < 0 || right > edge
    }).map((one) => one.outerHTML),
    width,
  )
}

describe('a visitor who needs it', () => {
  it('reaches every button of banner and preferences at 400 %', async () => {
    const { page } = await openConsent(shop, { width: 320, height: 256 })
    await page.locator(CONTAINER).waitFor()
    const reach = async (selector: string) => {
      await page.locator(selector).scrollIntoViewIfNeeded()
      const box = await page.locator(selector).boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= 256 && box.x >= 0 && box.x + box.width <= 320
    }
    for (const name of ['settings-button', 'reject-button', 'accept-button']) expect(await reach(tag(name)), name).toBe(true)
    await page.click(tag('settings-button'))
    await page.locator(OPEN).waitFor()
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'))
    for (const selector of [tag('detail-close'), '#ckySwitchadvertisement', tag('detail-save-button'), tag('detail-accept-button')]) expect(await reach(selector), selector).toBe(true)
  })

  it('wants no motion: nothing slides', async () => {
    const { page } = await openConsent(shop, { before: (opened) => opened.emulateMedia({ reducedMotion: 'reduce' }) })
    await page.locator(CONTAINER).waitFor()
    await page.click(tag('settings-button'))
    await page.locator(OPEN).waitFor()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
