import { animatedTextHtml, motionElements, motionItem } from '@tillkit/fixtures/page-builder'
import { eventually, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules, type ModulePage } from './module-page.ts'

const shop = useShop()

const ROOM = '<div style="height: 2000px"></div>'
const ITEMS = [
  motionItem('.et_pb_text_3', { resolver: 'opacity' }),
  motionItem('.et_pb_text_4', { resolver: 'translateY', startValue: 2, midValue: 0, endValue: -2 }),
  motionItem('.et_pb_text_4', { resolver: 'translateX', startValue: 1, midValue: 0, endValue: -1 }),
]
const html = `${ROOM}<div style="overflow: hidden">${animatedTextHtml('et_pb_text_3', 'Fades', 'et-pb-before-scroll-animation')}${animatedTextHtml('et_pb_text_4', 'Glides', '')}</div>${ROOM}`

const open = (more: Partial<ModulePage> = {}) => openModules(shop, { html, more: motionElements(ITEMS), ...more })
/** What a page shows of an element where its middle has gone so far through the window, in per cent. */
const lookAt = (page: Page, name: string, part: number) => page.evaluate(async ([selector, percent]) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return null
  let middle = element.offsetHeight / 2
  for (let one: Element | null = element; one instanceof HTMLElement; one = one.offsetParent) middle += one.offsetTop
  scrollTo({ top: middle - innerHeight + (innerHeight * percent) / 100, behavior: 'instant' })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { opacity, translate } = getComputedStyle(element)
  return { opacity: Math.round(Number(opacity) * 100) / 100, translate: translate.split(' ').map((one) => Math.round(Number.parseFloat(one))) }
}, [name, part] as const)

async function expectToFollow(page: Page): Promise<void> {
  await eventually(async () => (await lookAt(page, '.et_pb_text_3', 20))?.opacity).toBeCloseTo(0.5, 1)
  expect((await lookAt(page, '.et_pb_text_3', 0))?.opacity).toBeCloseTo(0, 1)
  for (const part of [40, 50, 60, 100, 150]) expect((await lookAt(page, '.et_pb_text_3', part))?.opacity, String(part)).toBeCloseTo(1, 1)
  // Both ways at once.
  expect((await lookAt(page, '.et_pb_text_4', 20))?.translate).toEqual([50, 100])
  expect((await lookAt(page, '.et_pb_text_4', 100))?.translate).toEqual([-100, -200])
}

describe('an effect along the page\'s scrolling', () => {
  it('follows it between its limits without the page being laid out, and is not there for who wants less motion (weaknesses 3 and 4) [page-builder-modules#50]', async () => {
    const { page } = await open()
    await expectToFollow(page)
    // Turned by the browser, beside the page's own work: no script runs while the page is scrolled.
    const timelines = await page.evaluate(() => document.getAnimations().map(({ timeline }) => timeline?.constructor.name))
    expect(timelines).toEqual(['ScrollTimeline', 'ScrollTimeline', 'ScrollTimeline'])
    // Nor is anything reckoned while the element is out of sight: each takes but a part of the page's range.
    const parts = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming()))
    for (const { delay, duration, endDelay } of parts.map((part) => ({ delay: 0, endDelay: 0, ...part }))) {
      expect([delay > 200, Number(duration) < 400, endDelay > 200]).toEqual([true, true, true])
      expect(delay + Number(duration) + endDelay).toBeCloseTo(1000)
    }
    expect(await page.locator('.et-pb-before-scroll-animation').count()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await eventually(() => lookAt(page, '.et_pb_text_3', 0)).toEqual({ opacity: 1, translate: [Number.NaN] })
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  it('is turned by one listener where the browser cannot do it, and stands where it has to in the page\'s first window', async () => {
    const { page } = await open({ before: (next) => next.addInitScript(() => Reflect.deleteProperty(window, 'ScrollTimeline')) })
    await expectToFollow(page)
    const first = await open({ html: animatedTextHtml('et_pb_text_3', 'Fades', '') + ROOM, before: (next) => next.addInitScript(() => Reflect.deleteProperty(window, 'ScrollTimeline')) })
    await eventually(() => first.page.locator('.et_pb_text_3').evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  })

  it('is known by where its element stands, whatever borders there are around it, and is not on paper', async () => {
    const { page } = await open({ html: html.replace('<div style="overflow: hidden">', '<div style="position: relative; border-top: 300px solid">') })
    const opacityAt = (percent: number) => page.evaluate(async (part) => {
      const element = document.querySelector('.et_pb_text_3') as HTMLElement
      const { top, height } = element.getBoundingClientRect()
      scrollTo({ top: top + scrollY + height / 2 - innerHeight + (innerHeight * part) / 100, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return Number(getComputedStyle(element).opacity)
    }, percent)
    await eventually(() => opacityAt(20)).toBeCloseTo(0.5, 1)
    expect(await opacityAt(0)).toBeCloseTo(0, 1)
    const print = (type: string) => page.evaluate(async (name) => {
      dispatchEvent(new Event(name))
      // Paper has another width than the window.
      dispatchEvent(new Event('resize'))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return [document.getAnimations().length, getComputedStyle(document.querySelector('.et_pb_text_3') as Element).opacity]
    }, type)
    expect(await print('beforeprint')).toEqual([0, '1'])
    expect((await print('afterprint'))[0]).toBe(3)
    expect(await opacityAt(20)).toBeCloseTo(0.5, 1)
  })

  it('follows what makes the page longer above it', async () => {
    const { page } = await open()
    await expectToFollow(page)
    await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<div style="height: 700px"></div>'))
    await expectToFollow(page)
  })
})
