import { parallaxSectionHtml } from '@tillkit/fixtures/page-builder'
import { eventually, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules, type ModulePage } from './module-page.ts'

const shop = useShop()

const ROOM = '<div style="height: 1500px"></div>'
const html = ROOM + parallaxSectionHtml('<p style="height: 300px">Behind</p>') + parallaxSectionHtml('<p style="height: 300px">Fixed behind</p>', { isByStyle: true }) + ROOM

const open = (more: Partial<ModulePage> = {}) => openModules(shop, { html, isWhole: true, ...more })
/** How far each background has been moved, in px; null for one that nothing moves. */
const shifts = (page: Page) => page.evaluate(() => [...document.querySelectorAll('.et_parallax_bg')].map((background) => {
  const { transform } = getComputedStyle(background)
  return transform === 'none' ? null : Math.round(new DOMMatrix(transform).f * 10) / 10
}))
const scrolled = (page: Page, y: number) => page.evaluate((to) => {
  scrollTo({ top: to, behavior: 'instant' })
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}, y)
/** Where the first section begins, in px from the page's top. */
const top = (page: Page) => page.evaluate(() => (document.querySelector('.et_pb_section_parallax')?.getBoundingClientRect().top ?? 0) + scrollY)

async function expectToFollow(page: Page): Promise<void> {
  const from = await top(page)
  const at = async (y: number) => {
    await scrolled(page, y)
    return (await shifts(page))[0] ?? Number.NaN
  }
  // In its place as the section comes into the window, 0.3 px further for each px.
  await eventually(() => at(from - 900)).toBeCloseTo(0, 0)
  expect(await at(from - 800)).toBeCloseTo(30, 0)
  expect(await at(from)).toBeCloseTo(270, 0)
  expect((await shifts(page))[1]).toBeNull()
}

describe('a background that moves slower than what lies on it', () => {
  it('moves by 0.3 of the way; one that the style sheet sees to is left to it; neither where motion is not wanted, or on a phone [page-builder-modules#41]', async () => {
    const { page } = await open()
    await expectToFollow(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await eventually(() => shifts(page)).toEqual([null, null])
    expect(await page.locator('.et_parallax_bg').first().evaluate((background) => (background as HTMLElement).style.height)).toBe('')
    await page.emulateMedia({ reducedMotion: null })
    await eventually(async () => (await shifts(page))[0]).not.toBeNull()
    const phone = await open({ before: (next) => next.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone)' })) })
    await scrolled(phone.page, 800)
    expect(await shifts(phone.page)).toEqual([null, null])
  })

  it('has its place in the page while its section comes in, whatever moves that (the theme left it out for so long)', async () => {
    const { page } = await open({ head: '<style>.et_is_animating { transform: translateY(400px) }</style>' })
    await page.evaluate(() => document.querySelector('.et_pb_section_parallax')?.classList.add('et_is_animating'))
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    await eventually(() => page.evaluate(() => document.getAnimations().length)).toBe(1)
    const from = await page.evaluate(() => (document.querySelector<HTMLElement>('.et_pb_section_parallax')?.offsetTop ?? 0))
    await eventually(async () => { await scrolled(page, from); return (await shifts(page))[0] }).toBeCloseTo(270, 0)
  })

  it('does so by one listener for all, where the browser cannot by itself, which lays nothing out while the page is scrolled (weakness 4)', async () => {
    const { page } = await open({ before: (next) => next.addInitScript(() => {
      Reflect.deleteProperty(window, 'ScrollTimeline')
      let reads = 0
      const { getBoundingClientRect } = Element.prototype
      Element.prototype.getBoundingClientRect = function (this: Element) { reads += 1; return getBoundingClientRect.call(this) }
      const offset = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop')
      Object.defineProperty(HTMLElement.prototype, 'offsetTop', { ...offset, get(this: HTMLElement) { reads += 1; return offset?.get?.call(this) as number } })
      Object.assign(window, { reads: () => reads })
    }) })
    await expectToFollow(page)
    const reads = () => page.evaluate(() => (Reflect.get(window, 'reads') as () => number)())
    const before = await reads()
    await page.evaluate(async () => {
      for (let y = 0; y < 2000; y += 100) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    })
    expect(await reads()).toBe(before)
  })
})
