import { dottedPageHtml, scrollTopHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openTheme } from './theme-page.ts'

const shop = useShop()

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
const topOf = (page: Page, selector: string) => page.locator(selector).first().evaluate((element) => Math.round(element.getBoundingClientRect().top) || 0)
/** Where the header ends in the window, in px: once it is still. */
const headerEnd = (page: Page) => page.locator('#main-header').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Notes every place that the page is scrolled to, and what shifts outside of the header without anybody's doing. */
async function note(page: Page): Promise<() => Promise<{ places: number[]; shift: number }>> {
  await page.evaluate(() => {
    const noted = { places: [] as number[], shift: 0 }
    Reflect.set(window, 'noted', noted)
    addEventListener('scroll', () => noted.places.push(scrollY))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: readonly { node: Node | null }[] }
        // What moves within the header is its own look.
        if (sources.some(({ node }) => node && !document.querySelector('#main-header')?.contains(node))) noted.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'noted') as { places: number[]; shift: number })
}

describe('the way to the top', () => {
  it('shows once the page is scrolled by more than 800 px, as a button with a name, and Enter leads to the top, smoothly or at once for who wants less motion [ab-testing-and-page-chrome#29]', async () => {
    const { page } = await openTheme(shop, { html: dottedPageHtml(4) + scrollTopHtml() })
    const button = page.locator('.et_pb_scroll_top')
    await scrollTo(page, 800)
    expect(await button.getAttribute('class')).toBe('et_pb_scroll_top et-pb-icon')
    expect(await button.isVisible()).toBe(false)
    await scrollTo(page, 900)
    await eventually(() => button.getAttribute('class')).toBe('et_pb_scroll_top et-pb-icon et-visible')
    const named = page.getByRole('button', { name: 'Scroll to top' })
    await named.focus()
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    const noted = await note(page)
    await page.keyboard.press('Enter')
    await eventually(() => scrolled(page)).toBe(0)
    expect((await noted()).places.length).toBeGreaterThan(3)
    await eventually(() => button.getAttribute('class')).toBe('et_pb_scroll_top et-pb-icon et-hidden')
    expect(await button.isVisible()).toBe(false)
    // The keyboard goes on from the top.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.querySelector('#logo') !== null)).toBe(true)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await scrollTo(page, 1500)
    await named.focus()
    await page.evaluate(() => void ((Reflect.get(window, 'noted') as { places: number[] }).places.length = 0))
    await page.keyboard.press('Space')
    await eventually(() => scrolled(page)).toBe(0)
    await eventually(async () => (await noted()).places).toEqual([0])
  })
})

describe('the header that stays', () => {
  it('is the small one from 29 px on, and the large one again above, while nothing of the page moves but by the scrolling, and both events come 400 ms apart [ab-testing-and-page-chrome#32]', async () => {
    const { page } = await openTheme(shop, { html: dottedPageHtml(4) })
    const noted = await note(page)
    await page.evaluate(() => {
      const heard: [string, number][] = []
      Reflect.set(window, 'heard', heard)
      for (const name of ['Start', 'End']) addEventListener(`ETDiviFixedHeaderTransition${name}`, () => heard.push([name, performance.now()]))
    })
    const isSmall = () => page.locator('#main-header').evaluate((header) => header.classList.contains('et-fixed-header'))
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as [string, number][])
    const place = async () => await topOf(page, '#part-1') + await scrolled(page)
    const before = await place()
    expect(before).toBe(await headerEnd(page))
    await scrollTo(page, 28)
    await scrollTo(page, 29)
    await eventually(isSmall).toBe(true)
    await eventually(async () => (await heard()).length).toBe(2)
    expect([await place(), await scrolled(page)]).toEqual([before, 29])
    await scrollTo(page, 20)
    await eventually(isSmall).toBe(false)
    await eventually(async () => (await heard()).length).toBe(4)
    expect([await place(), await scrolled(page)]).toEqual([before, 20])
    const [start, end] = await heard() as [[string, number], [string, number]]
    expect([start[0], end[0]]).toEqual(['Start', 'End'])
    expect(end[1] - start[1]).toBeGreaterThanOrEqual(395)
    expect((await noted()).shift).toBe(0)
  })

  it('that hides comes with the keyboard, too', async () => {
    const { page } = await openTheme(shop, { html: dottedPageHtml(4), header: 'et_fixed_nav et_hide_nav' })
    await eventually(() => headerEnd(page)).toBe(0)
    await page.getByRole('link', { name: 'Cart' }).focus()
    await eventually(() => topOf(page, '#main-header')).toBe(0)
  })
})

describe('dots beside the page', () => {
  it('are four with names, of which that of the section that is looked at is active, and the last at the page\'s end; a press lands beneath the header [ab-testing-and-page-chrome#30]', async () => {
    const hidden = '<div class="et_pb_section" style="display: none">Nobody sees it</div>'
    const { page } = await openTheme(shop, { html: dottedPageHtml(4, 700, { content: hidden }), header: 'et_fixed_nav et_show_nav et_pb_side_nav_page' })
    const dots = page.locator('.et_pb_side_nav a')
    expect(await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')))).toEqual(['Part 1', 'Part 2', 'Part 3', 'Part 4'])
    const active = () => dots.evaluateAll((all) => all.flatMap((dot, index) => (dot.classList.contains('active') ? [index] : [])))
    expect(await active()).toEqual([0])
    const entries = await page.evaluate(() => history.length)
    for (const [part, index] of [['#part-2', 1], ['#part-3', 2]] as const) {
      await scrollTo(page, await topOf(page, part) + await scrolled(page) - 40)
      await eventually(active).toEqual([index])
    }
    await scrollTo(page, 1e5)
    await eventually(active).toEqual([3])
    await scrollTo(page, 0)
    await eventually(active).toEqual([0])
    await page.getByRole('link', { name: 'Part 2' }).press('Enter')
    await eventually(() => focused(page)).toBe('part-2')
    await eventually(active).toEqual([1])
    expect(Math.abs(await topOf(page, '#part-2') - await headerEnd(page))).toBeLessThanOrEqual(1)
    await page.getByRole('link', { name: 'Part 1' }).click()
    await eventually(() => focused(page)).toBe('part-1')
    expect(await scrolled(page)).toBe(0)
    // Dots write no address, as the theme's do not.
    expect(await page.evaluate(() => [location.hash, history.length])).toEqual(['', entries])
  })
})

describe('what is pressed beside the page', () => {
  it('is at least 24 px large, of which a dot shows as the theme has it, and has a ring with the keyboard that is seen on light and on dark', async () => {
    const { page } = await openTheme(shop, { html: dottedPageHtml(4) + scrollTopHtml(), header: 'et_fixed_nav et_show_nav et_pb_side_nav_page', head: '<style>:focus { outline: 0 }</style>' })
    const dots = page.locator('.et_pb_side_nav a')
    const boxes = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([24, 24]))
    expect(boxes.slice(1).every(({ top }, index) => top >= (boxes[index]?.bottom ?? 0))).toBe(true)
    expect(await dots.first().evaluate((dot) => [getComputedStyle(dot).backgroundClip, getComputedStyle(dot).width])).toEqual(['content-box', '8px'])
    await scrollTo(page, 1000)
    await eventually(() => page.locator('.et_pb_scroll_top').isVisible()).toBe(true)
    const scrollTop = await page.locator('.et_pb_scroll_top').boundingBox()
    expect(Math.min(scrollTop?.width ?? 0, scrollTop?.height ?? 0)).toBeGreaterThanOrEqual(24)
    // The ring is for the keyboard.
    await page.keyboard.press('Tab')
    const ring = (selector: string) => page.locator(selector).first().evaluate((one) => {
      (one as HTMLElement).focus()
      const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(one)
      return [outlineStyle, outlineColor, boxShadow.startsWith('rgb(29, 35, 39) 0px 0px 0px 4px')]
    })
    for (const selector of ['.et_pb_side_nav a', '.et_pb_scroll_top', '#top-menu a']) expect(await ring(selector)).toEqual(['solid', 'rgb(255, 255, 255)', true])
  })
})

describe('dots in forced colours', () => {
  it('are rings, of which that of the section that is looked at is filled', async () => {
    const { page } = await openTheme(shop, { html: dottedPageHtml(3), header: 'et_fixed_nav et_show_nav et_pb_side_nav_page', before: (next) => next.emulateMedia({ forcedColors: 'active' }) })
    const rings = await page.locator('.et_pb_side_nav a').evaluateAll((dots) => dots.map((dot) => {
      const { borderTopWidth, width, height } = getComputedStyle(dot, '::before')
      return [borderTopWidth, width, height]
    }))
    expect(rings).toEqual([['4px', '8px', '8px'], ['1px', '8px', '8px'], ['1px', '8px', '8px']])
  })
})

const LINKS = '<p><a id="first" href="#part-3"><b>To the prices</b></a></p><div class="woocommerce-tabs"><ul class="tabs"><li><a id="tab" href="#part-2">Tab</a></li></ul></div>'

describe('links into the page', () => {
  it('scroll to their place beneath the header, and the address says so; the way back returns, and tabs are left alone [ab-testing-and-page-chrome#33]', async () => {
    const { page } = await openTheme(shop, { html: dottedPageHtml(5).replace('Part 1</h2>', `Part 1</h2>${LINKS}`) })
    const length = await page.evaluate(() => history.length)
    const noted = await note(page)
    await page.locator('#first b').click()
    await eventually(() => focused(page)).toBe('part-3')
    expect(Math.abs(await topOf(page, '#part-3') - await headerEnd(page))).toBeLessThanOrEqual(1)
    expect((await noted()).places.length).toBeGreaterThan(3)
    expect(await page.evaluate(() => [location.hash, history.length])).toEqual(['#part-3', length + 1])
    await page.evaluate(() => history.back())
    await eventually(() => scrolled(page)).toBe(0)
    expect(new URL(page.url()).hash).toBe('')
    // What others answer is theirs: here the browser itself jumps, in one step, beneath the header as well.
    await page.evaluate(() => void ((Reflect.get(window, 'noted') as { places: number[] }).places.length = 0))
    await page.locator('#tab').evaluate((tab) => { (tab as HTMLElement).click() })
    await eventually(() => page.evaluate(() => location.hash)).toBe('#part-2')
    // The header was the large one when it jumped.
    await eventually(async () => await topOf(page, '#part-2') - await headerEnd(page) >= -1).toBe(true)
    expect(await topOf(page, '#part-2')).toBeLessThan(80)
  })

  it('give way to the way back, also while the page is still on its way', async () => {
    const { page } = await openTheme(shop, { html: dottedPageHtml(5).replace('Part 1</h2>', `Part 1</h2>${LINKS}`) })
    await page.locator('#first b').click()
    await eventually(async () => await scrolled(page) > 100).toBe(true)
    await page.evaluate(() => history.back())
    await eventually(() => page.evaluate(() => location.hash)).toBe('')
    // The keyboard is taken to the place when the way has ended, wherever that is.
    await eventually(() => focused(page)).toBe('part-3')
    expect(await scrolled(page)).toBe(0)
  })

  it('go to the place that shows where the page has an id twice, once for each kind of screen', async () => {
    const twice = '<h2 id="prices" class="phone" style="display: none">Prices</h2><div style="height: 1500px">Long</div><h2 id="prices" class="desktop">Prices</h2>'
    const { page } = await openTheme(shop, { html: dottedPageHtml(5).replace('Part 1</h2>', `Part 1</h2><p><a id="first" href="#prices">Prices</a></p>${twice}`) })
    await page.locator('#first').click()
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('desktop')
    expect(Math.abs(await topOf(page, '.desktop') - await headerEnd(page))).toBeLessThanOrEqual(1)
  })

  it('that come later do the same [ab-testing-and-page-chrome#34]', async () => {
    const { page } = await openTheme(shop, { html: `<p id="later"></p>${dottedPageHtml(5)}` })
    await page.locator('#later').evaluate((place) => { place.innerHTML = '<a id="late" href="#part-3">To the prices</a>' })
    await page.locator('#late').focus()
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe('part-3')
    expect(Math.abs(await topOf(page, '#part-3') - await headerEnd(page))).toBeLessThanOrEqual(1)
    expect(new URL(page.url()).hash).toBe('#part-3')
  })

  it('go to their place at the window\'s top on a page without a header of the theme\'s, at 390 px and from right to left', async () => {
    const { page } = await openTheme(shop, { html: `<ul class="nav"><li><a id="first" href="#end">End</a></li></ul><div style="height: 2000px">Long</div><h2 id="end">End</h2><div style="height: 2000px">Long</div>`, header: 'et_smooth_scroll', dir: 'rtl', before: (next) => next.setViewportSize({ width: 390, height: 844 }) })
    await page.locator('#first').click()
    await eventually(() => focused(page)).toBe('end')
    expect(await topOf(page, '#end')).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

const LONG = '<div style="height: 2500px">Long</div>'
const STOP = '<p style="margin: 0"><a id="stop" href="/shop/">Into the shop</a></p>'

describe('what the browser itself scrolls to', () => {
  it('is not beneath the header: the place of the page\'s address, and what the keyboard comes to, while who types in the header stays where they are', async () => {
    const field = '<form><input id="field"></form>'
    const { page } = await openTheme(shop, { search: '#part-3', html: dottedPageHtml(5, 900, { navigation: field }).replace('Part 3</h2>', `Part 3</h2>${LONG}${STOP}<a id="next" href="/cart/">Next</a>`).replaceAll('900px', 'auto; min-height: 900px') })
    await eventually(async () => await topOf(page, '#part-3') >= await headerEnd(page) - 1).toBe(true)
    expect(await topOf(page, '#part-3')).toBeLessThan(80)
    await page.locator('#next').focus()
    await scrollTo(page, await scrolled(page) + await topOf(page, '#stop') - 4)
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('stop')
    await eventually(async () => await topOf(page, '#stop') >= await headerEnd(page)).toBe(true)
    const before = await scrolled(page)
    await page.locator('#field').focus()
    await page.keyboard.type('Rolls')
    expect([await page.locator('#field').inputValue(), await scrolled(page)]).toEqual(['Rolls', before])
    await stopTillkit(page)
    expect(await page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false)
  })

  it('is not beneath a template\'s header whose section stays, on a page without the theme\'s, and not less than the shop leaves free itself', async () => {
    const header = '<header class="et-l et-l--header"><div class="et_builder_inner_content"><div class="et_pb_section" style="position: fixed; z-index: 9; inset: 0 0 auto; height: 80px; background: #fff"><a id="link" href="#end">End</a></div></div></header>'
    const { page } = await openTheme(shop, { html: `${header}${LONG}<h2 id="end">End</h2>${LONG}`, head: '<style>#end { scroll-margin-top: 20px }</style>' })
    await page.evaluate(() => void (location.hash = '#end'))
    await eventually(() => topOf(page, '#end')).toBe(100)
    await scrollTo(page, 0)
    await page.locator('#link').click()
    await eventually(() => focused(page)).toBe('end')
    expect(await topOf(page, '#end')).toBe(100)
    const { page: other } = await openTheme(shop, { html: dottedPageHtml(4).replace('Part 1</h2>', `Part 1</h2>${LINKS}`), head: '<style>html { scroll-padding-top: 120px }</style>' })
    await other.locator('#tab').evaluate((tab: HTMLElement) => tab.click())
    await eventually(() => topOf(other, '#part-2')).toBe(120)
    await other.locator('#first').evaluate((link: HTMLElement) => link.click())
    await eventually(() => focused(other)).toBe('part-3')
    expect(await topOf(other, '#part-3')).toBe(120)
  })
})

describe('a page of the theme\'s without a header', () => {
  it('has its dots, its way to the top, its links and its videos, and nothing of it throws', async () => {
    const video = '<iframe id="video" srcdoc="Video" src="https://www.youtube.com/embed/roll01" width="640" height="480"></iframe>'
    const sections = [1, 2, 3].map((part) => `<div id="part-${String(part)}" class="et_pb_section" style="height: 900px">${part === 1 ? `<a id="link" href="#part-3">Third</a><div style="width: 320px">${video}</div>` : ''}<h2>Part ${String(part)}</h2></div>`)
    const html = `<div id="main-content"><div class="et-l et-l--post"><div class="et_builder_inner_content">${sections.join('')}</div></div></div>${scrollTopHtml()}`
    const { page, pageErrors } = await openTheme(shop, { html, header: 'et_pb_side_nav_page et_fixed_nav' })
    await eventually(() => page.locator('.et_pb_side_nav a').count()).toBe(3)
    await eventually(() => page.locator('#video').evaluate((video) => [video.clientWidth, video.clientHeight])).toEqual([320, 240])
    await page.locator('#link').click()
    await eventually(() => focused(page)).toBe('part-3')
    expect(Math.abs(await topOf(page, '#part-3'))).toBeLessThanOrEqual(1)
    await eventually(() => page.locator('.et_pb_side_nav a').last().getAttribute('aria-current')).toBe('true')
    await page.getByRole('button', { name: 'Scroll to top' }).click()
    await eventually(() => scrolled(page)).toBe(0)
    expect([pageErrors, await tillkitErrors(page)]).toEqual([[], []])
  })
})

describe('a split header', () => {
  it('shows its logo in the middle of the menu', async () => {
    const { page } = await openTheme(shop, { html: themePageHtml(), header: 'et_fixed_nav et_header_style_split' })
    await eventually(() => page.locator('#top-menu > li:nth-child(3) #logo').count()).toBe(1)
    await page.setViewportSize({ width: 900, height: 900 })
    await eventually(() => page.locator('#main-header > .container > .logo_container').count()).toBe(1)
    expect(await page.locator('.centered-inline-logo-wrap').count()).toBe(0)
  })
})

describe('videos in a page', () => {
  it('are as wide as their place, in their own shape, but for those of modules, those outside, posts from elsewhere and other frames', async () => {
    const frame = (id: string, address = 'https://www.youtube.com/embed/roll01', name = '') => `<iframe id="${id}" class="${name}" srcdoc="${id}" src="${address}" width="640" height="480"></iframe>`
    const others = [
      ['map', 'https://maps.test/?youtube.com'], ['ours', '/about-youtube.com/embed/'], ['card', 'https://www.kickstarter.com/projects/a/b/widget/card.html'],
      ['button', 'https://www.youtube.com/subscribe_embed?x'],
    ] as const
    const post = `<blockquote class="wp-embedded-content"><a href="https://blog.ted.com/">A post</a></blockquote>${frame('post', 'https://blog.ted.com/a-post/embed/', 'wp-embedded-content')}`
    const wrapped = `<div class="fluid-width-video-wrapper">${frame('wrapped')}</div><p class="fitvidsignore">${frame('left')}</p>`
    const content = `<div style="width: 320px">${frame('one')}${others.map(([id, address]) => frame(id, address)).join('')}${post}${wrapped}</div>`
    const module = `<div class="et_pb_video"><div class="et_pb_video_box">${frame('posted', 'https://blog.ted.com/a-post/embed/', 'wp-embedded-content')}</div></div>`
    const { page } = await openTheme(shop, { html: themePageHtml({ content: content + module }) + frame('outside') })
    const sizes = (id: string) => page.locator(`#${id}`).evaluate((each) => [each.clientWidth, each.clientHeight])
    await eventually(() => sizes('one')).toEqual([320, 240])
    for (const id of [...others.map(([other]) => other), 'post', 'posted', 'wrapped', 'left', 'outside']) expect(await sizes(id), id).toEqual([640, 480])
  })
})
