import { galleryHtml, lightboxImageHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const CALL = 'et_pb_image_lightbox_init'

const picture = (index: number) => `/uploads/till-${index}.png`
const html = galleryHtml({ count: 3, picture }) + lightboxImageHtml({ href: '/uploads/counter.png' })
const click = (link: Element | null, changes: MouseEventInit = {}) =>
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...changes }))
const dialog = () => document.querySelector('dialog')
const counter = () => document.querySelector('.tillkit-lightbox__counter')?.textContent

describeWidget(load, {
  html,
  operate: (host) => void click(host.matches('a') ? host : host.querySelector('a')),
})

describe('a lightbox', () => {
  let page: TestPage
  const open = async (printed = html) => {
    page = await openTestPage(load, { html: printed, jquery: true })
    await page.start()
  }
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.et_pb_gallery_image a')]
  /** Whether the browser would have followed a link, which it must not do here. */
  const followed = (link: Element | null, changes?: MouseEventInit) => {
    let isLeft = false
    const look = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', look, { once: true })
    click(link, changes)
    return isLeft
  }
  afterEach(() => {
    page.close()
    vi.restoreAllMocks()
  })

  it('opens the pictures of a gallery at the one that was pressed, each with its title', async () => {
    await open()
    expect(dialog()).toBeNull()
    expect(followed(links()[1] ?? null)).toBe(false)
    await page.rest()
    expect(dialog()?.getAttribute('aria-label')).toBe('Pictures')
    expect(counter()).toBe('2 of 3')
  })

  it('opens for a script that clicks through jQuery', async () => {
    await open()
    const $ = Reflect.get(window, 'jQuery') as JQueryStatic
    $('.et_pb_gallery_image a').first().trigger('click')
    await page.rest()
    expect(counter()).toBe('1 of 3')
  })

  it('opens a picture by itself, with no others', async () => {
    await open()
    click(document.querySelector('.et_pb_lightbox_image'))
    await page.rest()
    expect(dialog()).not.toBeNull()
    expect(counter()).toBeUndefined()
  })

  it('leaves to the browser what a shopper opens elsewhere, and links that lead to no picture', async () => {
    await open(html + galleryHtml({ count: 3, order: 1, picture: (index) => ['#', 'mailto:till@shop.test', '#top'][index] ?? '' }))
    const all = links()
    expect(followed(all[0] ?? null, { ctrlKey: true })).toBe(true)
    expect(all.slice(3).map((link) => followed(link))).toEqual([true, true, true])
    all[0]?.addEventListener('click', (event) => event.preventDefault())
    click(all[0] ?? null)
    await page.rest()
    expect(dialog()).toBeNull()
  })

  it('answers once however often its gallery is printed anew (weakness 6)', async () => {
    await open()
    const listening = () => page.leaks.left().filter((leak) => leak.startsWith('click on') && leak.includes('et_post_gallery'))
    const before = listening()
    for (let times = 0; times < 3; times += 1) {
      const gallery = document.querySelector('.et_pb_gallery') as Element
      gallery.outerHTML = galleryHtml({ count: 3, picture })
      await page.rest()
    }
    expect(before).not.toEqual([])
    expect(listening()).toEqual(before)
    click(links()[0] ?? null)
    await page.rest()
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })

  it('that another script has copied while the viewer was on its way dims no picture of the copy [page-builder-modules#52]', async () => {
    await open()
    const busy = () => document.querySelectorAll('[aria-busy]').length
    for (const [selector, link] of [['.et_pb_gallery', '.et_pb_gallery_image a'], ['.et_pb_lightbox_image', '.et_pb_lightbox_image']] as const) {
      click(document.querySelector(link))
      expect(busy()).toBe(1)
      const shown = document.querySelector(selector)
      shown?.after(shown.cloneNode(true))
      expect(busy()).toBe(2)
      await page.rest()
      expect(busy()).toBe(0)
    }
  })

  it('opens links that a script gives to the theme\'s function, and answers its own once', async () => {
    await open(`${html}<p><a class="theirs" href="/uploads/theirs.png"><img alt="Theirs"></a></p>`)
    const call = Reflect.get(window, CALL) as (given: unknown) => void
    call(document.querySelectorAll('.theirs'))
    call(document.querySelector('.theirs'))
    call(undefined)
    call(links())
    click(document.querySelector('.theirs img'))
    await page.rest()
    expect(page.errors).toEqual([])
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    page.stop()
    expect(CALL in window).toBe(false)
    expect(followed(document.querySelector('.theirs'))).toBe(true)
  })
})
