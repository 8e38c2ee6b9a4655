import { startUnit } from '@tillkit/mount'
import { videoHtml, videoOverlayHtml, videoPostHtml, videoSliderHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLIDE_EVENTS } from '../shared/slides/slide-events.ts'

const load = async () => (await import('./member.ts')).unit
const FILE = { file: '/till.mp4' }
const EMBED = { embed: 'https://www.youtube.com/embed/roll01?feature=oembed' }

// The simulated browser loads no frames, and would complain of each: here a frame is an element like any other.
for (const symbol of Object.getOwnPropertySymbols(HTMLIFrameElement.prototype)) {
  if (symbol.description !== 'Symbol.toStringTag') Reflect.deleteProperty(HTMLIFrameElement.prototype, symbol)
}

describeWidget(load, {
  title: 'videos in modules and in a post',
  html: videoHtml({ source: FILE, overlay: '/p.png' }) + videoHtml({ source: EMBED, overlay: '/p.png', order: 1 }) + videoHtml({ source: EMBED, order: 2 }) + videoPostHtml({ source: FILE, overlay: '/p.png' }),
  operate: (host) => host.querySelector<HTMLElement>('a')?.click(),
})

describe('a picture over a video', () => {
  let page: TestPage
  let played: Element[]

  beforeEach(() => {
    played = []
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: Element) {
      played.push(this)
      return Promise.resolve()
    })
  })
  afterEach(() => {
    page.close()
    vi.restoreAllMocks()
  })

  async function open(html: string, { jquery = false } = {}) {
    page = await openTestPage(load, { html, jquery })
    startUnit(page.unit)
    await vi.dynamicImportSettled()
  }
  const overlay = () => document.querySelector('.et_pb_video_overlay') as HTMLElement
  const frame = () => document.querySelector('iframe') as HTMLIFrameElement
  const address = () => frame().getAttribute('src')
  const click = (element: Element | null) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    element?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it.each([
    ['a player without parameters', 'https://www.youtube.com/embed/x', 'https://www.youtube.com/embed/x?autoplay=1'],
    ['one with a parameter', EMBED.embed, `${EMBED.embed}&autoplay=1`],
    ['one with several, escaped twice on their way', `${EMBED.embed}&amp;amp;rel=0`, `${EMBED.embed}&rel=0&autoplay=1`],
  ])('plays what it covers when it is clicked, and is gone after half a second: a video of the shop\'s, and %s, with single signs [page-builder-modules#40]', async (_title, embed, begun) => {
    await open(videoHtml({ source: FILE, overlay: '/p.png' }))
    expect(click(overlay())).toBe(true)
    expect(played).toEqual([document.querySelector('video')])
    vi.advanceTimersByTime(499)
    expect(overlay().style.display).toBe('')
    vi.advanceTimersByTime(1)
    expect(overlay().style.display).toBe('none')
    page.close()
    await open(videoHtml({ source: { embed: embed.replaceAll('&amp;amp;', '&amp;') }, overlay: '/p.png' }).replaceAll('&amp;rel', embed.includes('&amp;amp;') ? '&amp;amp;rel' : '&amp;rel'))
    const printed = frame()
    expect(click(overlay())).toBe(true)
    expect([address(), frame() === printed, frame().getAttribute('allow')]).toEqual([begun, true, 'autoplay; encrypted-media'])
    vi.advanceTimersByTime(500)
    expect(overlay().style.display).toBe('none')
  })

  it('is played by keyboard at a button with a name, and hands the focus on (weakness 1)', async () => {
    await open(videoHtml({ source: FILE, overlay: '/p.png' }))
    const button = overlay().querySelector('a') as HTMLElement
    expect([button.getAttribute('role'), button.getAttribute('aria-label')]).toEqual(['button', 'Play the video'])
    const video = document.querySelector('video') as HTMLElement
    const focused = vi.spyOn(video, 'focus')
    button.focus()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(played).toHaveLength(1)
    vi.advanceTimersByTime(500)
    expect(focused).toHaveBeenCalled()
  })

  it('of a post plays the post\'s, also when a script of the page clicks it or calls for it', async () => {
    await open(videoPostHtml({ source: FILE, overlay: '/p.png' }), { jquery: true })
    jQuery('.et_pb_video_play').trigger('click')
    expect(played).toEqual([document.querySelector('article video')])
    page.close()
    await open(videoPostHtml({ source: FILE, overlay: '/p.png' }) + videoHtml({ source: FILE, overlay: '/p.png' }), { jquery: true })
    ;(Reflect.get(window, 'et_pb_play_overlayed_video') as (link: unknown) => void)(jQuery('.et_pb_video .et_pb_video_play'))
    expect(played.slice(1)).toEqual([document.querySelector('.et_pb_video video')])
  })

  it('of the strip below a slider, in a post too, is no picture over a video: it shows its slide, and nothing plays', async () => {
    const videos = [1, 2, 3].map((n) => ({ source: { embed: `https://www.youtube.com/embed/roll${n}` }, image: `/${n}.png` }))
    page = await openTestPage(load, { html: `<article class="et_pb_post">${videoSliderHtml({ videos })}</article>` })
    startUnit((await import('../slider/member.ts')).unit)
    startUnit((await import('../video-slider/member.ts')).unit)
    for (let turn = 0; turn < 3; turn += 1) await vi.dynamicImportSettled()
    startUnit(page.unit)
    const pictures = () => [...document.querySelectorAll<HTMLElement>('.et_pb_carousel_item > .et_pb_video_overlay')]
    expect(pictures().map((each) => each.querySelector('a')?.getAttribute('aria-label'))).toEqual([1, 2, 3].map((n) => `Show video ${n} of 3`))
    click(pictures()[1]?.querySelector('a') ?? null)
    vi.advanceTimersByTime(1000)
    expect(document.querySelector('.et-pb-active-slide')).toBe(document.querySelectorAll('.et_pb_slide')[1])
    expect([...document.querySelectorAll('iframe')].map((each) => each.getAttribute('src'))).toEqual(videos.map(({ source }) => source.embed))
    expect([...document.querySelectorAll<HTMLElement>('.et_pb_video_overlay')].map(({ style }) => style.display)).toEqual(Array(6).fill(''))
    click(document.querySelectorAll('.et_pb_slide .et_pb_video_overlay')[1] ?? null)
    expect(document.querySelectorAll('iframe')[1]?.getAttribute('src')).toBe('https://www.youtube.com/embed/roll2?autoplay=1')
  })

  it('plays once, however often it is clicked', async () => {
    await open(videoHtml({ source: EMBED, overlay: '/p.png' }))
    click(overlay())
    click(overlay())
    expect(address()).toBe(`${EMBED.embed}&autoplay=1`)
  })

  it('leaves a player alone that waits for consent or plays already, and goes all the same', async () => {
    for (const [index, embed] of ['', 'about:blank', `${EMBED.embed}&autoplay=1`].entries()) {
      if (index > 0) page.close()
      await open(videoHtml({ source: { embed }, overlay: '/p.png' }))
      click(overlay())
      vi.advanceTimersByTime(500)
      expect([address(), overlay().style.display]).toEqual([embed, 'none'])
    }
  })

  it('finds the player that a plugin has put there after it, and the third frame where a service brings two of its own', async () => {
    const box = (content: string) => `<div class="et_pb_video"><div class="et_pb_video_box">${content}</div>${videoOverlayHtml('/p.png')}</div>`
    await open(box(''))
    const late = Object.assign(document.createElement('iframe'), { src: EMBED.embed })
    document.querySelector('.et_pb_video_box')?.append(late)
    click(overlay())
    expect(address()).toBe(`${EMBED.embed}&autoplay=1`)
    page.close()
    await open(box(`<div class="fb-video">${[1, 2, 3].map((n) => `<iframe src="https://video.test/${n}"></iframe>`).join('')}</div>`))
    click(overlay())
    expect([...document.querySelectorAll('iframe')].map((each) => each.getAttribute('src'))).toEqual(['https://video.test/1', 'https://video.test/2', 'https://video.test/3?autoplay=1'])
  })

  it('comes back over a player when its slide is left, and the player waits again; a video stays where it was', async () => {
    const slide = (html: string) => `<div class="et_pb_slide">${html}</div>`
    await open(slide(videoHtml({ source: EMBED, overlay: '/p.png' })))
    click(overlay())
    vi.advanceTimersByTime(500)
    const leave = () => document.querySelector('.et_pb_slide')?.dispatchEvent(new CustomEvent(SLIDE_EVENTS.left, { bubbles: true }))
    leave()
    expect([address(), overlay().style.display]).toEqual([EMBED.embed, ''])
    click(overlay())
    expect(address()).toBe(`${EMBED.embed}&autoplay=1`)
    page.close()
    await open(slide(videoHtml({ source: FILE, overlay: '/p.png' })))
    click(overlay())
    vi.advanceTimersByTime(500)
    leave()
    expect(overlay().style.display).toBe('none')
  })

  it('gives way to what a plugin has put into the place of its video, which gets the press, and plays what comes there', async () => {
    await open(`<div class="et_pb_video"><div class="et_pb_video_box"><div class="consent"><p>Videos are from elsewhere.</p><button>Accept</button></div></div>${videoOverlayHtml('/p.png')}</div>`)
    const pressed: unknown[] = []
    document.querySelector('.consent')?.addEventListener('click', ({ target }) => pressed.push((target as Element).localName))
    overlay().querySelector('a')?.focus()
    expect(click(overlay().querySelector('a'))).toBe(true)
    expect([pressed, overlay().style.display, document.activeElement?.localName]).toEqual([['button'], 'none', 'button'])
    const box = document.querySelector('.et_pb_video_box') as HTMLElement
    box.innerHTML = `<iframe src="${EMBED.embed}"></iframe>`
    await Promise.resolve()
    expect([address(), overlay().style.display]).toEqual([`${EMBED.embed}&autoplay=1`, 'none'])
    page.stop()
    expect([address(), overlay().getAttribute('style')]).toEqual([EMBED.embed, expect.not.stringContaining('display')])
  })

  it.each([
    ['player whose address is kept back', '<iframe data-src="later"></iframe>', 'iframe', EMBED.embed, `${EMBED.embed}&autoplay=1`],
    ['video whose address is kept back', '<video data-src="later"></video>', 'video', '/till.mp4', '/till.mp4'],
  ])('goes from over a %s, and that plays once it has it', async (_what, html, selector, given, told) => {
    await open(`<div class="et_pb_video"><div class="et_pb_video_box">${html}</div>${videoOverlayHtml('/p.png')}</div>`)
    click(overlay())
    const kept = document.querySelector(selector) as Element
    expect([kept.getAttribute('src'), overlay().style.display, played]).toEqual([null, 'none', []])
    kept.setAttribute('src', given)
    await Promise.resolve()
    expect([kept.getAttribute('src'), played.length]).toEqual([told, selector === 'video' ? 1 : 0])
  })

  it('waits over an empty place, and plays what comes there without another press', async () => {
    await open(`<div class="et_pb_video"><div class="et_pb_video_box"><script type="text/plain"></script></div>${videoOverlayHtml('/p.png')}</div>`)
    click(overlay())
    expect(overlay().style.display).toBe('')
    document.querySelector('.et_pb_video_box')?.insertAdjacentHTML('beforeend', `<iframe src="${EMBED.embed}"></iframe>`)
    await Promise.resolve()
    expect(address()).toBe(`${EMBED.embed}&autoplay=1`)
    vi.advanceTimersByTime(500)
    expect(overlay().style.display).toBe('none')
  })

  it('comes back over what was to be played when its slide is left, and plays nothing by itself then', async () => {
    await open(`<div class="et_pb_slide"><div class="et_pb_video"><div class="et_pb_video_box"><div class="consent">Accept</div></div>${videoOverlayHtml('/p.png')}</div></div>`)
    click(overlay())
    expect(overlay().style.display).toBe('none')
    document.querySelector('.et_pb_slide')?.dispatchEvent(new CustomEvent(SLIDE_EVENTS.left, { bubbles: true }))
    expect(overlay().style.display).toBe('')
    document.querySelector('.et_pb_video_box')?.replaceChildren(Object.assign(document.createElement('iframe'), { src: EMBED.embed }))
    await Promise.resolve()
    expect(address()).toBe(EMBED.embed)
  })

  it('does nothing where there is no video under it', async () => {
    await open(`<div class="et_pb_video">${videoOverlayHtml('/p.png')}</div>`)
    click(overlay())
    vi.advanceTimersByTime(500)
    expect([overlay().style.display, page.errors]).toEqual(['', []])
  })
})

describe('a player from elsewhere', () => {
  it('is as wide as its place, in its own proportion', async () => {
    const page = await openTestPage(load, { html: videoHtml({ source: EMBED }) })
    await page.start()
    const { style } = document.querySelector('iframe') as HTMLElement
    expect([style.width, style.height, style.aspectRatio]).toEqual(['100%', 'auto', '1080 / 608'])
    page.close()
  })
})
