import { eventually, openCheckout, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const HEADER = '<header id="main-header" style="position: fixed; inset: 0 0 auto; height: 120px; z-index: 9; background: #fff">Header</header>'
/** The page has a header that stays; what comes in the head comes before every other script. */
const CLASSES = '<script>document.body.classList.add(\'et_divi_theme\', \'et_fixed_nav\')</script>'
/** The platform's own way to its notices, which does not know the header: it sets out before it tells of the refusal. */
const PLATFORMS_WAY = `<script>jQuery(document.body).on('checkout_error', () => {
  jQuery('html, body').animate({ scrollTop: jQuery('.woocommerce-NoticeGroup-checkout').offset().top - 100 }, 1000)
})</script>`
const HIGH = '<style>body { margin: 0; padding-top: 400px } form.checkout { padding-top: 300px; padding-bottom: 900px }</style>'

/** Where the notices of a refusal are, beneath the header, or why they are not seen. */
const seen = (page: Page) => page.evaluate(() => {
  const notice = [...document.querySelectorAll('.woocommerce-error')].find((one) => one.checkVisibility())
  if (!notice) return 'no notice'
  const { top } = notice.getBoundingClientRect()
  const end = document.querySelector('#main-header')?.getBoundingClientRect().bottom ?? 0
  return top < end - 1 ? 'beneath the header' : top > innerHeight ? 'below the window' : 'seen'
})
/** Waits until the page has stood still for some frames. */
const still = (page: Page) => page.evaluate(() => new Promise<number>((resolve) => {
  let [last, frames] = [scrollY, 0]
  const look = () => {
    frames = scrollY === last ? frames + 1 : 0
    last = scrollY
    if (frames > 20) resolve(last)
    else requestAnimationFrame(look)
  }
  look()
}))

describe('a refused order beside a header that stays', () => {
  it.each(['classic', 'steps'] as const)('is told of where it can be read, with our checkout (%s)', async (layout) => {
    const { page, faults } = await openCheckout(shop, {
      layout, sample: { values: 'full' }, head: HIGH, bodyEnd: HEADER + CLASSES, before: (next) => next.setViewportSize({ width: 1280, height: 700 }),
    })
    const go = page.locator('.dswcp-button-continue')
    for (const before of layout === 'steps' ? ['', '#shipping'] : []) {
      await eventually(() => page.evaluate(() => location.hash)).toBe(before)
      await go.click()
    }
    if (layout === 'steps') await eventually(() => page.evaluate(() => location.hash)).toBe('#review')
    faults.next('checkout', 'refuse')
    await page.locator(layout === 'steps' ? '.dswcp-button-continue' : '#place_order').filter({ visible: true }).click()
    await eventually(() => seen(page)).toBe('seen')
    await still(page)
    expect(await seen(page)).toBe('seen')
  })

  it('is told of where it can be read, beside the platform\'s own script, whose way there gives way', async () => {
    const { page, faults } = await openCheckout(shop, {
      sample: { values: 'full' }, hasLegacy: true, head: HIGH, bodyEnd: HEADER + CLASSES + PLATFORMS_WAY, before: (next) => next.setViewportSize({ width: 1280, height: 700 }),
    })
    await page.locator('.order-total', { hasText: '192.93' }).waitFor()
    faults.next('checkout', 'refuse')
    await page.locator('#place_order').click()
    // The way that was waited for: 100 px above the form, beneath the header.
    await eventually(() => page.locator('form.checkout').evaluate((form) => Math.round(form.getBoundingClientRect().top))).toBe(220)
    await still(page)
    expect([await seen(page), await page.locator('form.checkout').evaluate((form) => Math.round(form.getBoundingClientRect().top))]).toEqual(['seen', 220])
  })
})
