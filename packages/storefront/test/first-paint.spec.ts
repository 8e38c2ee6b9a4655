import { sectionHtml } from '@tillkit/fixtures/page-builder'
import { themePageHtml } from '@tillkit/fixtures/page-chrome'
import { capturesFolder, eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import { serveCaptured } from '@tillkit/testing/pages'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openTheme } from './theme-page.ts'

const shop = useShop()

/** More entries than a line has room for, as a shop has whose menu lists its pages. */
const MENU = Array.from({ length: 24 }, (_, at) => `<li class="page_item"><a href="/page-${String(at)}/">A page of the shop</a></li>`).join('')

/** What the theme's sheet says of its header: the menu moves by itself when the header becomes the small one, and the page's room is a guess. */
const SHEET = `<style>
body { margin: 0; line-height: 1.7 }
.clearfix::after { content: ''; display: block; clear: both }
#main-header { position: relative; top: 0; width: 100%; background: #fff; z-index: 99999; transition: background-color .4s, transform .4s, opacity .4s }
#top-header { position: relative; width: 100%; z-index: 100000; background: #2ea3f2 }
.container { position: relative; width: 80%; max-width: 1080px; margin: auto }
.logo_container { position: absolute; width: 100%; height: 100%; inset: 0 }
.logo_helper { display: inline-block; height: 100%; vertical-align: middle; width: 0 }
#logo { display: inline-block; max-height: 54%; max-width: 100%; vertical-align: middle; transition: all .4s }
#et-top-navigation { margin: 0 !important; padding-top: 33px; transition: all .4s; text-align: start !important }
.et_header_style_left #et-top-navigation { float: right }
.rtl #et-top-navigation { float: left }
#top-menu, #top-menu > li { display: inline-block; margin: 0; padding: 0; font-size: 14px }
#top-menu > li { padding-inline-end: 22px }
#top-menu a { display: block; padding-bottom: 33px }
.et_pb_section { padding: 54px 0; transition: all .2s }
#wpadminbar { position: fixed; top: 0; width: 100%; height: 32px; z-index: 100001 }
html:has(.admin-bar) { margin-top: 32px }
@media (min-width: 981px) {
  .et_fixed_nav #main-header, .et_fixed_nav #top-header { position: fixed }
  .et_fixed_nav #page-container { padding-top: 80px }
  .et_fixed_nav.et_hide_nav #main-header { opacity: 0 }
  .et_vertical_nav #main-header { position: fixed; width: 225px; height: 100% }
}
@media (max-width: 980px) {
  #top-menu { display: none }
  #et-top-navigation { min-height: 60px }
  .et_transparent_nav #main-header { position: absolute }
}
</style>`

/** What is still to come when the page shows first. */
const LATE = '<script src="/late/"></script>'

interface Shop {
  readonly header: string
  readonly topBar?: string
  readonly hasBar?: boolean
  readonly dir?: 'rtl'
}

const PAGES: readonly (readonly [what: string, page: Shop])[] = [
  ['that stays', { header: 'et_fixed_nav et_show_nav et_header_style_left' }],
  ['that stays, with the platform\'s bar', { header: 'et_fixed_nav et_show_nav et_header_style_left admin-bar', hasBar: true }],
  ['that stays, beneath a second menu', { header: 'et_fixed_nav et_show_nav et_header_style_left et_secondary_nav_enabled', topBar: 'Call us' }],
  ['that hides', { header: 'et_fixed_nav et_hide_nav et_header_style_left' }],
  ['that is transparent', { header: 'et_fixed_nav et_show_nav et_transparent_nav et_header_style_left' }],
  ['that goes with the page', { header: 'et_non_fixed_nav et_show_nav et_header_style_left' }],
  ['at the page\'s side', { header: 'et_vertical_nav et_vertical_fixed et_show_nav et_header_style_left' }],
  ['with the logo in the middle', { header: 'et_fixed_nav et_show_nav et_header_style_centered' }],
  ['that is read from the right', { header: 'et_fixed_nav et_show_nav et_header_style_left rtl', dir: 'rtl' }],
]

/** Notes what moves by itself from the first paint on, and what is written when that has been. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { shift: 0, moved: [] as string[] }
    Reflect.set(window, 'noted', noted)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: readonly { node: Node | null }[] }
        noted.shift += value
        noted.moved.push(...sources.map(({ node }) => (node instanceof Element ? node.id || node.className || node.localName : '')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'noted') as { shift: number; moved: string[] })

/** The styles that make room on a page. */
const room = (page: Page) => page.evaluate(() => Object.fromEntries(['#main-header', '#page-container', '#et-top-navigation', '.et_pb_section'].map((selector) => {
  const { style } = document.querySelector(selector) as HTMLElement
  return [selector, ['top', 'padding-top', 'padding-left', 'padding-right'].flatMap((name) => (style.getPropertyValue(name) ? [`${name}: ${style.getPropertyValue(name)}`] : []))]
})))

/** Opens a page that shows before its scripts run. */
async function open({ topBar, hasBar = false, ...page }: Shop, width: number, { early = true } = {}) {
  let goOn: () => void = () => undefined
  const isPainted = new Promise<void>((resolve) => { goOn = resolve })
  shop.server.page('/late/', async () => {
    await isPainted
    return { status: 200, headers: { 'content-type': 'text/javascript' }, body: '' }
  })
  const content = sectionHtml('<p style="height: 900px">What the page is about.</p>') + sectionHtml('<p style="height: 900px">More of it.</p>')
  const opening = openTheme(shop, {
    ...page,
    html: (hasBar ? '<div id="wpadminbar"></div>' : '') + themePageHtml({ menu: MENU, content, ...(topBar && { topBar }) }),
    head: SHEET,
    bodyEnd: LATE,
    waitForMount: false,
    before: async (next) => {
      if (!early) await next.route('**/*.early.js', (route) => route.abort())
      await next.setViewportSize({ width, height: 900 })
      await noteShifts(next)
      void (async () => {
        await eventually(() => next.evaluate(() => performance.getEntriesByName('first-contentful-paint').length).catch(() => 0)).toBe(1)
        first = await room(next)
        goOn()
      })()
    },
  })
  let first: Record<string, string[]> = {}
  const opened = await opening
  await eventually(() => opened.page.evaluate(() => document.querySelector('#main-header')?.getAttribute('data-height-loaded') ?? document.body.className.includes('et_non_fixed_nav'))).toBeTruthy()
  await eventually(() => opened.page.evaluate(() => document.readyState)).toBe('complete')
  await opened.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return { ...opened, first }
}

/** Boxes of the header's parts. */
const boxes = (page: Page) => page.evaluate(() => {
  const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const logo = of('#logo')
  const isOverLogo = ({ left, right, top, bottom }: DOMRect) => logo !== undefined && left < logo.right && right > logo.left && top < logo.bottom && bottom > logo.top
  return {
    header: Math.round((of('#main-header')?.height ?? 0) + (of('#top-header')?.height ?? 0)),
    container: Math.round(parseFloat(getComputedStyle(document.querySelector('#page-container') as Element).paddingTop)),
    section: Math.round(parseFloat(getComputedStyle(document.querySelector('.et_pb_section') as Element).paddingTop)),
    overLogo: [...document.querySelectorAll('#top-menu > li')].filter((entry) => isOverLogo(entry.getBoundingClientRect())).length,
  }
})

describe.each([1280, 390])('at %i px', (width) => {
  it.each(PAGES)('a header %s has its room, and the logo its own, with the first paint, and nothing moves after that', async (_what, page) => {
    const { page: opened, first } = await open(page, width)
    // The units, which are there now, say the same.
    expect([await shifts(opened), first]).toEqual([{ shift: 0, moved: [] }, await room(opened)])
    const { header, container, section, overLogo } = await boxes(opened)
    const isVertical = page.header.includes('vertical')
    const isTransparent = page.header.includes('transparent')
    if (page.header.includes('et_fixed_nav') && width > 980) expect([container, section]).toEqual(isTransparent ? [0, header + 54] : [header, 54])
    const side = page.dir === 'rtl' ? 'padding-right' : 'padding-left'
    expect(first['#et-top-navigation']).toEqual(page.header.includes('et_header_style_left') && !isVertical ? [`${side}: 123px`] : [])
    if (!isVertical && !page.header.includes('centered')) expect(overLogo).toBe(0)
    expect(await tillkitErrors(opened)).toEqual([])
    await stopTillkit(opened)
    expect(await opened.evaluate(() => ['#main-header', '#page-container', '#et-top-navigation'].map((selector) => document.querySelector(selector)?.getAttribute('style') ?? ''))).toEqual(['', '', ''])
  })
})

describe('the room of a header', () => {
  it('comes with the unit where a page lacks its early script, and moves the page then', async () => {
    const { page, first } = await open({ header: 'et_fixed_nav et_show_nav et_header_style_left' }, 1280, { early: false })
    expect(first['#page-container']).toEqual([])
    expect((await shifts(page)).shift).toBeGreaterThan(0.02)
    // The theme moves the menu there by and by.
    await eventually(async () => {
      const { header, container, overLogo } = await boxes(page)
      return [container - header, overLogo]
    }).toEqual([0, 0])
  })

  it('is the logo\'s width and 30 px beside the default header\'s menu, follows a logo that comes late and one of another size, and is taken back [ab-testing-and-page-chrome#41]', async () => {
    const { page } = await open({ header: 'et_fixed_nav et_show_nav et_header_style_left' }, 1280)
    const padding = () => page.locator('#et-top-navigation').evaluate((element: HTMLElement) => element.style.paddingLeft)
    expect(await padding()).toBe('123px')
    await page.locator('#logo').evaluate((logo: HTMLImageElement) => { logo.style.maxWidth = '60px' })
    await eventually(padding).toBe('90px')
    await page.locator('#logo').evaluate((logo: HTMLImageElement) => { logo.style.display = 'none' })
    await eventually(padding).toBe('')
    await page.locator('#logo').evaluate((logo: HTMLImageElement) => logo.removeAttribute('style'))
    await eventually(padding).toBe('123px')
    await page.setViewportSize({ width: 700, height: 900 })
    await eventually(padding).toBe('123px')
    await page.setViewportSize({ width: 1280, height: 900 })
    // While the header is the small one its logo is on its way: the menu stays.
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await eventually(() => page.locator('#main-header').getAttribute('class')).toContain('et-fixed-header')
    expect(await padding()).toBe('123px')
    await eventually(async () => (await boxes(page)).overLogo).toBe(0)
    const { page: vertical } = await open({ header: 'et_vertical_nav et_vertical_fixed et_show_nav et_header_style_left' }, 1280)
    expect(await vertical.locator('#et-top-navigation').getAttribute('style')).toBeNull()
    const { page: rtl } = await open({ header: 'et_fixed_nav et_show_nav et_header_style_left rtl', dir: 'rtl' }, 1280)
    expect(await rtl.locator('#et-top-navigation').evaluate(({ style }: HTMLElement) => [style.paddingLeft, style.paddingRight])).toEqual(['', '123px'])
  })
})

describe('the theme\'s own script, where that is live', () => {
  it('has what it writes: no transition of the theme\'s is held up, and nothing of ours stays in its way', async () => {
    const theirs = `addEventListener('load', () => { document.querySelector('#page-container').style.paddingTop = '99px'; document.querySelector('#et-top-navigation').style.paddingLeft = '99px' })`
    shop.server.page('/Divi/js/scripts.min.js', () => ({ status: 200, headers: { 'content-type': 'text/javascript' }, body: theirs }))
    const { page } = await openTheme(shop, {
      html: themePageHtml({ menu: MENU, content: sectionHtml('<p>What the page is about.</p>') }),
      header: 'et_fixed_nav et_show_nav et_header_style_left',
      head: SHEET,
      bodyEnd: '<script id="divi-custom-script-js" src="/Divi/js/scripts.min.js"></script>',
      waitForMount: false,
    })
    await eventually(() => page.evaluate(() => ['#page-container', '#et-top-navigation'].map((selector) => document.querySelector(selector)?.getAttribute('style')))).toEqual(['padding-top: 99px;', 'padding-left: 99px;'])
    await page.setViewportSize({ width: 1000, height: 900 })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.locator('#page-container').getAttribute('style')).toBe('padding-top: 99px;')
  })
})

describe.skipIf(!capturesFolder())('captured pages', () => {
  it.each(['home', 'product-simple-table', 'divi-header-fixed', 'divi-header-centered-secondary', 'divi-header-transparent', 'divi-header-plain'])('of a shop do not move by what the header is given: %s', async (name) => {
    const folder = capturesFolder() ?? ''
    const path = serveCaptured(shop.server, folder).pathOf(name) ?? ''
    for (const width of [390, 1280]) {
      const page = await shop.browser.newPage({ viewport: { width, height: 900 } })
      await noteShifts(page)
      await page.route('**/*', async (route) => {
        const answer = route.request().resourceType() === 'document' ? await route.fetch() : undefined
        if (!answer) return route.continue()
        await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', () => `${SHEET}</head>`) })
      })
      await page.goto(`${shop.server.origin}${path}`)
      await eventually(() => page.locator('#et-top-navigation, .et_slide_in_menu_container').first().count()).toBe(1)
      await eventually(() => page.evaluate(() => document.querySelector('#main-header')?.getAttribute('data-height-loaded') ?? String(!document.body.matches('.et_fixed_nav')))).toBe('true')
      const { moved } = await shifts(page)
      expect(moved.filter((id) => ['page-container', 'et-main-area', 'main-content', 'main-header', 'et-top-navigation'].includes(id)), `${name} at ${String(width)}`).toEqual([])
      await page.close()
    }
  })
})
