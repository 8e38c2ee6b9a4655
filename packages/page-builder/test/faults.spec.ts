import {
  accordionHtml, barCountersHtml, blogGridHtml, circleCounterHtml, countdownHtml, filterablePortfolioHtml, fullwidthPortfolioHtml, galleryHtml,
  gallerySliderHtml, lightboxImageHtml, mapHtml, multiViewHtml, numberCounterHtml, pagedPostsHtml, sliderHtml, tabsHtml, testimonialHtml, toggleHtml,
  videoHtml, videoSliderHtml,
} from '@tillkit/fixtures/page-builder'
import { eventually, tillkitErrors, useShop } from '@tillkit/testing'
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
})
