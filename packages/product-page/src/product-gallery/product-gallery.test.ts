import { galleryHtml, galleryParams, PLACEHOLDER, ROLL_PICTURES, SHAPES, videoSlide, type GalleryPrint } from '@tillkit/fixtures/product-page'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./product-gallery.ts')).productGallery

const globals = (print?: GalleryPrint) => ({ wc_single_product_params: galleryParams(print) })
const WRITTEN = ['flex-viewport', 'flex-active-slide', 'tillkit-gallery']

describeWidget(load, {
  title: 'galleries beside jQuery',
  jquery: true,
  html: galleryHtml(ROLL_PICTURES) + galleryHtml(SHAPES.slice(0, 1)),
  globals: globals(),
  stateClasses: WRITTEN,
  stateAttributes: ['inert'],
  operate: (gallery) => thumbsOf(gallery)[1]?.click(),
})

describeWidget(load, {
  title: 'galleries without jQuery, with all that a shop may ask for',
  html: galleryHtml([videoSlide('/a.mp4', '/a.png'), ...SHAPES]) + galleryHtml(ROLL_PICTURES),
  globals: globals({ slider: { directionNav: true, controlNav: true, slideshow: true, animationLoop: true, animation: 'fade' }, lightbox: { history: true } }),
  stateClasses: WRITTEN,
  stateAttributes: ['inert'],
  operate: (gallery) => gallery.querySelector<HTMLElement>('.flex-next')?.click(),
})

let page: TestPage
const gallery = () => document.querySelector('.woocommerce-product-gallery') as HTMLElement
const slidesOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image')]
const thumbsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('ol.flex-control-thumbs > li > img')]
const activeOf = (element: Element) => slidesOf(element).findIndex((slide) => slide.matches('.flex-active-slide'))
const active = () => activeOf(gallery())
const thumbs = () => thumbsOf(gallery())
const trigger = () => document.querySelector<HTMLElement>('a.woocommerce-product-gallery__trigger')
const press = (target: Element | null | undefined, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target?.dispatchEvent(event)
  return event.defaultPrevented
}
/** Lets what was told of changes of the page be heard. */
const told = () => new Promise<void>((resolve) => queueMicrotask(resolve))

/** A device that is touched. */
const withTouch = () => void vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)

async function open({ html = galleryHtml(ROLL_PICTURES), print, jquery = true, before }: { html?: string; print?: GalleryPrint; jquery?: boolean; before?: () => void } = {}) {
  page = await openTestPage(load, { html, globals: globals(print), jquery })
  before?.()
  await page.start()
}

describe('on a page', () => {
  afterEach(() => {
    page.close()
    jQuery(document).off('.test')
    vi.restoreAllMocks()
  })

  describe('a gallery', () => {
    it('raises before-init and after-init with its parameters, and has the names of the platform\'s slider [product-page#50]', async () => {
      const raised: unknown[] = []
      await open({
        before: () => void jQuery(document).on('wc-product-gallery-before-init.test wc-product-gallery-after-init.test', ({ type, target }, element, params) => {
          raised.push([type, target === element, params === Reflect.get(window, 'wc_single_product_params'), thumbs().length])
        }),
      })
      expect(raised).toEqual([['wc-product-gallery-before-init', true, true, 0], ['wc-product-gallery-after-init', true, true, 3]])
      expect(gallery().style.opacity).toBe('1')
      expect(gallery().querySelector('.woocommerce-product-gallery__wrapper.flex-viewport')).not.toBeNull()
      expect(slidesOf(gallery()).map(({ className, inert }) => [className.includes('flex-active-slide'), inert])).toEqual([[true, false], [false, true], [false, true]])
      expect(gallery().querySelectorAll('ol.flex-control-nav.flex-control-thumbs > li > img.flex-active')).toHaveLength(1)
      expect(trigger()?.getAttribute('aria-label')).toBe('View full-screen image gallery')
    })

    it('of one picture has no slider and no thumbnails; one of none is shown as it is, without a button [product-page#51]', async () => {
      await open({ html: galleryHtml(SHAPES.slice(0, 1)) })
      expect([gallery().style.opacity, thumbs().length, gallery().querySelectorAll('.flex-viewport').length, trigger() !== null]).toEqual(['1', 0, 0, true])
      page.close()
      await open({ html: galleryHtml([PLACEHOLDER]) })
      expect([gallery().style.opacity, thumbs().length, trigger()]).toEqual(['1', 0, null])
      page.close()
      await open({ html: galleryHtml([]) })
      expect([gallery().style.opacity, thumbs().length, trigger(), page.errors.length]).toEqual(['1', 0, null, 0])
    })

    it('shows the picture of a thumbnail by a click, by Enter and by Space, which says it; the others are out of reach [product-page#52]', async () => {
      await open()
      const names = ['Image 1 of 3: Coloured till rolls', 'Image 2 of 3: Rolls in their box', 'Image 3 of 3: Rolls on a shelf']
      expect(thumbs().map((thumb) => [thumb.getAttribute('role'), thumb.tabIndex, thumb.getAttribute('aria-label')])).toEqual(names.map((name) => ['button', 0, name]))
      const [first, second, third] = thumbs()
      second?.click()
      expect([active(), second?.className, second?.getAttribute('aria-current'), first?.getAttribute('aria-current')]).toEqual([1, 'flex-active', 'true', null])
      expect(slidesOf(gallery()).map(({ inert }) => inert)).toEqual([true, false, true])
      expect(press(third, 'Enter')).toBe(true)
      expect(active()).toBe(2)
      expect(press(first, ' ')).toBe(true)
      expect(active()).toBe(0)
    })

    it('answers the arrow keys while the focus is in it alone, and stops at its ends [product-page#53]', async () => {
      await open({ html: `<input class="qty"><textarea></textarea>${galleryHtml(ROLL_PICTURES)}` })
      for (const field of ['input', 'textarea', 'body']) expect(press(document.querySelector(field), 'ArrowRight')).toBe(false)
      expect(active()).toBe(0)
      const link = slidesOf(gallery())[0]?.querySelector('a')
      press(link, 'ArrowLeft')
      expect(active()).toBe(0)
      expect([press(link, 'ArrowRight', { altKey: true }), active()]).toEqual([false, 0])
      press(link, 'ArrowRight')
      press(thumbs()[1], 'ArrowRight')
      press(thumbs()[2], 'ArrowRight')
      expect(active()).toBe(2)
      page.close()
      await open({ print: { slider: { rtl: true, animationLoop: true } } })
      press(thumbs()[0], 'ArrowRight')
      expect(active()).toBe(2)
      press(thumbs()[2], 'ArrowLeft')
      expect(active()).toBe(0)
    })

    it('takes the focus along when what had it is out of reach', async () => {
      await open()
      const links = slidesOf(gallery()).map((slide) => slide.querySelector('a'))
      links[0]?.focus()
      press(links[0], 'ArrowRight')
      expect(document.activeElement).toBe(links[1])
      thumbs()[1]?.focus()
      press(thumbs()[1], 'ArrowRight')
      expect(document.activeElement).toBe(thumbs()[2])
    })

    it('is moved by scripts, and says where it stands [product-page#54]', async () => {
      await open()
      const shown: unknown[] = []
      gallery().addEventListener('tillkit:gallery-shown', (event) => shown.push((event as CustomEvent).detail))
      const $gallery = jQuery(gallery()) as JQuery & { flexslider: (to?: unknown) => JQuery; wc_product_gallery: () => JQuery }
      expect($gallery.flexslider(2)).toBe($gallery)
      const slider = $gallery.data('flexslider') as { currentSlide: number; count: number; flexAnimate: (to: number) => void; getTarget: (to: string) => number; slides: JQuery }
      expect([slider.currentSlide, slider.count, slider.slides.length, slider.getTarget('prev'), active()]).toEqual([2, 3, 3, 1, 2])
      $gallery.trigger('woocommerce_gallery_reset_slide_position')
      expect(active()).toBe(0)
      for (const to of ['next', {}, undefined]) $gallery.flexslider(to)
      slider.flexAnimate(slider.getTarget('next'))
      $gallery.flexslider('prev')
      expect(active()).toBe(1)
      expect(shown).toEqual([2, 0, 1, 2, 1].map((index) => ({ index, count: 3 })))
      const found = $gallery.data('product_gallery') as { $images: JQuery; flexslider_enabled: boolean; getGalleryItems: () => { src: string; w: number; title: string }[] }
      expect([found.$images.length, found.flexslider_enabled]).toEqual([3, true])
      expect(found.getGalleryItems()[1]).toMatchObject({ src: '/wp-content/uploads/2026/11/rolls-box.png', w: 1200, title: 'A box of twenty' })
      // A second call changes nothing.
      expect($gallery.wc_product_gallery()).toBe($gallery)
      expect([thumbs().length, active(), document.querySelectorAll('.woocommerce-product-gallery__trigger').length]).toEqual([3, 1, 1])
      page.stop()
      expect([$gallery.data('flexslider'), $gallery.data('product_gallery')]).toEqual([undefined, undefined])
    })

    it('that comes late is started by the platform\'s function at once, with what it is given, and without events of ours', async () => {
      await open({ html: galleryHtml(SHAPES) })
      const raised: string[] = []
      jQuery(document).on('wc-product-gallery-before-init.test wc-product-gallery-after-init.test', ({ type }) => void raised.push(type))
      const late = jQuery(galleryHtml(ROLL_PICTURES)).appendTo(document.body) as JQuery & { wc_product_gallery: (params: unknown) => JQuery }
      late.wc_product_gallery({ ...galleryParams(), flexslider: { controlNav: true } })
      expect([late.find('ol.flex-control-paging a').length, late.css('opacity'), raised.length]).toEqual([3, '1', 0])
      late.find('ol.flex-control-paging a').get(1)?.click()
      expect(activeOf(late.get(0) as HTMLElement)).toBe(1)
    })

    it('lets others change the parameters before it begins', async () => {
      await open({
        before: () => void jQuery(document).on('wc-product-gallery-before-init.test', (_event, _element, params: { flexslider: Record<string, unknown> }) => {
          params.flexslider['directionNav'] = true
        }),
      })
      const [previous, next] = [gallery().querySelector<HTMLElement>('.flex-nav-prev > .flex-prev'), gallery().querySelector<HTMLElement>('.flex-nav-next > .flex-next')]
      expect([previous?.className, previous?.getAttribute('aria-disabled'), next?.getAttribute('aria-disabled')]).toEqual(['flex-prev flex-disabled', 'true', null])
      next?.click()
      expect([active(), previous?.getAttribute('aria-disabled')]).toEqual([1, null])
    })

    it('knows the picture of a variation that the platform\'s form has put into its first place, and gives it up for one of its own (bugs 15, 16)', async () => {
      await open()
      const [slide] = slidesOf(gallery())
      const [thumb] = thumbs()
      const image = slide?.querySelector('img')
      const printed = [slide?.getAttribute('data-thumb'), image?.getAttribute('src'), image?.getAttribute('data-caption')]
      // As the platform's form does it.
      const set = (node: Element | null | undefined, name: string, value: string) => {
        if (!node?.hasAttribute(`data-o_${name}`)) node?.setAttribute(`data-o_${name}`, node.getAttribute(name) ?? '')
        node?.setAttribute(name, value)
      }
      set(image, 'src', '/blue-600.png')
      set(image, 'title', 'blue')
      set(image, 'data-caption', 'Blue')
      set(image, 'data-large_image', '/blue.png')
      set(slide, 'data-thumb', '/blue-100.png')
      set(thumb, 'src', '/blue-100.png')
      thumb?.setAttribute('srcset', '/old.png 100w')
      await told()
      expect([thumb?.getAttribute('src'), thumb?.hasAttribute('srcset')]).toEqual(['/blue-100.png', false])
      const found = jQuery(gallery()).data('product_gallery') as { getGalleryItems: () => { src: string }[] }
      expect(found.getGalleryItems()[0]?.src).toBe('/blue.png')
      jQuery(thumbs()[2] as HTMLElement).trigger('flexslider-click')
      await told()
      expect(active()).toBe(2)
      expect([slide?.getAttribute('data-thumb'), image?.getAttribute('src'), image?.getAttribute('data-caption')]).toEqual(printed)
      expect([image?.hasAttribute('title'), thumb?.getAttribute('src')]).toEqual([false, '/wp-content/uploads/2026/11/rolls-100x100.png'])
      expect(found.getGalleryItems()[0]?.src).toBe('/wp-content/uploads/2026/11/rolls.png')
    })

    it('is told natively where there is no jQuery', async () => {
      await open({ jquery: false })
      const { tellGallery } = await import('@tillkit/platform/gallery')
      tellGallery(thumbs()[2] as HTMLElement, 'choose')
      expect(active()).toBe(2)
      tellGallery(gallery(), 'toStart')
      expect(active()).toBe(0)
    })

    it('written anew by the theme after it has begun is mounted on the copy once [product-page#63]', async () => {
      await open()
      thumbs()[1]?.click()
      gallery().outerHTML = gallery().outerHTML.replaceAll('data-columns', 'data-cols')
      await page.rest()
      expect([document.querySelectorAll('.woocommerce-product-gallery__trigger').length, document.querySelectorAll('ol.flex-control-thumbs').length]).toEqual([1, 1])
      expect([gallery().style.opacity, active(), slidesOf(gallery()).map(({ inert }) => inert)]).toEqual(['1', 0, [false, true, true]])
      thumbs()[2]?.click()
      expect(active()).toBe(2)
      page.stop()
      expect(slidesOf(gallery()).some(({ inert }) => inert)).toBe(false)
    })

    it('has as many thumbnails as slides that come and go', async () => {
      await open()
      slidesOf(gallery())[2]?.click()
      thumbs()[2]?.click()
      slidesOf(gallery())[2]?.remove()
      await page.rest()
      expect([thumbs().length, active()]).toEqual([2, 0])
      slidesOf(gallery())[1]?.remove()
      await page.rest()
      expect([thumbs().length, gallery().querySelectorAll('.flex-viewport').length]).toEqual([0, 0])
    })

    it('of eighty is one stop for the keyboard in its thumbnails, and led through by the arrows', async () => {
      await open({ html: galleryHtml(Array.from({ length: 80 }, (_, id) => ({ id, file: `roll-${id}`, alt: '' }))) })
      expect(thumbs().filter(({ tabIndex }) => tabIndex === 0)).toEqual([thumbs()[0]])
      expect(thumbs()[0]?.getAttribute('aria-label')).toBe('Image 1 of 80')
      thumbs()[0]?.focus()
      for (let times = 0; times < 3; times += 1) press(document.activeElement, 'ArrowRight')
      expect([active(), document.activeElement === thumbs()[3], thumbs()[3]?.tabIndex]).toEqual([3, true, 0])
    })

    it('is led through by Tab alone where a shop has switched its arrows off', async () => {
      await open({ html: galleryHtml(Array.from({ length: 80 }, (_, id) => ({ id, file: `roll-${id}`, alt: '' }))), print: { slider: { keyboard: false } } })
      expect(thumbs().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(80)
    })

    it('takes the focus along from dot to dot', async () => {
      await open({ print: { slider: { controlNav: true } } })
      const dots = [...gallery().querySelectorAll<HTMLElement>('ol.flex-control-paging a')]
      dots[0]?.focus()
      press(dots[0], 'ArrowRight')
      expect([active(), document.activeElement === dots[1]]).toEqual([1, true])
    })

    it('whose slides a theme\'s own slider has taken elsewhere is left to that', async () => {
      const apart = galleryHtml(ROLL_PICTURES).replaceAll('<div data-thumb', '<div class="cell"><div data-thumb').replaceAll('</a></div>', '</a></div></div>')
      for (const html of [apart, galleryHtml(ROLL_PICTURES).replace('woocommerce-product-gallery__wrapper', 'slick-track')]) {
        await open({ html })
        expect([slidesOf(gallery()).length, slidesOf(gallery()).some(({ inert }) => inert), thumbs().length, trigger() !== null]).toEqual([3, false, 0, true])
        page.close()
      }
      await open()
    })

    it('shows the slide\'s own picture for a thumbnail whose file does not come', async () => {
      await open()
      const thumb = thumbs()[1]
      thumb?.dispatchEvent(new Event('error'))
      expect(thumb?.getAttribute('src')).toMatch(/rolls-box-600x400\.png$/)
      thumb?.dispatchEvent(new Event('error'))
      expect(thumb?.getAttribute('src')).toMatch(/rolls-box-600x400\.png$/)
    })

    it('of a theme without its features shows what the server printed', async () => {
      await open({ print: { features: [] } })
      expect([gallery().style.opacity, thumbs().length, trigger()]).toEqual(['1', 0, null])
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      window.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true })
      gallery().querySelector('a')?.dispatchEvent(click)
    })
  })

  describe('a slide with a video', () => {
    const html = galleryHtml([videoSlide('/a.mp4', '/poster.png'), ...SHAPES])

    it('has its poster as its thumbnail, is paused when it is left, and shifts no picture of the lightbox [product-page#62]', async () => {
      await open({ html })
      const video = gallery().querySelector('video') as HTMLVideoElement
      expect(thumbs()[0]?.getAttribute('src')).toBe('/poster.png')
      vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
      const pause = vi.spyOn(video, 'pause').mockReturnValue(undefined)
      thumbs()[2]?.click()
      expect(pause).toHaveBeenCalledTimes(1)
      slidesOf(gallery())[2]?.querySelector('a')?.click()
      await page.rest()
      expect(document.querySelector('.tillkit-lightbox__counter')?.textContent).toBe('2 / 4')
      expect(document.querySelector('.yarl__slide_current img')?.getAttribute('alt')).toBe('Gallery rolls - Image 2')
    })

    it('in a frame is told by the frame\'s own words, where it has some', async () => {
      const frame = (src: string) => ({ html: `<iframe src="${src}"></iframe>` })
      await open({ html: galleryHtml([frame('https://player.vimeo.com/video/1'), frame('https://www.youtube-nocookie.com/embed/x?enablejsapi=1'), frame('https://example.com/v'), ...SHAPES]) })
      const said: unknown[] = []
      for (const one of gallery().querySelectorAll('iframe')) {
        vi.spyOn(one, 'contentWindow', 'get').mockReturnValue({ postMessage: (...args: unknown[]) => said.push(args) } as unknown as Window & typeof globalThis)
      }
      for (const thumb of thumbs()) thumb.click()
      expect(said).toEqual([
        ['{"method":"pause"}', 'https://player.vimeo.com'],
        ['{"event":"command","func":"pauseVideo","args":[]}', 'https://www.youtube-nocookie.com'],
      ])
    })
  })

  describe('a swipe over the pictures', () => {
    const touch = (type: string, clientX: number, clientY: number, more: PointerEventInit = {}) =>
      slidesOf(gallery())[active()]?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 3, isPrimary: true, clientX, clientY, ...more }))
    const stroke = (x: number, y: number, last = 'pointerup') => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
      touch('pointerdown', 200, 200)
      touch('pointermove', 200 + x / 2, 200 + y / 2)
      touch(last, 200 + x, 200 + y)
      return active()
    }

    it('moves on, by a finger alone, sideways, and as far as there is something [product-page#56]', async () => {
      await open({ before: withTouch })
      const wrapper = gallery().querySelector<HTMLElement>('.flex-viewport')
      expect(wrapper?.style.touchAction).toBe('pan-y pinch-zoom')
      expect(stroke(60, 0)).toBe(0)
      expect(stroke(-60, -80)).toBe(0)
      expect(stroke(-60, 0, 'pointercancel')).toBe(0)
      expect(stroke(-40, 0)).toBe(0)
      expect(stroke(-60, 10)).toBe(1)
      touch('pointerdown', 200, 200)
      touch('pointerdown', 260, 200, { pointerId: 4, isPrimary: false })
      touch('pointerup', 100, 200)
      expect(active()).toBe(1)
      touch('pointerdown', 200, 200, { pointerType: 'mouse' })
      touch('pointerup', 100, 200, { pointerType: 'mouse' })
      expect(active()).toBe(1)
      expect(stroke(60, 10)).toBe(0)
    })

    it('goes the other way where the page is read from right to left, and nowhere where a shop has none', async () => {
      await open({ print: { slider: { rtl: true } }, before: withTouch })
      expect(stroke(60, 0)).toBe(1)
      page.close()
      await open({ print: { slider: { touch: false } }, before: withTouch })
      expect(stroke(-60, 0)).toBe(0)
    })
  })

  describe('the lightbox', () => {
    const dialog = () => document.querySelector('dialog')
    const counter = () => document.querySelector('.tillkit-lightbox__counter')?.textContent
    /** Whether the browser would have followed a link, which it must not do here. */
    const followed = (link: Element | null | undefined, changes: MouseEventInit = {}) => {
      let isLeft = false
      const look = (event: Event) => {
        isLeft = !event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', look, { once: true })
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...changes }))
      return isLeft
    }
    const link = (index: number) => slidesOf(gallery())[index]?.querySelector('a')

    it('opens at the picture that shows, from the button by click, Enter and Space [product-page#59]', async () => {
      await open()
      thumbs()[1]?.click()
      for (const begin of [() => trigger()?.click(), () => void press(trigger(), ' '), () => followed(trigger())]) {
        begin()
        await page.rest()
        expect([dialog()?.open, counter()]).toEqual([true, '2 / 3'])
        dialog()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click()
        await page.rest()
        expect(dialog()).toBeNull()
        expect(active()).toBe(1)
      }
      expect(press(trigger(), 'x')).toBe(false)
    })

    it('opens from the picture, through jQuery too, and leaves clicks for a new tab and other links to the browser [product-page#58]', async () => {
      await open({ html: galleryHtml([...ROLL_PICTURES, { html: '<a href="/video">A film</a>' }]) })
      expect(followed(link(0), { ctrlKey: true })).toBe(true)
      expect(followed(link(0), { button: 1 })).toBe(true)
      expect(followed(link(3))).toBe(true)
      await page.rest()
      expect(dialog()).toBeNull()
      jQuery(link(0) as HTMLElement).trigger('click')
      await page.rest()
      expect(counter()).toBe('1 / 3')
    })

    it('opens where slides are added while its code is on the way', async () => {
      await open()
      link(1)?.click()
      gallery().querySelector('.woocommerce-product-gallery__wrapper')?.insertAdjacentHTML('beforeend', '<div class="woocommerce-product-gallery__image"><a href="/late.png"><img src="/late.png" alt="Late"></a></div>')
      await page.rest()
      expect(counter()).toBe('2 / 4')
    })

    it('opens at the picture that a script says was pressed, or at the one that shows', async () => {
      await open()
      const { openPhotoswipe } = jQuery(gallery()).data('product_gallery') as { openPhotoswipe: (event?: unknown) => void }
      const preventDefault = vi.fn()
      openPhotoswipe({ target: link(2)?.firstElementChild, preventDefault })
      expect(preventDefault).toHaveBeenCalledTimes(1)
      await page.rest()
      expect(counter()).toBe('3 / 3')
      press(dialog(), 'Escape')
      await page.rest()
      thumbs()[1]?.click()
      openPhotoswipe()
      await page.rest()
      expect(counter()).toBe('2 / 3')
    })

    it('shows the picture itself where the page names no larger one and its link leads to another page', async () => {
      await open({ html: galleryHtml([...ROLL_PICTURES, { html: '<a href="/guide/"><img src="/guide.png" alt="A guide"></a>' }, { html: '<a href="/large.webp"><img src="/small.webp" alt="Rolls"></a>' }]) })
      const { getGalleryItems } = jQuery(gallery()).data('product_gallery') as { getGalleryItems: () => readonly { src: string }[] }
      expect(getGalleryItems().slice(3).map(({ src }) => new URL(src, location.href).pathname)).toEqual(['/guide.png', '/large.webp'])
    })

    it('shows captions as text, those of the picture before its title [product-page#61]', async () => {
      await open({ html: galleryHtml([{ id: 1, file: 'a', caption: '<img src=x onerror=alert(1)> & more' }, ...SHAPES]) })
      trigger()?.click()
      await page.rest()
      expect(document.querySelector('.tillkit-lightbox__caption')?.textContent).toBe('<img src=x onerror=alert(1)> & more')
      expect(document.querySelector('.tillkit-lightbox__caption img')).toBeNull()
    })

    it('says what a shop has left out', async () => {
      await open({ print: { lightbox: { counterEl: false, arrowEl: false, zoomEl: false, captionEl: false } } })
      thumbs()[1]?.click()
      trigger()?.click()
      await page.rest()
      const names = [...(dialog()?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('aria-label'))
      expect([counter(), document.querySelector('.tillkit-lightbox__caption'), names]).toEqual([undefined, null, ['Close']])
    })

    it('is closed by "back" where a shop wants an entry of the history, which goes with it otherwise', async () => {
      const before = history.length
      await open({ print: { lightbox: { history: true } } })
      const written = vi.spyOn(history, 'pushState')
      thumbs()[1]?.click()
      trigger()?.click()
      await page.rest()
      // The page's addresses may be relative to another page: as a browser reads it there; the simulated one goes by the address.
      expect(written.mock.calls.map(([, , to]) => new URL(String(to), `${location.origin}/somewhere/else/`).pathname)).toEqual([location.pathname])
      expect([location.hash, history.length > before]).toEqual(['#&gid=1&pid=2', true])
      history.replaceState(null, '', location.pathname)
      window.dispatchEvent(new PopStateEvent('popstate'))
      await page.rest()
      expect(dialog()).toBeNull()
    })

    it('is closed by "back" also on the way to an entry of before a reload', async () => {
      await open({ print: { lightbox: { history: true } } })
      history.replaceState({ tillkitGallery: 1 }, '')
      trigger()?.click()
      await page.rest()
      history.replaceState({ tillkitGallery: 1 }, '', location.pathname)
      window.dispatchEvent(new PopStateEvent('popstate'))
      await page.rest()
      expect(dialog()).toBeNull()
      history.replaceState(null, '')
    })

    it('opens by a finger where a mouse\'s press brings the closer look, also in browsers that do not say what a click was made with', async () => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
      await open({ print: { zoom: { on: 'click' } } })
      await page.rest()
      const tap = (pointerType: string) => {
        const image = gallery().querySelector('img:not(.zoomImg)')
        image?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
        image?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
        return page.rest()
      }
      await tap('mouse')
      expect([gallery().querySelectorAll('.flex-active-slide .zoomImg').length, dialog()]).toEqual([1, null])
      await tap('touch')
      expect(dialog()?.open).toBe(true)
    })

    it('that a theme has not leaves the picture a plain link [product-page#64]', async () => {
      await open({ print: { features: ['slider', 'zoom'] } })
      expect(trigger()).toBeNull()
      expect(followed(link(0))).toBe(true)
    })

    it('has no button of its own without zoom, as the platform has none', async () => {
      await open({ print: { features: ['slider', 'lightbox'] } })
      expect(trigger()).toBeNull()
      expect(followed(link(0))).toBe(false)
      await page.rest()
      expect(counter()).toBe('1 / 3')
    })

    it('has its button only while there is a picture to open: a variation may bring the first', async () => {
      await open({ html: galleryHtml([{ html: '<img src="/placeholder.png" alt="Awaiting product image" class="wp-post-image">' }]) })
      expect([slidesOf(gallery()).length, trigger()]).toEqual([1, null])
      const image = gallery().querySelector('img')
      image?.setAttribute('data-large_image', '/blue.png')
      await told()
      trigger()?.click()
      await page.rest()
      expect(dialog()?.open).toBe(true)
      dialog()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click()
      await page.rest()
      image?.removeAttribute('data-large_image')
      await told()
      expect(trigger()).toBeNull()
    })

    it('shows the picture of a variation that comes while it is open', async () => {
      await open()
      trigger()?.click()
      await page.rest()
      slidesOf(gallery())[0]?.querySelector('img')?.setAttribute('data-large_image', '/blue.png')
      await page.rest()
      expect(document.querySelector('.yarl__slide_current img')?.getAttribute('src')).toBe('/blue.png')
    })

    it('that was open when its gallery is replaced is closed', async () => {
      await open()
      trigger()?.click()
      await page.rest()
      expect(dialog()).not.toBeNull()
      gallery().remove()
      await page.rest()
      expect(dialog()).toBeNull()
    })
  })

  describe('pictures that move by themselves', () => {
    /** So long that three pictures would have moved ten times, and not be where they began. */
    const WHILE = 50_000

    it('do so as often as a shop says, from the last to the first, with a button that stops them', async () => {
      await open({ print: { slider: { slideshow: true, slideshowSpeed: 5000 } } })
      const button = gallery().querySelector<HTMLButtonElement>('.tillkit-pause')
      const start = active()
      vi.advanceTimersByTime(5000)
      expect(active()).toBe((start + 1) % 3)
      for (let times = 0; times < 2; times += 1) vi.advanceTimersByTime(5000)
      expect(active()).toBe(start)
      button?.click()
      expect(button?.getAttribute('aria-label')).toBe('Play')
      vi.advanceTimersByTime(WHILE)
      expect(active()).toBe(start)
    })

    it('stand still and go on as a script says by the names of the platform\'s slider', async () => {
      await open({ print: { slider: { slideshow: true, slideshowSpeed: 5000 } } })
      const slider = jQuery(gallery()).data('flexslider') as Record<'play' | 'pause' | 'stop', () => void>
      for (const stop of ['pause', 'stop'] as const) {
        slider[stop]()
        const start = active()
        vi.advanceTimersByTime(WHILE)
        expect(active()).toBe(start)
        slider.play()
        vi.advanceTimersByTime(5000)
        expect(active()).toBe((start + 1) % 3)
      }
    })
  })
})
