import { startUnit } from '@tillkit/mount'
import { videoHtml, videoSectionHtml, type VideoBackgroundFixture } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const VIDEO = { file: '/till.mp4' }
const WORDS = '<div class="et_pb_row"><p>In front of a video.</p></div>'

describeWidget(load, {
  title: 'videos behind sections',
  html: videoSectionHtml(WORDS, VIDEO) + videoSectionHtml(WORDS, { ...VIDEO, playsOutside: true, allowsPause: true }) + videoSectionHtml(WORDS, { ...VIDEO, kind: 'hover' }),
  operate: () => document.querySelector('button')?.click(),
  stateClasses: ['et_pb_preload'],
})

/** The browser's observer of what is seen: a test says when. */
class Seeing {
  static all: Seeing[] = []
  readonly run: IntersectionObserverCallback
  constructor(run: IntersectionObserverCallback) {
    this.run = run
    Seeing.all.push(this)
  }
  observe() { /* told by the test */ }
  disconnect() { /* told by the test */ }
}

describe('a video behind a section', () => {
  let page: TestPage
  let isPaused: boolean

  beforeEach(() => {
    isPaused = true
    vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: Element) {
      if (isPaused) {
        isPaused = false
        this.dispatchEvent(new Event('play'))
      }
      return Promise.resolve()
    })
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: Element) {
      if (isPaused) return
      isPaused = true
      this.dispatchEvent(new Event('pause'))
    })
  })
  afterEach(() => {
    page.close()
    vi.restoreAllMocks()
  })

  async function open(video: Partial<VideoBackgroundFixture> = {}, more = '') {
    page = await openTestPage(load, { html: videoSectionHtml(WORDS, { ...VIDEO, ...video }) + more })
    Seeing.all = []
    vi.stubGlobal('IntersectionObserver', Seeing)
    startUnit(page.unit)
    await vi.dynamicImportSettled()
  }
  const video = () => document.querySelector('video') as HTMLVideoElement
  const section = () => document.querySelector('.et_pb_section') as HTMLElement
  const button = () => document.querySelector('button') as HTMLButtonElement
  const see = (isIntersecting: boolean) => {
    for (const observer of Seeing.all) observer.run([{ isIntersecting } as IntersectionObserverEntry], observer as unknown as IntersectionObserver)
  }
  const isHidden = () => section().classList.contains('et_pb_preload')

  it('plays while it is seen and pauses when it is not, unless it plays outside, was paused by the shopper, or less motion is wanted [page-builder-modules#39]', async () => {
    await open()
    see(true)
    expect(isPaused).toBe(false)
    see(false)
    expect(isPaused).toBe(true)
    see(true)
    expect(isPaused).toBe(false)
    button().click()
    expect([isPaused, button().getAttribute('aria-label')]).toEqual([true, 'Play the background video'])
    see(false)
    see(true)
    expect(isPaused).toBe(true)
    button().click()
    see(false)
    see(true)
    expect([isPaused, button().getAttribute('aria-label')]).toEqual([false, 'Pause the background video'])
    video().pause()
    see(false)
    see(true)
    expect(isPaused).toBe(true)
    page.close()
    await open({ playsOutside: true })
    see(true)
    see(false)
    expect(isPaused).toBe(false)
    page.close()
    isPaused = false
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), { matches: query.includes('reduce') }) as MediaQueryList)
    await open()
    see(true)
    expect(isPaused).toBe(true)
    button().click()
    expect(isPaused).toBe(false)
  })

  it('that begins by itself before it is seen is told to wait', async () => {
    await open()
    const pause = vi.spyOn(video(), 'pause')
    see(false)
    expect(pause).toHaveBeenCalled()
  })

  it('has a button while it is seen alone: videos for other screens have no box', async () => {
    await open()
    expect(button().hidden).toBe(true)
    see(true)
    expect(button().hidden).toBe(false)
    see(false)
    expect(button().hidden).toBe(true)
  })

  it('gives way to what the shopper begins to watch, where it is to', async () => {
    for (const allowsPause of [false, true]) {
      if (allowsPause) page.close()
      isPaused = true
      await open({ allowsPause }, videoHtml({ source: VIDEO }))
      see(true)
      document.querySelector('.et_pb_video video')?.dispatchEvent(new Event('play'))
      expect(isPaused).toBe(allowsPause)
    }
    see(true)
    expect(isPaused).toBe(true)
  })

  it('plays on beside another one behind something', async () => {
    await open({ allowsPause: true }, videoSectionHtml(WORDS, VIDEO))
    see(true)
    document.querySelectorAll('video')[1]?.dispatchEvent(new Event('play'))
    expect(isPaused).toBe(false)
  })

  it('plays again where it had come to its end, which is no doing of the shopper\'s', async () => {
    await open()
    see(true)
    vi.spyOn(video(), 'ended', 'get').mockReturnValue(true)
    video().pause()
    see(false)
    see(true)
    expect(isPaused).toBe(false)
  })

  it('covers its section by style rules, whatever the window\'s size (weakness 4)', async () => {
    await open()
    const { objectFit, width, height } = video().style
    expect([objectFit, width, height]).toEqual(['cover', '100%', '100%'])
  })

  it('lets its section show itself when it can play, when it fails, and in any case half a second after the page (weakness 2)', async () => {
    for (const type of ['canplay', 'error']) {
      await open()
      expect(isHidden()).toBe(true)
      video().dispatchEvent(new Event(type))
      expect(isHidden()).toBe(false)
      page.close()
    }
    await open()
    vi.advanceTimersByTime(499)
    expect(isHidden()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isHidden()).toBe(false)
    page.close()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
    await open()
    expect(isHidden()).toBe(false)
  })

  it('does not have its section wait for a page that never finishes loading', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    await open()
    vi.advanceTimersByTime(2999)
    expect(isHidden()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isHidden()).toBe(false)
    page.close()
    await open()
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(500)
    expect(isHidden()).toBe(false)
  })

  it('that is shown under the pointer plays there, and begins anew', async () => {
    isPaused = false
    await open({ kind: 'hover' })
    expect([isPaused, document.querySelectorAll('button').length]).toEqual([true, 0])
    section().dispatchEvent(new PointerEvent('pointerenter'))
    expect(isPaused).toBe(false)
    video().currentTime = 3
    section().dispatchEvent(new PointerEvent('pointerleave'))
    expect([isPaused, video().currentTime]).toEqual([true, 0])
  })

  it('stops when the shopper asks for less motion while it plays, and does not play under the pointer then', async () => {
    const query = Object.assign(new EventTarget(), { matches: false })
    vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
    await open()
    see(true)
    expect(isPaused).toBe(false)
    query.matches = true
    query.dispatchEvent(new Event('change'))
    expect([isPaused, button().getAttribute('aria-label')]).toEqual([true, 'Play the background video'])
    see(false)
    see(true)
    expect(isPaused).toBe(true)
    page.close()
    await open({ kind: 'hover' })
    section().dispatchEvent(new PointerEvent('pointerenter'))
    expect(isPaused).toBe(true)
  })

  it('answers the names that scripts call, once each', async () => {
    await open()
    const names = ['et_pb_video_section_init', 'et_pb_video_background_init', 'et_pb_resize_section_video_bg', 'et_pb_center_video', 'et_pb_adjust_video_margin']
    for (const name of names) (Reflect.get(window, name) as (element: Element) => void)(section())
    expect([page.mounted.length, document.querySelectorAll('button').length, page.errors]).toEqual([1, 1, []])
    page.stop()
    expect(names.filter((name) => name in window)).toEqual([])
  })
})
