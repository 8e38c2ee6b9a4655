import {
  accordionHtml, barCountersHtml, blogGridHtml, circleCounterHtml, countdownHtml, filterablePortfolioHtml, fullwidthPortfolioHtml, galleryHtml,
  gallerySliderHtml, lightboxImageHtml, mapHtml, multiViewHtml, numberCounterHtml, pagedPostsHtml, sliderHtml, tabsHtml, testimonialHtml, toggleHtml,
  videoHtml, videoSliderHtml,
} from '@tillkit/fixtures/page-builder'
import { eventually, tillkitErrors, useShop } from '@tillkit/testing'
import { tillkitVersion } from '@tillkit/testing/server'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const MISSING = '/no-such-picture.png'
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

/** Modules whose scripts would have so many slides, items or places to see to, by what they are. */
const manyHtml = (count: number) => ({
  'slides': sliderHtml({ slides: numbers(count).map((title) => ({ title })), speed: 60_000 }) + gallerySliderHtml(numbers(count).map((title) => ({ title, src: MISSING })), { order: 4 }),
  'videos': videoSliderHtml({ order: 9, videos: numbers(count).map((name) => ({ source: { file: `/${name}.mp4` }, image: MISSING })) }),
  'pictures and projects': [
    galleryHtml({ count, picture: () => MISSING }),
    filterablePortfolioHtml({ projects: numbers(count).map((name) => ({ name, categories: ['shops'], picture: MISSING })) }),
    fullwidthPortfolioHtml({ projects: numbers(count).map((name) => ({ name, categories: ['shops'], picture: MISSING })), rotate: 'on', speed: 60_000 }),
  ].join('\n'),
  'posts, bars and places': blogGridHtml({ perPage: count }) + barCountersHtml({ bars: numbers(count).map((title) => ({ title, width: '50%' })) }) + mapHtml({ pins: numbers(count).map((title) => ({ lat: 1, lng: 1, title })) }),
  'tabs and questions': tabsHtml({ tabs: numbers(count).map((title) => ({ title, content: `Panel ${title}` })) }) + accordionHtml(numbers(count).map((title) => ({ title, content: title }))),
})

/** What shows that the last of five hundred is as near as the first. */
const seeLast = {
  async 'slides'(page: Page) {
    await page.locator('.et_pb_slider_0 .et-pb-arrow-prev').press('Enter')
    await eventually(() => page.$eval('.et_pb_slider_0 .et-pb-active-slide h2', (title) => title.textContent.trim())).toBe('500')
  },
  async 'videos'(page: Page) {
    await page.locator('.et_pb_slider .et-pb-arrow-prev').first().press('Enter')
    await eventually(() => page.$$eval('.et_pb_slide', (slides) => slides.findIndex((slide) => slide.matches('.et-pb-active-slide')))).toBe(499)
  },
  async 'pictures and projects'(page: Page) {
    const shown = () => page.$$eval('.et_pb_gallery_item, .et_pb_filterable_portfolio .et_pb_portfolio_item', (items) => items.filter((item) => (item as HTMLElement).offsetParent).length)
    await eventually(shown).toBe(8)
    await eventually(() => page.$eval('.et_pb_gallery_pagination .last-page', (link) => link.textContent)).toBe('125')
  },
  async 'posts, bars and places'(page: Page) {
    await eventually(() => page.$$eval('.et_pb_salvattore_content .et_pb_post', (posts) => posts.filter((post) => getComputedStyle(post).opacity === '1').length)).toBe(500)
    expect(await page.locator('.tillkit-map-places li').count()).toBe(500)
  },
  async 'tabs and questions'(page: Page) {
    await page.locator('.et_pb_tabs_controls a').first().focus()
    await page.keyboard.press('End')
    await eventually(() => page.$eval('.et_pb_tabs .et_pb_active_content', (panel) => panel.textContent.trim())).toBe('Panel 500')
    await page.locator('.et_pb_accordion_item').last().locator('.tillkit-toggle').press('Enter')
    await eventually(() => page.$$eval('.et_pb_accordion_item', (items) => items.flatMap((item, index) => (item.matches('.et_pb_toggle_open') ? [index] : [])))).toEqual([499])
  },
} as const satisfies Readonly<Record<keyof ReturnType<typeof manyHtml>, (page: Page) => Promise<void>>>

/** What went wrong on a page, of which nobody took care. */
function thrownOn(page: Page): string[] {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  return thrown
}

/** The modules that nobody can see. */
const unseen = (page: Page) => page.$$eval('.et_pb_module', (modules) => modules.flatMap((module) => {
  const { opacity, visibility, display } = getComputedStyle(module)
  return opacity === '0' || visibility === 'hidden' || display === 'none' ? [module.className] : []
}))

describe('modules of every kind', () => {
  it('live with nothing in them', async () => {
    const { page } = await openModules(shop, { html: Object.values(manyHtml(0)).join('\n') })
    expect(await page.locator(':is(.et-pb-slider-arrows, .et-pb-controllers a, .et_pb_carousel, .tillkit-pause):visible').count()).toBe(0)
    expect(await tillkitErrors(page)).toEqual([])
  })

  it.each(Object.entries(seeLast))('live with five hundred of what they show, of which the last is as near as the first: %s', async (what, see) => {
    const { page } = await openModules(shop, { html: manyHtml(500)[what as keyof typeof seeLast] })
    await see(page)
    expect([await unseen(page), await tillkitErrors(page)]).toEqual([[], []])
  })

  it('are laid out, work and can be read where no picture ever loads', async () => {
    const html = [
      sliderHtml({ slides: [{ title: 'One', image: MISSING }, { title: 'Two', image: MISSING }] }),
      galleryHtml({ picture: () => MISSING, perPage: 3 }),
      filterablePortfolioHtml(), fullwidthPortfolioHtml(), testimonialHtml(), pagedPostsHtml({ kind: 'portfolio', perPage: 5 }),
      videoHtml({ source: { file: '/none.mp4' }, overlay: MISSING }),
      videoSliderHtml({ order: 9, videos: ['1', '2'].map((name) => ({ source: { file: `/${name}.mp4` }, image: MISSING })) }),
    ].join('\n').replaceAll(/data:image[^"')]*/g, MISSING)
    const { page } = await openModules(shop, { html, before: (fresh) => fresh.route(`**${MISSING}`, (route) => route.abort()) })
    expect(await page.$eval('.et_pb_slider_0 .et_pb_container', (each) => (each as HTMLElement).offsetHeight)).toBeGreaterThan(50)
    await page.locator('.et_pb_slider_0 .et-pb-arrow-next').click()
    await eventually(() => page.$eval('.et_pb_slider_0 .et-pb-active-slide h2', (title) => title.textContent.trim())).toBe('Two')
    await eventually(() => page.locator('.et_pb_gallery .first_in_row').count()).toBeGreaterThan(0)
    await page.locator('.et_pb_gallery_pagination .page-next').click()
    await eventually(() => page.$$eval('.et_pb_gallery_item', (items) => items.flatMap((item, index) => ((item as HTMLElement).offsetParent ? [index] : [])))).toEqual([3, 4, 5])
    await page.locator('[data-category-slug="printed-rolls"]').click()
    await eventually(() => page.locator('.et_pb_filterable_portfolio .et_pb_portfolio_item:visible').count()).toBe(4)
    const ratio = await page.locator('.et_pb_fullwidth_portfolio .et_pb_portfolio_item').first().evaluate((item) => (item as HTMLElement).offsetHeight / (item as HTMLElement).offsetWidth)
    expect(Math.abs(ratio - 0.75)).toBeLessThan(0.01)
    await page.locator('.et_pb_video .et_pb_video_play').press('Enter')
    await eventually(() => page.$eval('.et_pb_video > .et_pb_video_overlay', (overlay) => getComputedStyle(overlay).display)).toBe('none')
    expect([await unseen(page), await tillkitErrors(page)]).toEqual([[], []])
  })

  it('stay as they can be seen, and the others work, where none of what is printed of them can be read', async () => {
    const html = [
      sliderHtml({ slides: [{ title: 'One' }, { title: 'Two' }], speed: 60_000 }),
      galleryHtml({ id: 'wall' }), filterablePortfolioHtml({ id: 'fits' }), fullwidthPortfolioHtml({ rotate: 'on' }), lightboxImageHtml(), tabsHtml(),
      toggleHtml({ title: 'Terms', content: '<p>Words</p>' }), countdownHtml({ end: 4_000_000_000 }), barCountersHtml(), circleCounterHtml(), numberCounterHtml(),
      mapHtml(), multiViewHtml({ content: { desktop: 'Desk', phone: 'Hand' } }), testimonialHtml(), blogGridHtml({ perPage: 3 }),
    ].join('\n').replaceAll(/ (data-(?!columns|category-slug)[\w-]+)=(?:"[^"]*"|'[^']*')/g, ' $1="%{no"')
    let thrown: string[] = []
    const { page } = await openModules(shop, {
      html,
      head: `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`,
      more: { et_animation_data: '%{no', et_link_options_data: 7, et_pb_box_shadow_elements: { 0: 3 } },
      before: async (fresh) => {
        thrown = thrownOn(fresh)
      },
    })
    await page.locator('.et-pb-arrow-next').first().click()
    await eventually(() => page.$eval('.et_pb_slider_0 .et-pb-active-slide h2', (title) => title.textContent.trim())).toBe('Two')
    await page.locator('.et_pb_toggle_title').first().click()
    await eventually(() => page.locator('.et_pb_toggle_open').count()).toBe(1)
    await page.locator('.et_pb_tabs_controls a').nth(2).click()
    await eventually(() => page.$$eval('.et_pb_tabs_controls li', (items) => items.findIndex((item) => item.matches('.et_pb_tab_active')))).toBe(2)
    await eventually(() => page.$$eval('.et_pb_gallery_item', (items) => items.filter((item) => (item as HTMLElement).offsetParent).length)).toBe(4)
    await page.locator('.et_pb_circle_counter').scrollIntoViewIfNeeded()
    // What the theme hides until it is seen shows after a while.
    await page.evaluate(() => document.getAnimations().forEach((motion) => (motion as CSSAnimation).animationName === 'tillkit-appear' && motion.finish()))
    expect([await unseen(page), thrown]).toEqual([[], []])
  })

  it('have their words and numbers on paper, also those that nobody has scrolled to', async () => {
    const html = [
      '<p style="height: 4000px"></p>',
      sliderHtml({ slides: [{ title: 'One' }, { title: 'Two' }] }), galleryHtml({ count: 3 }), filterablePortfolioHtml(), tabsHtml({ tabs: [{ title: 'Bond', content: 'Panel' }] }),
      countdownHtml({ end: 4_000_000_000 }), barCountersHtml({ bars: [{ title: 'Cores', width: '80%' }] }), circleCounterHtml({ value: 75 }),
      numberCounterHtml({ value: 1_234_567, separator: ',' }), mapHtml(), testimonialHtml(), blogGridHtml({ perPage: 3 }),
    ].join('\n')
    const { page } = await openModules(shop, { html })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const shown = (selector: string) => page.$$eval(selector, (all) => all.map((each) => {
      for (let above: Element | null = each; above; above = above.parentElement) if (getComputedStyle(above).opacity === '0') return 'faded'
      return (each as HTMLElement).innerText.trim()
    }))
    await eventually(() => shown('.et_pb_number_counter .percent-value')).toEqual(['1,234,567'])
    await eventually(() => shown('.et_pb_circle_counter .percent-value')).toEqual(['75'])
    expect((await shown('.et_pb_counter_title')).filter((words) => words !== '')).toEqual(['Cores'])
    expect((await shown('.tillkit-map-places a')).every((words) => words !== '' && words !== 'faded')).toBe(true)
    expect((await shown('.et_pb_countdown_timer .days .value'))[0]).toMatch(/^\d{3,}$/)
    expect(new Set((await shown('.et_pb_salvattore_content .entry-title')).map((words) => words !== '' && words !== 'faded'))).toEqual(new Set([true]))
    expect([await page.locator('.tillkit-pause:visible').count(), await unseen(page), await tillkitErrors(page)]).toEqual([0, [], []])
  })

  it('wait in a tab that nobody looks at, without a timer that goes off there, and go on when it is looked at again', async () => {
    const html = [
      sliderHtml({ slides: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }], speed: 5000 }),
      fullwidthPortfolioHtml({ rotate: 'on', speed: 5000 }), countdownHtml({ end: Math.floor(Date.now() / 1000) + 86_400 }),
    ].join('\n')
    const { page } = await openModules(shop, {
      html,
      alone: true,
      before: async (fresh) => {
        await fresh.clock.install()
        await fresh.addInitScript(() => {
          const counted = { wentOff: 0 }
          Object.assign(window, { counted })
          for (const name of ['setTimeout', 'setInterval'] as const) {
            const real = window[name] as (run: () => void, time?: number) => number
            const look = (run: () => void, time?: number) => real(() => {
              if (document.hidden) counted.wentOff += 1
              run()
            }, time)
            Object.assign(window, { [name]: look })
          }
        })
      },
    })
    const turn = (isHidden: boolean) => page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
    const look = () => page.evaluate(() => ({
      slide: [...document.querySelectorAll('.et_pb_slide')].findIndex((slide) => slide.matches('.et-pb-active-slide')),
      project: Math.round(document.querySelector('.et_pb_portfolio_items')?.scrollLeft ?? -1),
      left: document.querySelector('.et_pb_countdown_timer .hours .value')?.textContent,
    }))
    await page.getByRole('button', { name: 'Pause the projects' }).waitFor({ state: 'attached' })
    const wentOff = () => page.evaluate(() => (Reflect.get(window, 'counted') as { wentOff: number }).wentOff)
    await turn(true)
    // What waits for the page to be loaded, and a move that has begun, come to their end.
    await page.clock.runFor(60_000)
    const [before, begun] = [await look(), await wentOff()]
    await page.clock.runFor(3_600_000)
    expect([await look(), await wentOff()]).toEqual([before, begun])
    await turn(false)
    // What is left goes by the clock at once; what moves by itself has its time to come.
    const { slide, left } = await look()
    expect([slide, Number(left)]).toEqual([before.slide, Number(before.left) - 1])
    await page.clock.runFor(6000)
    await eventually(async () => (await look()).slide).toBe((before.slide + 1) % 3)
    await eventually(async () => (await look()).project).toBeGreaterThan(before.project)
  })

  it.each(['is refused', 'never comes'])('go on around a player whose page %s: its picture goes and is back, and other slides come', async (what) => {
    const embed = 'https://player.test/embed/roll?feature=oembed'
    let begun = 0
    const { page, pageErrors } = await openModules(shop, {
      html: videoSliderHtml({ controls: 'dots', videos: [{ source: { embed }, image: MISSING }, { source: { file: '/2.mp4' }, image: MISSING }] }) + videoHtml({ source: { embed }, overlay: MISSING }),
      before: (fresh) => fresh.route('https://player.test/**', (route) => {
        const isBegun = route.request().url().includes('autoplay=1')
        if (isBegun) begun += 1
        if (what === 'is refused') return route.abort()
        // The page itself waits for its frames: those that play are what never comes.
        return isBegun ? undefined : route.fulfill({ contentType: 'text/html', body: 'Player' })
      }),
    })
    const overlays = page.locator('.et_pb_slide .et_pb_video_overlay, .et_pb_video > .et_pb_video_overlay')
    for (const [order, at] of [0, 2].entries()) {
      // The theme's sheet hides a slider's slides until that has begun.
      await overlays.nth(at).waitFor()
      await overlays.nth(at).locator('.et_pb_video_play').press('Enter')
      await eventually(() => overlays.nth(at).isVisible()).toBe(false)
      // A frame asks for its page a little later, and not at all once it has another.
      await eventually(() => begun).toBe(order + 1)
    }
    await page.locator('.et-pb-arrow-next').click()
    await eventually(() => page.$$eval('.et_pb_slide', (slides) => slides.findIndex((slide) => slide.matches('.et-pb-active-slide')))).toBe(1)
    await eventually(() => page.locator('.et_slide_transition').count()).toBe(0)
    await page.locator('.et-pb-arrow-prev').click()
    await eventually(() => overlays.first().isVisible()).toBe(true)
    await eventually(() => page.getAttribute('.et_pb_slide iframe', 'src')).toBe(embed)
    expect([begun, await tillkitErrors(page), pageErrors]).toEqual([2, [], []])
  })
})
