import { startUnit } from '@tillkit/mount'
import { columnHtml, videoSliderHtml, type VideoSliderFixture } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const loadSlider = async () => (await import('../slider/member.ts')).unit
const VIDEOS = [1, 2, 3, 4, 5].map((n) => ({ source: { file: `/${n}.mp4` }, image: `/${n}.png` }))
const GLOBALS = { et_pb_custom: { previous: 'Back', next: 'On' } }

describeWidget(load, {
  title: 'sliders of videos',
  html: videoSliderHtml({ videos: VIDEOS }) + videoSliderHtml({ videos: VIDEOS, controls: 'dots', order: 1 }) + videoSliderHtml({ videos: [], order: 2 }) + videoSliderHtml({ videos: VIDEOS.slice(0, 1), order: 3 }),
  globals: GLOBALS,
  operate: (host) => host.querySelector<HTMLElement>('.et-pb-arrow-next')?.click(),
  stateClasses: ['et_pb_preload'],
})

describe('the strip below a slider of videos', () => {
  let page: TestPage
  let isWide = true

  beforeEach(() => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = real(query)
      if (query.includes('min-width')) Object.defineProperty(list, 'matches', { get: () => isWide })
      return list
    })
  })
  afterEach(() => {
    page.close()
    isWide = true
    vi.restoreAllMocks()
  })

  async function open(options: Partial<VideoSliderFixture> = {}, { column = '4_4', jquery = false }: { column?: Parameters<typeof columnHtml>[0]; jquery?: boolean } = {}) {
    page = await openTestPage(load, { html: columnHtml(column, videoSliderHtml({ videos: VIDEOS, ...options })), globals: GLOBALS, jquery })
    startUnit(page.unit)
    startUnit(await loadSlider())
    // One brings another.
    for (let turn = 0; turn < 3; turn += 1) await vi.dynamicImportSettled()
  }
  const items = () => [...document.querySelectorAll<HTMLElement>('.et_pb_carousel_item')].sort((one, other) => idOf(one) - idOf(other))
  const idOf = (item: Element) => Number(item.getAttribute('data-slide-id'))
  const seen = () => [...document.querySelectorAll('.et-carousel-group.active > .et_pb_carousel_item')].map(idOf)
  const slides = () => [...document.querySelectorAll('.et_pb_slide')]
  const active = () => slides().findIndex((slide) => slide.matches('.et-pb-active-slide'))
  const marked = () => items().flatMap((item) => (item.matches('.et-pb-active-control') ? [idOf(item), item.querySelector('a')?.ariaCurrent] : []))
  const press = async (selector: string) => {
    document.querySelector<HTMLElement>(selector)?.click()
    vi.advanceTimersByTime(1000)
    await Promise.resolve()
  }

  it('has a picture for each slide, with its index, and the one of index 2 shows the third slide [page-builder-modules#13]', async () => {
    await open()
    expect(items().map((item) => [item.getAttribute('data-slide-id'), item.querySelector<HTMLElement>('.et_pb_video_overlay')?.style.backgroundImage])).toEqual(
      VIDEOS.map(({ image }, index) => [String(index), `url("${image}")`]),
    )
    expect(document.querySelector('.et_pb_carousel > .et_pb_carousel_items .et_pb_carousel_item > .et_pb_video_overlay > .et_pb_video_overlay_hover > a.et_pb_video_play')).not.toBeNull()
    expect(marked()).toEqual([0, 'true'])
    items()[2]?.querySelector<HTMLElement>('.et_pb_video_play')?.click()
    vi.advanceTimersByTime(700)
    expect([active(), marked()]).toEqual([2, [2, 'true']])
  })

  it('follows the slider, also to a picture that is not seen', async () => {
    await open()
    const engineOf = (name: string) => document.querySelector<HTMLElement>(`.et_pb_slider .${name}`)
    engineOf('et-pb-arrow-prev')?.click()
    vi.advanceTimersByTime(700)
    expect([active(), marked(), seen()]).toEqual([4, [4, 'true'], [4, 0, 1, 2]])
  })

  it('shows one group after the other, over its end, and says meanwhile that it moves', async () => {
    await open()
    const list = document.querySelector('.et_pb_carousel_items')
    expect([seen(), list?.className]).toEqual([[0, 1, 2, 3], 'et_pb_carousel_items columns-4'])
    expect(items().map((item) => [item.className.replace('et_pb_carousel_item', '').trim(), item.style.display])).toEqual([['et-pb-active-control position_1', ''], ['position_2', ''], ['position_3', ''], ['position_4', ''], ['', 'none']])
    document.querySelector<HTMLElement>('.et_pb_carousel > .et-pb-arrow-next')?.click()
    expect([seen(), document.body.classList.contains('et-pb-is-sliding-carousel')]).toEqual([[4, 0, 1, 2], true])
    document.querySelector<HTMLElement>('.et_pb_carousel > .et-pb-arrow-next')?.click()
    expect(seen()).toEqual([4, 0, 1, 2])
    vi.advanceTimersByTime(1000)
    expect(document.body.classList.contains('et-pb-is-sliding-carousel')).toBe(false)
    await press('.et_pb_carousel > .et-pb-arrow-prev')
    expect(seen()).toEqual([0, 1, 2, 3])
  })

  it('has as many pictures beside each other as its column is wide, and no arrows where that is all of them', async () => {
    isWide = false
    await open({}, { column: '4_4' })
    expect(seen()).toHaveLength(3)
    page.close()
    await open({ videos: VIDEOS.slice(0, 2) }, { column: '1_5' })
    expect([seen(), document.querySelectorAll('.et_pb_carousel > a').length]).toEqual([[0, 1], 0])
  })

  it('is operated by keyboard, by names, and by a click through jQuery (weakness 1)', async () => {
    await open({}, { jquery: true })
    const play = items()[1]?.querySelector('a')
    expect([play?.getAttribute('aria-label'), play?.role]).toEqual(['Show video 2 of 5', 'button'])
    play?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    vi.advanceTimersByTime(700)
    expect(active()).toBe(1)
    jQuery('.et_pb_carousel_item[data-slide-id="3"]').trigger('click')
    vi.advanceTimersByTime(700)
    expect(active()).toBe(3)
  })

  it('turns a group by a swipe', async () => {
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
    await open()
    const touch = (type: string, clientX: number) =>
      items()[0]?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 3, isPrimary: true, clientX, clientY: 0 }))
    touch('pointerdown', 200)
    touch('pointerup', 100)
    expect(seen()).toEqual([4, 0, 1, 2])
  })

  it('is shown half a second after it has begun, dots stand outside the slides, and pictures with odd addresses stay pictures', async () => {
    await open({ videos: [{ source: { file: '/1.mp4' }, image: '/a"), url("b.png' }, ...VIDEOS], controls: 'dots' })
    const slider = document.querySelector('.et_pb_slider')
    expect(slider?.classList.contains('et_pb_preload')).toBe(true)
    vi.advanceTimersByTime(500)
    expect(slider?.classList.contains('et_pb_preload')).toBe(false)
    expect([document.querySelectorAll('.et_pb_carousel').length, slider?.querySelector('.et-pb-controllers'), document.querySelectorAll('.et_pb_video_slider .et-pb-controllers.et-pb-controllers-has-video-tag > a').length]).toEqual([0, null, 6])
    page.close()
    await open({ videos: [{ source: { file: '/1.mp4' }, image: '/a"), url("b.png' }, ...VIDEOS] })
    const picture = items()[0]?.querySelector<HTMLElement>('.et_pb_video_overlay')
    expect([picture?.style.backgroundImage]).toEqual(['url("/a%22%29,%20url%28%22b.png")'])
  })
})
