import { animatedTextHtml, animationItem, waypointBlurbHtml } from '@tillkit/fixtures/page-builder'
import { eventually, tillkitVersion, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules, type ModulePage } from './module-page.ts'

const shop = useShop()

/** Room that pushes what follows out of the window. */
const ROOM = '<div style="height: 2000px"></div>'
const item = (name: string, changes = {}) => animationItem(name, { duration: '300ms', delay: '200ms', starting_opacity: '5%', ...changes })
const LIST = { et_animation_data: [item('et_pb_text_0'), item('et_pb_text_1', { style: 'slideLeft', style_tablet: 'zoom' }), item('et_pb_text_2', { repeat: 'loop' })] }
const html = animatedTextHtml('et_pb_text_0', 'First') + ROOM + animatedTextHtml('et_pb_text_1', 'Second') + waypointBlurbHtml('Third')

const open = (more: Partial<ModulePage> = {}) => openModules(shop, { html, more: LIST, ...more })
/** What a page shows of an element: how much of it can be seen, and how far it has come. */
const look = (page: Page, name: string) => page.evaluate((selector) => {
  const element = document.querySelector(selector)
  if (!element) return null
  const { opacity, transform, animationName } = getComputedStyle(element)
  const classes = ['et_animated', 'et_is_animating', 'et_had_animation', 'et-animated', 'fade', 'slideLeft', 'zoom']
  return { opacity, transform, animationName, classes: classes.filter((one) => element.classList.contains(one)) }
}, name)
const scrollToElement = (page: Page, name: string) => page.locator(name).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

describe('elements that come in', () => {
  it('do so once, when they come into the window, after their delay, and are left as if nothing had been [page-builder-modules#42]', async () => {
    const { page } = await open({
      before: (opened) => opened.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        addEventListener('animationstart', ({ animationName, target }) => seen.push(`${animationName} ${[...(target as Element).classList].find((name) => /_\d/.test(name)) ?? ''}`), true)
      }),
    })
    // The first stands in the window from the beginning; it waits for its delay, then fades in, and is done.
    await eventually(async () => (await look(page, '.et_pb_text_0'))?.classes).toEqual(['et_had_animation'])
    expect(await look(page, '.et_pb_text_0')).toMatchObject({ opacity: '1', animationName: 'none' })
    expect(await page.locator('.et_pb_text_0').getAttribute('style')).toBeNull()
    expect(await page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toEqual(['come-in et_pb_text_0'])
    // Nobody has seen the second yet.
    expect(await look(page, '.et_pb_text_1')).toMatchObject({ opacity: '0', classes: ['et_animated'] })
    await scrollToElement(page, '.et_pb_text_1')
    await eventually(async () => (await look(page, '.et_pb_text_1'))?.classes).toEqual(['et_had_animation'])
    // Away and back: it is not animated again.
    await page.evaluate(() => scrollTo(0, 0))
    await scrollToElement(page, '.et_pb_text_1')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[])
    expect(seen.filter((one) => one.endsWith('et_pb_text_1'))).toEqual(['come-to-place et_pb_text_1'])
    expect(await look(page, '.et_pb_text_1')).toMatchObject({ opacity: '1', transform: 'none' })
  })

  it('come in as is said for tablets on a tablet [page-builder-modules#42]', async () => {
    const { page } = await open({ width: 900, more: { et_animation_data: [item('et_pb_text_1', { style: 'slideLeft', style_tablet: 'zoom', duration: '60s' })] } })
    await scrollToElement(page, '.et_pb_text_1')
    await eventually(async () => (await look(page, '.et_pb_text_1'))?.classes).toEqual(['et_animated', 'et_is_animating', 'zoom'])
    expect(await page.evaluate((transform) => new DOMMatrix(transform).a, (await look(page, '.et_pb_text_1'))?.transform)).toBeCloseTo(0.5)
  })

  it('are there, and their waypoints, for who comes to a place further down', async () => {
    const { page } = await open({ html: html + ROOM + '<p id="end">End</p>', search: '#end' })
    await eventually(async () => (await look(page, '.et_pb_text_1'))?.classes).toEqual(['et_had_animation'])
    expect((await look(page, '.et-waypoint'))?.classes).toEqual(['et-animated'])
  })
})

describe('elements that nobody brings in', () => {
  const sheet = () => `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`
  const opacities = (page: Page) => page.evaluate(() => [...document.querySelectorAll('.et_animated,.et-waypoint')].map((element) => getComputedStyle(element).opacity))
  const untaken = (more: Partial<ModulePage>) => open({ tillkit: false, waitForMount: false, head: sheet(), ...more })

  it('can be seen without a script, where it fails, and on paper (weakness 2) [page-builder-modules#43]', async () => {
    const { page } = await untaken({})
    // Its own time is three seconds, of which the test takes none.
    expect(await opacities(page)).toEqual(['0', '0', '0'])
    await page.emulateMedia({ media: 'print' })
    expect(await opacities(page)).toEqual(['1', '1', '1'])
    await page.emulateMedia({ media: null })
    await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()))
    expect(await opacities(page)).toEqual(['1', '1', '1'])
  })

  it('wait for the theme\'s script where that is there for them, and for nobody where it was taken out', async () => {
    const names = (page: Page) => page.evaluate(() => document.getAnimations().map((one) => (one as CSSAnimation).animationName))
    const { page } = await untaken({ bodyEnd: '<script id="divi-custom-script-js" src="data:text/javascript,"></script>' })
    expect(await names(page)).toEqual([])
    await page.evaluate(() => document.getElementById('divi-custom-script-js')?.setAttribute('type', 'text/plain'))
    expect(await names(page)).toEqual(['tillkit-appear', 'tillkit-appear', 'tillkit-appear'])
  })

  it('stay as they are once they could be seen, when our code comes after all', async () => {
    const { page } = await untaken({})
    await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()))
    await page.addScriptTag({ url: `/tillkit/${tillkitVersion()}/tillkit.js` })
    await eventually(async () => (await look(page, '.et_pb_text_0'))?.classes).toEqual(['et_had_animation'])
    expect(await opacities(page)).toEqual(['1'])
    expect((await look(page, '.et_pb_text_1'))?.opacity).toBe('1')
  })
})

it('is there at once, and nothing moves, for who wants less motion (weakness 3) [page-builder-modules#44]', async () => {
  const { page } = await open({ before: (opened) => opened.emulateMedia({ reducedMotion: 'reduce' }) })
  await eventually(async () => (await look(page, '.et_pb_text_1'))?.opacity).toBe('1')
  for (const name of ['.et_pb_text_0', '.et_pb_text_1', '.et-waypoint']) expect(await look(page, name)).toMatchObject({ opacity: '1', animationName: 'none' })
  expect(await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)).toBe(0)
})
