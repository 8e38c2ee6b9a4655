import { capturesFolder, eventually, openSharedPage, recordTillkitEvents, tillkitErrors, useShop, violations } from '@tillkit/testing'
import { serveCaptured } from '@tillkit/testing/pages'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { consentCookie, CONTAINER, focused, MODAL, REVISIT, tag } from './consent-page.ts'

/** Pages of a real shop under two themes; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()
const OPEN = `${MODAL}.cky-modal-open`

async function open(name: string, width: number): Promise<Page> {
  const page = await openSharedPage(shop.browser, { width, height: 800 })
  // Third parties of the captured page are asked for nothing.
  await page.route((url) => url.origin !== shop.server.origin, (route) => route.abort())
  await page.addInitScript(recordTillkitEvents)
  await page.goto(`${shop.server.origin}${serveCaptured(shop.server, folder ?? '', { isNew: true }).pathOf(name) ?? '/not-captured/'}`)
  await page.locator(CONTAINER).waitFor()
  return page
}

/** Where something lies, and whether a pointer would meet it there. */
function lies(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return { left, top, right, bottom, width, isMet: met !== null && element.contains(met), isSeen: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) }
  })
}

describe.runIf(folder).each([
  ['consent-gdpr-parked-scripts-trustpilot', 'settings-button', 'detail-close', 'detail-save-button'],
  ['consent-ccpa', 'donotsell-button', 'optout-close', 'optout-confirm-button'],
  ['storefront-home', 'settings-button', 'detail-close', 'detail-save-button'],
])('the banner of %s, in its own sheet', (name, opener, closer, saver) => {
  it.each([390, 1280])('lies where the shop has it, opens, is saved and gives way to its button, in a window of %i px', async (width) => {
    const page = await open(name, width)
    const banner = await lies(page, CONTAINER)
    expect(banner).toMatchObject({ isMet: true, isSeen: true, left: width === 390 ? 0 : 40, bottom: width === 390 ? 800 : 760, width: width === 390 ? 390 : 440 })
    expect(await violations(page, { within: CONTAINER, without: ['color-contrast'] })).toEqual([])
    await page.focus(tag(opener))
    await page.keyboard.press('Enter')
    await page.locator(OPEN).waitFor()
    await eventually(() => focused(page)).toBe(closer)
    await page.waitForFunction((selector) => document.querySelector(selector)?.getAnimations().every(({ playState }) => playState === 'finished'), OPEN)
    const panel = await lies(page, '.cky-preference-center')
    expect(panel).toMatchObject({ isMet: true, isSeen: true })
    expect([panel.left >= 0, panel.right <= width, panel.top >= 0, panel.bottom <= 800, Math.abs(panel.left - (width - panel.right)) <= 1]).toEqual([true, true, true, true, true])
    expect((await lies(page, tag(saver))).isMet).toBe(true)
    expect([await page.isVisible(CONTAINER), await page.isVisible('.cky-overlay')]).toEqual([false, true])
    expect(await violations(page, { within: OPEN, without: ['color-contrast'] })).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator(CONTAINER).waitFor()
    expect(await focused(page)).toBe(opener)
    await page.keyboard.press('Enter')
    await page.locator(OPEN).waitFor()
    await page.focus(tag(saver))
    await page.keyboard.press('Enter')
    await page.locator(REVISIT).waitFor()
    expect(await lies(page, REVISIT)).toMatchObject({ left: 15, bottom: 785, width: 45, isMet: true })
    expect((await consentCookie(page))?.value).toMatch(/^consentid:[\w+/]+,consent:yes,action:yes,necessary:yes,functional:(yes|no),analytics:(yes|no),performance:(yes|no),advertisement:(yes|no)$/)
    expect((await tillkitErrors(page)).filter(({ unit }) => unit === 'consent')).toEqual([])
  })
})

describe.runIf(folder)('a category of a captured page that lists no cookie', () => {
  it('can be chosen (bug 20)', async () => {
    const page = await open('home', 1280)
    await page.click(tag('settings-button'))
    await page.check('#ckySwitchanalytics')
    await page.click(tag('detail-save-button'))
    await page.locator(REVISIT).waitFor()
    expect((await consentCookie(page))?.value).toContain('functional:no,analytics:yes,performance:no,advertisement:no')
  })
})
