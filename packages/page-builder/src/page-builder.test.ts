import {
  accordionHtml, animatedTextHtml, animationItem, barCountersHtml, blogGridHtml, cartTotalsModuleHtml, circleCounterHtml, clickableHtml, columnHtml,
  countdownHtml, filterablePortfolioHtml, fullwidthHeaderHtml, fullwidthPortfolioHtml, galleryHtml, lightboxImageHtml, linkOptions, mapHtml,
  multiViewHtml, numberCounterHtml, pagedPostsHtml, parallaxSectionHtml, rowHtml, sectionHtml, shopModuleHtml, sliderHtml, starRatingHtml, tabsHtml,
  testimonialHtml, toggleHtml, videoHtml, videoSectionHtml, videoSliderHtml,
} from '@tillkit/fixtures/page-builder'
import { defineFamily, pageInstance, settle, startUnit } from '@tillkit/mount'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { members } from './members.ts'

// A page's own: what has brought its code is not asked again.
const load = async () => defineFamily((await import('./page-builder.ts')).family)

const LINK = clickableHtml('et_pb_text_0')
const MODULES = sectionHtml(rowHtml(columnHtml('1_4', testimonialHtml()), columnHtml('3_4', LINK, shopModuleHtml(), starRatingHtml())))
const globals = linkOptions({ class: 'et_pb_text_0', url: '/shop/', target: '_blank' })

/** What each member of the family but the page's own mounts on, at least once. */
const EVERY = [
  MODULES,
  fullwidthHeaderHtml({ title: 'Tills' }),
  parallaxSectionHtml('<p>Behind</p>'),
  videoSectionHtml('<p>Before it</p>', { file: '/behind.mp4' }),
  sectionHtml(rowHtml(columnHtml(
    '4_4',
    sliderHtml({ slides: [{ title: 'One' }, { title: 'Two' }], speed: 5000 }),
    videoSliderHtml({ videos: ['one', 'two'].map((name) => ({ source: { file: `/${name}.mp4` }, image: `/${name}.png` })) }),
    videoHtml({ source: { file: '/one.mp4' }, overlay: '/one.png' }),
    galleryHtml({ count: 9 }) + lightboxImageHtml() + filterablePortfolioHtml({ id: 'fits' }) + fullwidthPortfolioHtml(),
    pagedPostsHtml({ id: 'notes' }) + blogGridHtml({ perPage: 3, order: 1 }),
    tabsHtml() + accordionHtml() + toggleHtml({ title: 'More', content: '<p>More</p>' }),
    countdownHtml({ end: 4_000_000_000 }) + barCountersHtml() + circleCounterHtml() + numberCounterHtml() + mapHtml(),
    animatedTextHtml('et_pb_text_9', 'Comes in') + multiViewHtml({ content: { desktop: 'Desk', phone: 'Hand' } }) + cartTotalsModuleHtml(),
  ))),
].join('')
const ALL = { ...globals, et_animation_data: [animationItem('et_pb_text_9')] }
/** The members without an element in a page. */
const missing = () => members.filter(({ selector }) => !document.querySelector(selector)).map(({ selector }) => selector)

let page: TestPage | undefined
const opened = vi.fn()
beforeEach(() => {
  vi.spyOn(window, 'open').mockImplementation(() => opened() as null)
})
afterEach(() => {
  page?.close()
  page = undefined
  jQuery([window, document] as never).off()
  for (const root of [document.documentElement, document.body]) root.removeAttribute('class')
  opened.mockReset()
  vi.restoreAllMocks()
})

async function open(more: Readonly<Record<string, unknown>> = {}, html = MODULES): Promise<TestPage> {
  page = await openTestPage(load, { html, jquery: true, globals: { ...globals, ...more } })
  startUnit(page.unit)
  await rested(page)
  return page
}

/** Lets code come that brings other code, until none does any more. */
async function rested({ rest }: TestPage): Promise<void> {
  let before = -1
  for (let count = 0; count !== before || count === 0;) {
    before = count
    for (let round = 0; round < 3; round += 1) await rest()
    count = (pageInstance()?.hosts() ?? []).filter(({ state }) => state !== 'waiting').length
  }
}

/** What the members of the family have mounted on. */
const mounted = () => (pageInstance()?.hosts() ?? []).filter(({ unit, state }) => unit.startsWith('page-builder/') && state === 'mounted')
/** HTML as a browser writes what the server prints. */
function printed(html: string): string {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder.innerHTML
}
const sections = () => [...document.querySelectorAll('body > .et_pb_section')].map(({ outerHTML }) => outerHTML).join('')
const builder = (builderType: string) => ({ et_builder_utils_params: { builderType } })

describe('the modules of a page', () => {
  it('mount each as a unit of its own, with their first element', async () => {
    await open(builder('fe'))
    expect(new Set(mounted().map(({ unit }) => unit))).toEqual(new Set(['link-options', 'details', 'page', 'rows', 'shop', 'star-rating'].map((name) => `page-builder/${name}`)))
  })

  it.each(['vb', 'bfb', 'tb', 'lbb'])('rest where the page builder itself is at work (%s), of whatever kind they are: nothing is written, told or offered', async (type) => {
    const heard = vi.fn()
    jQuery(window).on('et_pb_before_init_modules', heard)
    const fetched = vi.spyOn(window, 'fetch')
    const { elements } = await open({ ...ALL, ...builder(type) }, EVERY)
    expect(missing()).toEqual([])
    const before = vi.getTimerCount()
    for (const element of document.querySelectorAll<HTMLElement>('.et_pb_toggle_title, .et_pb_tabs_controls a, .et_pb_portfolio_filter a, .pagination a, .et_pb_gallery_image a, .et_clickable')) {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true })
      element.click()
    }
    if (page) await rested(page)
    expect([mounted(), elements().length > 0, fetched.mock.calls, vi.getTimerCount()]).toEqual([[], true, [], before])
    expect(sections()).toBe(printed(EVERY))
    expect([document.body.getAttributeNames(), heard.mock.calls, 'et_pb_init_modules' in window]).toEqual([[], [], false])
  })

  it.each(['et-fb', 'et-bfb', 'et-tb', 'et-block-layout-preview'])('rest on a page of the class %s', async (className) => {
    document.body.className = className
    await open()
    expect([mounted(), sections()]).toEqual([[], printed(MODULES)])
  })

  it('of all kinds on one page mount each once, also where all of it is put in again, and are as they were printed when we are gone [page-builder-modules#52]', async () => {
    const started = await open(ALL, EVERY)
    expect(missing()).toEqual([])
    const kinds = () => mounted().map(({ unit }) => unit).sort()
    const first = kinds()
    expect(new Set(first).size).toBe(members.length)
    for (const element of document.querySelectorAll('body > .et_pb_section')) element.remove()
    settle()
    document.body.insertAdjacentHTML('beforeend', EVERY)
    settle()
    await rested(started)
    expect(kinds()).toEqual(first)
    expect(started.errors).toEqual([])
    started.stop()
    // In whichever order its attributes stand.
    const asPrinted = document.createElement('div')
    asPrinted.innerHTML = EVERY
    const left = [...document.querySelectorAll('body > .et_pb_section')].filter((element, index) => !element.isEqualNode(asPrinted.children[index] ?? null))
    expect(left.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  it('start between the two events that say so, each of which is raised once', async () => {
    const heard: string[] = []
    const classes = () => document.querySelector('.et_pb_row')?.className.includes('et_pb_row_1-4_3-4')
    jQuery(window).on('et_pb_before_init_modules', () => heard.push(`before ${classes()}`))
    jQuery(document).on('et_pb_after_init_modules', () => heard.push(`after ${classes()}`))
    await open()
    expect(heard).toEqual(['before false', 'after true'])
  })

  it('that are put into the page again, by a popup or a request, start exactly once each (weakness 6) [page-builder-modules#52]', async () => {
    const started = await open()
    const main = document.createElement('main')
    main.innerHTML = MODULES
    for (let round = 0; round < 3; round += 1) {
      document.body.replaceChildren(main.cloneNode(true))
      settle()
      await rested(started)
      // Somebody starts them again by hand, as those who insert modules do.
      ;(Reflect.get(window, 'et_pb_init_modules') as (() => void) | undefined)?.()
      startUnit(started.unit)
      await rested(started)
    }
    for (const name of ['link-options', 'details', 'rows', 'shop', 'star-rating', 'page']) expect([name, mounted().filter((host) => host.unit === `page-builder/${name}`).length]).toEqual([name, 1])
    document.querySelector<HTMLElement>('.et_pb_text_0 p')?.click()
    expect(opened).toHaveBeenCalledTimes(1)
    expect(document.querySelectorAll('p.stars')).toHaveLength(1)
    const changed = vi.fn()
    document.querySelector('select')?.addEventListener('change', changed)
    document.querySelector<HTMLElement>('.star-4')?.click()
    expect([changed.mock.calls.length, document.querySelector('select')?.value]).toEqual([1, '4'])
    expect(document.querySelector('li.product')?.className.match(/et_pb_shop_item_/g)).toHaveLength(1)
    expect(document.querySelector('.et_pb_row')?.className.match(/et_pb_row_1-4_3-4/g)).toHaveLength(1)
  })
})
