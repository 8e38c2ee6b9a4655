import { postSliderHtml, sliderHtml } from '@tillkit/fixtures/page-builder'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const LONG = 'Rolls that never end. '.repeat(40)
const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='600'/%3E"
const SLIDES = [{ title: 'Short', href: '#s' }, { title: 'Long', text: LONG }, { title: 'With a picture', image: PICTURE }]

/** The heights, in px, of what a slider's slides hold, as their style says. */
const heights = (page: Page) => page.$$eval('.et_pb_slider_0 .et_pb_container', (all) => all.map((each) => Number.parseFloat((each as HTMLElement).style.height)))
const active = (page: Page, slider = '.et_pb_slider') => page.$$eval(`${slider} .et_pb_slide`, (all) => all.findIndex((each) => each.matches('.et-pb-active-slide')))
const sliderHeight = async (page: Page) => (await page.locator('.et_pb_slider_0').boundingBox())?.height ?? 0

interface Counted { layouts?: { times: number; frames: number[] } }

/** Runs in the page: counts how often sizes are read after something was written, for which the page is laid out anew each time, and in which frames. */
function countLayouts(): void {
  const layouts = { times: 0, frames: [] as number[] }
  let [isDirty, frame] = [false, 0]
  const nextFrame = () => {
    frame += 1
    requestAnimationFrame(nextFrame)
  }
  nextFrame()
  Object.assign(window, { layouts } satisfies Counted)
  const setProperty = CSSStyleDeclaration.prototype.setProperty
  CSSStyleDeclaration.prototype.setProperty = function (...args) {
    isDirty = true
    return setProperty.apply(this, args)
  }
  for (const name of ['offsetHeight', 'offsetWidth']) {
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name) as { get: () => number }
    Object.defineProperty(HTMLElement.prototype, name, {
      get(this: HTMLElement) {
        if (isDirty) {
          layouts.times += 1
          layouts.frames.push(frame)
        }
        isDirty = false
        return get.call(this)
      },
    })
  }
}

const layoutsOf = (page: Page) => page.evaluate(() => (window as Counted).layouts?.times)

/** A finger on the page. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly { readonly x: number; readonly y: number }[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  return {
    press: (x: number, y: number) => send('touchStart', { x, y }),
    go: (x: number, y: number) => send('touchMove', { x, y }),
    lift: () => send('touchEnd'),
  }
}

describe('a slider on a page', () => {
  it('goes along with a finger, comes back where that is no swipe, and fades to the next where it is (weakness 3: not for who wants less motion)', async () => {
    const { page } = await openModules(shop, { html: sliderHtml({ slides: SLIDES }), touch: true })
    const box = await page.locator('.et_pb_slider').boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 60]
    /** How far, in px, the slide that shows stands beside its place. */
    const aside = () => page.$eval('.et-pb-active-slide', (slide) => {
      const translate = getComputedStyle(slide).translate
      return translate === 'none' ? 0 : Number.parseFloat(translate)
    })
    await eventually(() => page.$eval('.et_pb_slider', (slider) => getComputedStyle(slider).touchAction)).toContain('pan-y')
    const finger = await fingerOn(page)
    await finger.press(x, y)
    await finger.go(x - 15, y + 2)
    await finger.go(x - 25, y + 4)
    await eventually(aside).toBe(-10)
    await finger.lift()
    await eventually(aside).toBe(0)
    expect(await active(page)).toBe(0)
    await finger.press(x, y)
    await finger.go(x - 40, y)
    await finger.go(x - 100, y)
    await eventually(aside).toBe(-40)
    await finger.lift()
    await eventually(() => active(page)).toBe(1)
    await eventually(() => page.$$eval('.et_pb_slide', (slides) => slides.flatMap((slide) => slide.getAnimations()).length)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await finger.press(x, y)
    await finger.go(x - 40, y)
    await finger.go(x - 100, y)
    expect(await aside()).toBe(0)
    await finger.lift()
    await eventually(() => active(page)).toBe(2)
    expect(await page.$$eval('.et_pb_slide', (slides) => slides.map((slide) => (slide as HTMLElement).style.translate))).toEqual(['', '', ''])
  })

  it('is as tall as its tallest slide whichever is shown, at any width, with its picture within it, and gives all of it back', async () => {
    const html = sliderHtml({ slides: SLIDES }) + postSliderHtml(SLIDES, { order: 1 })
    const plain = await openModules(shop, { html, tillkit: false, waitForMount: false })
    const printed = await plain.page.evaluate(() => document.querySelector('.et_pb_column')?.innerHTML)
    const { page } = await openModules(shop, { html })
    await eventually(async () => new Set(await heights(page)).size).toBe(1)
    const [wide = 0] = await heights(page)
    const before = await sliderHeight(page)
    expect(wide).toBeGreaterThan(150)
    expect(Math.abs(before - wide)).toBeLessThan(2)
    await page.locator('.et_pb_slider_0 .et-pb-arrow-prev').click()
    await eventually(() => page.locator('.et_pb_slider_0 .et_slide_transition').count()).toBe(0)
    expect(Math.abs((await sliderHeight(page)) - before)).toBeLessThan(1)
    // The picture was measured when it could be: a slide that is not shown has no box.
    await page.evaluate(() => (window as unknown as { et_fix_slider_height(): void }).et_fix_slider_height())
    const picture = await page.$eval('.et_pb_slider_0 .et_pb_slide_image', (image) => {
      const box = image.getBoundingClientRect()
      return { height: box.height, margin: Number.parseFloat((image as HTMLElement).style.marginTop), most: Number.parseFloat(image.querySelector('img')?.style.maxHeight ?? '') }
    })
    expect(Math.abs(picture.most - before * 0.8)).toBeLessThan(1)
    expect(picture.height).toBeLessThanOrEqual(picture.most + 8)
    expect(Math.abs(picture.margin + picture.height / 2)).toBeLessThan(1)
    // Narrower than 480 px the theme's sheet hides the words of a slide, and its picture before that.
    await page.setViewportSize({ width: 480, height: 800 })
    await eventually(async () => (await heights(page))[0] ?? 0).not.toBe(wide)
    expect(new Set(await heights(page)).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(480)
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.evaluate(() => document.querySelector('.et_pb_column')?.innerHTML)).toBe(printed)
  })

  it('lays the page out twice for all sliders when the window changes, not for each (weakness 4)', async () => {
    const { page } = await openModules(shop, { html: Array.from({ length: 8 }, (_, order) => sliderHtml({ slides: SLIDES, order })).join('') })
    await eventually(async () => (await heights(page)).length).toBe(3)
    await eventually(async () => new Set(await heights(page)).size).toBe(1)
    await page.evaluate(countLayouts)
    const [before] = await heights(page)
    await page.setViewportSize({ width: 600, height: 800 })
    await eventually(async () => (await heights(page))[0]).not.toBe(before)
    await eventually(async () => new Set(await heights(page)).size).toBe(1)
    const layouts = await layoutsOf(page)
    expect(layouts).toBeGreaterThan(0)
    expect(layouts).toBeLessThanOrEqual(2 * 2)
  })

  it('lays the page out once a frame for all sliders that start in it, unless a picture is made lower: what they were measured with is no news', async () => {
    const html = Array.from({ length: 8 }, (_, order) => sliderHtml({ slides: SLIDES.slice(0, 2), order })).join('')
    const { page } = await openModules(shop, { html, before: (each) => each.addInitScript(countLayouts) })
    await eventually(async () => new Set(await heights(page)).size).toBe(1)
    await page.evaluate(() => (document.readyState === 'complete' ? undefined : new Promise((resolve) => addEventListener('load', resolve))))
    // Whatever is told of sizes that were set is told in the frame after, and what that asks for is done in the next.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    const frames = (await page.evaluate(() => (window as Counted).layouts?.frames)) ?? []
    // A busy machine starts eight sliders in several frames, and may be done with the page after the first of them.
    expect([new Set(frames).size, frames.length > 0 && frames.length < 8]).toEqual([frames.length, true])
  })

  it('fades one slide over the other and leaves nothing of that in the HTML', async () => {
    const { page } = await openModules(shop, { html: sliderHtml({ slides: SLIDES }) })
    const during = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.et-pb-arrow-next')?.click()
      const [first, second] = [...document.querySelectorAll<HTMLElement>('.et_pb_slide')]
      return [first, second].map((slide) => [slide?.getAnimations().length, slide?.style.display, slide?.style.zIndex, slide?.inert, slide?.style.opacity])
    })
    expect(during).toEqual([[1, 'block', '2', true, ''], [1, 'block', '1', false, '']])
    await eventually(() => page.locator('.et_slide_transition').count()).toBe(0)
    expect(await page.$$eval('.et_pb_slide', (all) => all.map((slide) => [slide.getAnimations().length, (slide as HTMLElement).style.display, (slide as HTMLElement).style.zIndex]))).toEqual([[0, 'none', ''], [0, 'block', ''], [0, 'none', '']])
  })

  it('is operated by keyboard, keeps the focus at its controls, and waits meanwhile', async () => {
    const { page } = await openModules(shop, { html: sliderHtml({ slides: SLIDES, speed: 1000 }) })
    const pause = page.getByRole('button', { name: 'Pause the slides' })
    await pause.waitFor()
    expect((await pause.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await pause.focus()
    const shown = await active(page)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Play the slides' }).waitFor()
    await page.getByRole('button', { name: 'Next' }).focus()
    await eventually(() => page.locator('.et_slide_transition').count()).toBe(0)
    const before = await active(page)
    await page.keyboard.press('Enter')
    await eventually(() => active(page)).toBe((before + 1) % 3)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('et-pb-arrow-next')
    await eventually(() => page.locator('.et_slide_transition').count()).toBe(0)
    await page.keyboard.press(' ')
    await eventually(() => active(page)).toBe((before + 2) % 3)
    expect(shown).toBeGreaterThanOrEqual(0)
    // What is not shown cannot be reached.
    expect(await page.$$eval('.et_pb_slide', (all) => all.filter((slide) => (slide as HTMLElement).inert).length)).toBe(2)
  })

  it('stands still for who wants less motion, changes at once there, and can be started', async () => {
    const { page } = await openModules(shop, { html: sliderHtml({ slides: SLIDES, speed: 1000 }), before: (each) => each.emulateMedia({ reducedMotion: 'reduce' }) })
    const play = page.getByRole('button', { name: 'Play the slides' })
    await play.waitFor()
    expect(await active(page)).toBe(0)
    expect(await page.evaluate(() => {
      document.querySelector<HTMLElement>('.et-pb-arrow-next')?.click()
      return document.getAnimations().length
    })).toBe(0)
    await eventually(() => page.locator('.et_slide_transition').count()).toBe(0)
    expect(await active(page)).toBe(1)
    await play.click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await eventually(() => active(page)).not.toBe(1)
  })
})

describe('a slide whose content grows', () => {
  it('has the room that it needs, at once where it shows and with the next move where it does not, so that nothing jumps after', async () => {
    const { page } = await openModules(shop, { html: sliderHtml({ slides: SLIDES }) })
    await eventually(async () => new Set(await heights(page)).size).toBe(1)
    const [before = 0] = await heights(page)
    const add = (nth: number, height: number) => page.evaluate(([index, px]) => {
      const details = '<details open><summary>More</summary><p style="margin: 0; height: ' + String(px) + 'px">Words</p></details>'
      document.querySelectorAll('.et_pb_slide_description')[index]?.insertAdjacentHTML('beforeend', details)
    }, [nth, height] as const)
    await add(0, 400)
    await eventually(async () => (await heights(page))[0]).toBeGreaterThan(before + 200)
    const [taller = 0] = await heights(page)
    expect(new Set(await heights(page)).size).toBe(1)
    await page.evaluate(() => { document.querySelector('details')?.removeAttribute('open') })
    await eventually(async () => (await heights(page))[0]).toBeLessThan(taller - 200)
    await add(1, 700)
    await page.evaluate(() => document.querySelector<HTMLElement>('.et-pb-arrow-next')?.click())
    await eventually(async () => (await heights(page))[0]).toBeGreaterThan(before + 500)
    expect(await tillkitErrors(page)).toEqual([])
  })
})

describe('a slider that is hidden at first', () => {
  it('is measured when it is shown, and not before; a picture that comes late is measured too', async () => {
    const { page } = await openModules(shop, { html: `<div id="tab" style="display: none">${sliderHtml({ slides: [...SLIDES, { title: 'Late', image: '/late.svg' }] })}</div>` })
    await page.locator('.et_pb_slider_0 .et-pb-arrow-next').waitFor({ state: 'attached' })
    expect(await page.$$eval('.et_pb_container', (all) => all.map((each) => (each as HTMLElement).style.height))).toEqual(['', '', '', ''])
    await page.evaluate(() => document.getElementById('tab')?.removeAttribute('style'))
    await eventually(async () => (await heights(page))[0] ?? 0).toBeGreaterThan(150)
    const margin = () => page.$eval('.et_pb_slide:last-child .et_pb_slide_image', (image) => (image as HTMLElement).style.marginTop)
    const before = await margin()
    await page.$eval('.et_pb_slide:last-child img', (image, src) => void image.setAttribute('src', src), PICTURE)
    await eventually(margin).not.toBe(before)
    expect(await tillkitErrors(page)).toEqual([])
  })
})

describe('a slider of more slides than dots fit', () => {
  it('has its dots in one row beside arrows and button, with the one of the slide that shows in its middle and those near it in the keyboard\'s way', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ title: `Slide ${String(index + 1)}` }))
    for (const dir of ['ltr', 'rtl'] as const) {
      const { page } = await openModules(shop, { html: sliderHtml({ slides: many, speed: 60_000 }), dir, before: (each) => each.setViewportSize({ width: 390, height: 800 }) })
      const button = page.getByRole('button', { name: 'Pause the slides' })
      await button.waitFor()
      /** How far, in px, a slide's dot stands from the row's middle. */
      const aside = (index: number) => page.$eval('.et-pb-controllers', (row, at) => {
        const [outer, inner] = [row, row.children[at] as Element].map((each) => each.getBoundingClientRect())
        return outer && inner ? Math.abs(inner.left + inner.width / 2 - outer.left - outer.width / 2) : Number.NaN
      }, index)
      expect(await page.$$eval('.et-pb-controllers a', (dots) => new Set(dots.map((dot) => Math.round(dot.getBoundingClientRect().top))).size)).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      // None lies over what is pressed beside them: Playwright would wait for it.
      await page.locator('.et-pb-arrow-prev').click()
      await eventually(() => active(page)).toBe(99)
      await eventually(() => page.locator('.et_slide_transition').count()).toBe(0)
      await page.locator('.et-pb-arrow-next').click()
      await eventually(() => active(page)).toBe(0)
      await button.click()
      await eventually(() => page.locator('.et_slide_transition').count()).toBe(0)
      await page.locator('.et-pb-controllers a').nth(40).evaluate((dot) => (dot as HTMLElement).click())
      await eventually(() => active(page)).toBe(40)
      await eventually(async () => (await aside(40)) < 1).toBe(true)
      expect(await page.$$eval('.et-pb-controllers a', (dots) => dots.flatMap((dot, index) => ((dot as HTMLElement).tabIndex === 0 ? [index] : [])))).toEqual(Array.from({ length: 23 }, (_, index) => 29 + index))
      await eventually(() => page.locator('.et_slide_transition').count()).toBe(0)
      await page.locator('.et-pb-controllers a').nth(43).click()
      await eventually(() => active(page)).toBe(43)
    }
  })
})
