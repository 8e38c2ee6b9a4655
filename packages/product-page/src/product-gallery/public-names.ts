import { invoke, nearest } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { isRecord, pageJQuery } from '@tillkit/platform'
import { GALLERY_PLUGIN } from '@tillkit/platform/gallery'
import { dataKeys, GALLERY, SLIDER_PLUGIN } from './anatomy.ts'
import type { Gallery } from './gallery.types.ts'
import { itemsOf, type Item } from './lightbox/items.ts'
import type { Opener } from './lightbox/opener.ts'
import { indexOf, type Target } from './move.model.ts'
import { renewPictures } from './pictures.ts'

/** What scripts have started galleries with, by gallery: `undefined` for the page's own parameters. */
const started = new WeakMap<Element, { readonly given: unknown }>()

/** With what a script has asked for a gallery, if one has: it raises the events around that itself. */
export const startedWith = (element: Element): { readonly given: unknown } | undefined => started.get(element)

/** The galleries that are mounted, by their element. */
const galleries = new WeakMap<Element, Gallery>()

type Plugin = (this: ArrayLike<Element>, ...args: readonly unknown[]) => unknown

const PLUGINS: Readonly<Record<string, Plugin>> = {
  /** Starts galleries: one that has just been put in is mounted now, one that is mounted stays as it is. */
  [GALLERY_PLUGIN](given) {
    for (const element of Array.from(this)) if (!galleries.has(element)) started.set(element, { given })
    settle()
    return this
  },
  /** Moves galleries: to an index, or to `next` and `prev`. */
  [SLIDER_PLUGIN](to) {
    const target: Target | undefined = to === 'prev' || to === 'previous' ? 'previous' : to === 'next' || typeof to === 'number' ? to : undefined
    for (const element of Array.from(this)) {
      const gallery = galleries.get(nearest(element, GALLERY) ?? element)
      if (gallery && target !== undefined) gallery.move(target, 'page')
    }
    return this
  },
}

/** Defines the functions that other scripts call on galleries. One that somebody has defined already is left alone. */
export function definePlugins(): void {
  const names = pageJQuery()?.fn as unknown as Record<string, unknown> | undefined
  if (!names) return
  for (const [name, plugin] of Object.entries(PLUGINS)) if (typeof names[name] !== 'function') names[name] = plugin
}

/** Lets scripts of others find a gallery, and its slider, where the platform's own script kept them. */
export function bindPublicNames(gallery: Gallery, opener: Opener | undefined): void {
  const { host: { element }, life, settings } = gallery
  galleries.set(element, gallery)
  life.onEnd(() => galleries.delete(element))
  const $ = pageJQuery()
  if (!$) return
  definePlugins()
  const keep = (key: string, value: object) => {
    $(element).data(key, value)
    // What somebody else has put there since stays.
    life.onEnd(() => $(element).data(key) === value && $(element).removeData(key))
  }
  keep(dataKeys.gallery, galleryObject($, gallery, opener))
  if (settings.slider && gallery.slides.length > 1) keep(dataKeys.slider, sliderObject($, gallery))
}

/** What `.data('product_gallery')` gives. */
function galleryObject($: JQueryStatic, gallery: Gallery, opener: Opener | undefined): object {
  const { host, slides, settings } = gallery
  // Called by who has put another picture in. The closer look of the new one comes with the pointer.
  const renew = () => renewPictures(gallery)
  const itemOf = ({ src, width = 0, height = 0, alt, caption }: Item) => ({ alt, src, w: width, h: height, title: caption })
  return {
    $target: $(host.element),
    $images: $([...slides]),
    flexslider_enabled: settings.slider !== null && slides.length > 1,
    zoom_enabled: settings.zoom !== null,
    photoswipe_enabled: settings.lightbox !== null,
    getGalleryItems: () => itemsOf(slides).map(itemOf),
    openPhotoswipe(event?: unknown) {
      const { target, preventDefault } = isRecord(event) ? event : {}
      if (typeof preventDefault === 'function') (event as Event).preventDefault()
      // Called for a press on a picture it opens at that one.
      const pressed = target instanceof Element ? slides.findIndex((slide) => invoke(slide, 'contains', target)) : -1
      opener?.open(pressed < 0 ? host.store.getState().active : pressed, host.element)
    },
    initZoom: renew,
    initZoomForTarget: renew,
  }
}

/** What `.data('flexslider')` gives. */
function sliderObject($: JQueryStatic, { host, slides, settings, wrapper, move }: Gallery): object {
  const { store } = host
  const row = () => ({ active: store.getState().active, count: slides.length, loops: settings.slider?.loops ?? false })
  return {
    get currentSlide() {
      return store.getState().active
    },
    get animatingTo() {
      return store.getState().active
    },
    animating: false,
    count: slides.length,
    slides: $([...slides]),
    container: $(wrapper),
    vars: { ...settings.slider },
    flexAnimate: (index: number) => move(index, 'page'),
    getTarget: (target: string) => indexOf(target === 'next' ? 'next' : 'previous', row()) ?? store.getState().active,
    play: () => store.setState({ isStopped: false }),
    pause: () => store.setState({ isStopped: true }),
    stop: () => store.setState({ isStopped: true }),
  }
}
