import { sliderHtml, videoBackgroundHtml, videoHtml, videoSectionHtml, videoSliderHtml } from '@tillkit/fixtures/page-builder'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const addressOf = (page: Page, selector: string) => page.getAttribute(selector, 'src')
/** Whether the videos of a page play, in their order: one that cannot be loaded is played all the same. */
const playing = (page: Page, selector: string) => page.$$eval(selector, (all) => all.map((video) => !(video as HTMLVideoElement).paused))

/** A player, as the page that is embedded. */
function player(): string {
  shop.server.page('/player/', '<!doctype html><title>Player</title>')
  return `${shop.server.origin}/player/?feature=oembed`
}

describe('videos on a page', () => {
  it('pauses what plays in a slide that is left, plays what comes, and has an embedded player wait behind its picture again [page-builder-modules#9]', async () => {
    const embed = player()
    const videos = sliderHtml({ slides: ['One', 'Two'].map((title) => ({ title, video: `/${title}.mp4` })) })
    const reel = videoSliderHtml({ controls: 'dots', videos: [{ source: { embed }, image: PICTURE }, { source: { file: '/3.mp4' }, image: PICTURE }] })
    const { page } = await openModules(shop, { html: videos + reel })
    const VIDEOS = '.et_pb_slider_0 video'
    await page.evaluate((selector) => void document.querySelector<HTMLVideoElement>(selector)?.play().catch(() => undefined), VIDEOS)
    expect(await playing(page, VIDEOS)).toEqual([true, false])
    const [left, come] = await page.evaluate((selector) => {
      document.querySelector<HTMLElement>('.et_pb_slider_0 .et-pb-arrow-next')?.click()
      return [...document.querySelectorAll<HTMLVideoElement>(selector)].map((video) => !video.paused)
    }, VIDEOS)
    expect([left, come]).toEqual([false, true])
    const entries = await page.evaluate(() => history.length)
    const overlay = page.locator('.et_pb_video_slider .et_pb_video_overlay').first()
    await page.getByRole('button', { name: 'Play the video' }).first().click()
    await eventually(() => addressOf(page, '.et_pb_video_slider iframe')).toBe(`${embed}&autoplay=1`)
    await eventually(() => overlay.isVisible()).toBe(false)
    await page.locator('.et_pb_video_slider .et-pb-arrow-next').click()
    await eventually(() => addressOf(page, '.et_pb_video_slider iframe')).toBe(embed)
    expect(await overlay.evaluate((each) => (each as HTMLElement).style.display)).toBe('')
    // A video in a box waits to be asked for.
    expect(await playing(page, '.et_pb_video_slider video')).toEqual([false])
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  it('leads the keyboard to a picture and not to the video beneath it, until the picture has gone or is hidden by others', async () => {
    const html = `<button>Before</button>${videoHtml({ source: { file: '/1.mp4' }, overlay: PICTURE })}${videoHtml({ source: { embed: player() }, overlay: PICTURE, order: 1 })}<button>After</button>`
    const { page } = await openModules(shop, { html })
    const inert = () => page.$$eval('.et_pb_video_box > *', (videos) => videos.map((video) => (video as HTMLElement).inert))
    await eventually(inert).toEqual([true, true])
    await page.getByRole('button', { name: 'Before' }).focus()
    const reached: (string | null | undefined)[] = []
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent))
    }
    expect(reached).toEqual(['Play the video', 'Play the video', 'After'])
    // Somebody's copy, made while the video was out of reach: it is in reach when its own picture has gone, and when we are.
    await page.$eval('.et_pb_video_0', (module) => {
      const copy = module.cloneNode(true) as HTMLElement
      copy.classList.replace('et_pb_video_0', 'et_pb_video_2')
      module.parentElement?.append(copy)
    })
    await eventually(inert).toEqual([true, true, true])
    await page.locator('.et_pb_video_0 .et_pb_video_play').focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('VIDEO')
    expect(await inert()).toEqual([false, true, true])
    await page.locator('.et_pb_video_1 .et_pb_video_overlay').evaluate((overlay) => overlay.classList.add('et_multi_view_hidden'))
    await page.addStyleTag({ content: '.et_multi_view_hidden { display: none }' })
    await eventually(inert).toEqual([false, false, true])
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it('hands its press to what a plugin has put into the place of a video, and plays the player that comes of it', async () => {
    const embed = player()
    const box = (content: string) => `<div class="et_pb_module et_pb_video" style="width: 320px"><div class="et_pb_video_box" style="height: 200px">${content}</div><div class="et_pb_video_overlay" style="background-image: url(${PICTURE})"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div></div>`
    const plugins = [
      '<div class="consent" style="height: 200px"><p style="margin: 0; height: 80px">Videos are from elsewhere.</p><button style="display: block; margin: auto; width: 100%; height: 40px">Accept</button></div>',
      '<lite-youtube style="display: block; height: 200px"></lite-youtube>',
      `<iframe class="lazyload" data-src="${embed}"></iframe>`,
    ]
    const scripts = `<script>
customElements.define('lite-youtube', class extends HTMLElement {
  connectedCallback() { this.addEventListener('click', () => { this.innerHTML = '<iframe src="${embed}&autoplay=1"></iframe>' }, { once: true }) }
})
addEventListener('DOMContentLoaded', function () {
  document.querySelector('.consent button').onclick = function () { document.querySelector('.consent').outerHTML = '<iframe src="${embed}"></iframe>' }
})
</script>`
    const { page } = await openModules(shop, { html: plugins.map(box).join(''), head: scripts })
    await eventually(() => page.locator('[role="button"][aria-label="Play the video"]').count()).toBe(3)
    const pictures = page.locator('.et_pb_video_overlay')
    for (const at of [0, 1, 2]) {
      const { x, y, width, height } = (await pictures.nth(at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.click(x + width / 2, y + height / 2)
      expect(await pictures.nth(at).isVisible(), String(at)).toBe(false)
    }
    await page.locator('.lazyload').evaluate((frame) => frame.setAttribute('src', frame.getAttribute('data-src') ?? ''))
    await eventually(() => page.$$eval('iframe', (all) => all.map((frame) => frame.getAttribute('src')))).toEqual([1, 2, 3].map(() => `${embed}&autoplay=1`))
    // Each is reached, and nothing lies over it.
    expect(await page.$$eval('iframe', (all) => all.map((frame) => {
      const { x, y, width, height } = frame.getBoundingClientRect()
      return !frame.inert && document.elementFromPoint(x + width / 2, y + height / 2) === frame
    }))).toEqual([true, true, true])
    expect(await tillkitErrors(page)).toEqual([])
  })

  it.each([
    ['a control', '<div class="consent"><p>Videos are from elsewhere.</p><button>Accept</button></div>', 'BUTTON'],
    ['words alone', '<div class="consent"><p>Accept cookies to see this video.</p></div>', 'DIV'],
  ])('is played by keyboard alone over a placeholder with %s: the player that comes has the focus', async (_what, placeholder, focused) => {
    const embed = player()
    const module = videoHtml({ source: { embed }, overlay: PICTURE }).replace(/<iframe.*?<\/iframe>/s, placeholder)
    const { page } = await openModules(shop, { html: `<button>Before</button>${module}<button>After</button>` })
    await page.evaluate((address) => {
      // As a consent plugin does: it asks first, and puts the player into the place once that is answered.
      let asked = 0
      const box = document.querySelector('.consent')
      box?.addEventListener('click', () => {
        asked += 1
        Reflect.set(window, 'asked', asked)
        if (asked < 2) return
        const frame = document.createElement('iframe')
        frame.src = address
        box.replaceWith(frame)
      })
    }, embed)
    await eventually(() => page.locator('.consent').evaluate((box) => box.closest('[inert]') !== null)).toBe(true)
    const active = () => page.evaluate(() => document.activeElement?.nodeName)
    await page.getByRole('button', { name: 'Before' }).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Play the video')
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => Reflect.get(window, 'asked') as unknown)).toBe(1)
    expect(await active()).toBe(focused)
    await page.keyboard.press('Enter')
    await eventually(() => addressOf(page, '.et_pb_video iframe')).toBe(`${embed}&autoplay=1`)
    await eventually(active).toBe('IFRAME')
    await page.getByRole('button', { name: 'After' }).focus()
    await page.keyboard.press('Shift+Tab')
    expect(await active()).toBe('IFRAME')
  })

  it('plays the video that is behind a first click that came before the code, and a player is as tall as it is wide for', async () => {
    const embed = player()
    const { page } = await openModules(shop, {
      html: videoHtml({ source: { file: '/1.mp4' }, overlay: PICTURE }) + videoHtml({ source: { embed }, order: 1 }),
      waitForMount: false,
    })
    await page.locator('.et_pb_video_overlay').click()
    await eventually(() => playing(page, '.et_pb_video_0 video')).toEqual([true])
    await eventually(() => page.locator('.et_pb_video_overlay').isVisible()).toBe(false)
    const box = await page.locator('iframe').boundingBox()
    expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 1080 / 608)).toBeLessThan(0.02)
    expect(Math.abs((box?.width ?? 0) - ((await page.locator('.et_pb_video_1').boundingBox())?.width ?? 0))).toBeLessThan(1)
  })

  it('plays a video behind a section while it is in the window, covers the section with it, and shows the section though it never comes', async () => {
    const row = '<div class="et_pb_row"><p style="height: 300px">In front.</p></div>'
    const { page } = await openModules(shop, { isWhole: true, html: `${videoSectionHtml(row, { file: '/gone.mp4' })}<div style="height: 3000px"></div>` })
    const VIDEO = '.et_pb_section_video_bg video'
    await eventually(() => page.locator('.et_pb_preload').count()).toBe(0)
    await eventually(() => playing(page, VIDEO)).toEqual([true])
    const [video, section] = await Promise.all([VIDEO, '.et_pb_section'].map((selector) => page.locator(selector).boundingBox()))
    expect(video).toEqual(section)
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    await eventually(() => playing(page, VIDEO)).toEqual([false])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await eventually(() => playing(page, VIDEO)).toEqual([true])
    await page.getByRole('button', { name: 'Pause the background video' }).click()
    await eventually(() => playing(page, VIDEO)).toEqual([false])
    expect(await page.getByRole('button', { name: 'Play the background video' }).isVisible()).toBe(true)
  })

  it('has its button beside that of the slides before it, and of the section behind those', async () => {
    const background = videoBackgroundHtml({ file: '/gone.mp4' })
    const slides = sliderHtml({ isFullwidth: true, speed: 60_000, slides: [{ title: 'One', background }, { title: 'Two' }] })
    const { page } = await openModules(shop, { isWhole: true, html: videoSectionHtml(slides, { file: '/gone.mp4' }).replace('et_pb_section ', 'et_pb_section et_pb_fullwidth_section ') })
    await eventually(() => page.locator('.tillkit-pause:visible').count()).toBe(3)
    const reached = () => page.$$eval('.tillkit-pause', (all) => all.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === button
    }))
    await eventually(reached).toEqual([true, true, true])
    await page.getByRole('button', { name: 'Pause the slides' }).click()
    await page.getByRole('button', { name: 'Play the slides' }).waitFor()
  })

  it('leads a slider by its strip of pictures, on a phone as well', async () => {
    const videos = [1, 2, 3, 4, 5].map((n) => ({ source: { file: `/${n}.mp4` }, image: PICTURE }))
    const { page } = await openModules(shop, { html: videoSliderHtml({ videos, hidesOverlays: true }), before: (each) => each.setViewportSize({ width: 390, height: 800 }) })
    const strip = page.locator('.et_pb_carousel')
    await strip.waitFor()
    expect(await page.locator('.et-carousel-group.active > .et_pb_carousel_item').count()).toBe(3)
    await page.setViewportSize({ width: 1000, height: 800 })
    await eventually(() => page.locator('.et-carousel-group.active > .et_pb_carousel_item').count()).toBe(4)
    await page.getByRole('button', { name: 'Show video 3 of 5' }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.$$eval('.et_pb_slide', (all) => all.findIndex((each) => each.matches('.et-pb-active-slide')))).toBe(2)
    const [first, last] = await Promise.all([0, 3].map((index) => page.locator('.et_pb_carousel_item').nth(index).boundingBox()))
    expect(first?.y).toBe(last?.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1000)
  })
})
