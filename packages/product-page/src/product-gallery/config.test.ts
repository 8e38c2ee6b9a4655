// @vitest-environment node
import { galleryParams } from '@tillkit/fixtures/product-page'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from './config.ts'
import { readLightbox } from './lightbox/lightbox.settings.ts'
import { readZoom } from './zoom/zoom.settings.ts'

const GLOBAL = 'wc_single_product_params'
const withPage = (value: unknown) => Reflect.set(globalThis, GLOBAL, value)
afterEach(() => void Reflect.deleteProperty(globalThis, GLOBAL))

/** All that is read, of each feature when it comes. */
function read(given?: unknown) {
  const { zoom, lightbox, ...settings } = given === undefined ? readSettings() : readSettings(given)
  return { ...settings, zoom: zoom && readZoom(zoom), lightbox: lightbox && readLightbox(lightbox) }
}

describe('what the page sets for its galleries', () => {
  it('is what the platform prints', () => {
    withPage(galleryParams())
    expect(read()).toEqual({
      slider: { controls: 'thumbnails', hasArrows: false, interval: null, fades: false, ms: 500, loops: false, smoothHeight: true, isRtl: false, swipes: true, keyboard: true },
      zoom: { magnify: 1, ms: 120, onHover: true, url: '' },
      lightbox: { loops: true, hasCounter: true, hasArrows: true, hasZoom: true, hasCaptions: true, history: false, ground: 1, maxZoom: 2 },
      triggerText: 'View full-screen image gallery',
    })
  })

  it('is changed by a shop, option by option, in the lenient ways of PHP', () => {
    withPage(galleryParams({
      slider: { controlNav: '1', directionNav: 'yes', slideshow: true, slideshowSpeed: '3000', animation: 'fade', animationSpeed: 0, animationLoop: 1, smoothHeight: '', rtl: true, touch: false, keyboard: '' },
      zoom: { magnify: 2, on: 'click', duration: 50, url: '/large.png' },
      lightbox: { loop: false, counterEl: false, arrowEl: '', zoomEl: 0, captionEl: 'no', history: true, bgOpacity: 0.8, maxSpreadZoom: 4 },
    }))
    expect(read()).toMatchObject({
      slider: { controls: 'dots', hasArrows: true, interval: 3000, fades: true, ms: 0, loops: true, smoothHeight: false, isRtl: true, swipes: false, keyboard: false },
      zoom: { magnify: 2, ms: 50, onHover: false, url: '/large.png' },
      lightbox: { loops: false, hasCounter: false, hasArrows: false, hasZoom: false, hasCaptions: false, history: true, ground: 0.8, maxZoom: 4 },
    })
    withPage(galleryParams({ slider: { controlNav: false, slideshow: true, slideshowSpeed: 20 } }))
    expect(read().slider).toMatchObject({ controls: 'none', interval: 7000 })
  })

  it('is left out where the theme has no such feature, or where a script that starts a gallery does not want it', () => {
    withPage(galleryParams({ features: [] }))
    expect(read()).toMatchObject({ slider: null, zoom: null, lightbox: null })
    expect(read({ flexslider_enabled: true }).slider).toBeNull()
    withPage(galleryParams())
    expect(read({ zoom_enabled: false })).toMatchObject({ slider: { ms: 500 }, zoom: null, lightbox: { loops: true } })
    expect(read({ flexslider: { animationSpeed: 90 } }).slider?.ms).toBe(90)
  })

  it.each([undefined, null, '', 'broken', 7, [], [1]])('is nothing, or what the platform has, where the page says %j', (value) => {
    withPage(value)
    expect(read()).toMatchObject({ slider: null, zoom: null, lightbox: null })
    withPage({ ...galleryParams(), flexslider: value, zoom_options: value, photoswipe_options: value, i18n_product_gallery_trigger_text: 7 })
    expect(read()).toMatchObject({ slider: { controls: 'thumbnails', interval: null }, zoom: { magnify: 1 }, lightbox: { history: false }, triggerText: 'View full-screen image gallery' })
  })

  it('takes no number that makes no sense', () => {
    withPage(galleryParams({ slider: { animationSpeed: 'fast', slideshow: true, slideshowSpeed: -1 }, zoom: { magnify: 0, duration: Number.NaN }, lightbox: { bgOpacity: 9, maxSpreadZoom: 0.2 } }))
    expect(read()).toMatchObject({ slider: { ms: 600, interval: 7000 }, zoom: { magnify: 1, ms: 120 }, lightbox: { ground: 1, maxZoom: 2 } })
  })
})
