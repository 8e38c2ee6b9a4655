import { fullwidthHeaderHtml } from '@tillkit/fixtures/page-builder'
import { eventually, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()

describe('a header that fills the window', () => {
  it('is as high as that, and leads on to what comes next by its link, with the keyboard, too, and at once for who wants less motion', async () => {
    const { page } = await openModules(shop, {
      html: fullwidthHeaderHtml({ title: 'Rolls', image: 'center' }) + '<div id="next" class="et_pb_section" style="height: 3000px">Next</div>',
      isWhole: true,
      before: (next) => next.emulateMedia({ reducedMotion: 'reduce' }),
    })
    const height = () => page.locator('.et_pb_fullscreen').evaluate((element) => element.getBoundingClientRect().height)
    await eventually(height).toBe(900)
    await page.setViewportSize({ width: 1280, height: 600 })
    expect(await height()).toBe(600)
    const link = page.getByRole('link', { name: 'Scroll down' })
    await link.focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => Math.round(document.querySelector('#next')?.getBoundingClientRect().top ?? -1))).toBe(0)
    expect(new URL(page.url()).hash).toBe('')
    const there = await page.evaluate(() => scrollY)
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate(() => (Reflect.get(window, 'et_pb_fullwidth_header_scroll') as (event: unknown) => void)({ target: document.querySelector('.scroll-down-container') }))
    await eventually(() => page.evaluate(() => scrollY)).toBe(there)
  })
})
