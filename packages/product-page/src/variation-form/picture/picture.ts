import { invoke, type Life, nearest } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { emitLegacy, pageJQuery } from '@tillkit/platform'
import { tellGallery } from '@tillkit/platform/gallery'
import { details } from '../anatomy.ts'
import type { FormHost } from '../context.ts'
import { GALLERY, gallery, rememberedAs, SETTLES, slideAttributes } from './anatomy.ts'
import { createGallerySwap, type GallerySwap } from './gallery-swap.ts'
import { galleryHtmlOf, imageIdOf, readPicture, type Picture } from './picture.schema.ts'
import type { Variation } from '../variation.schema.ts'

/** What a form does to the gallery of its product. */
export interface PictureControl {
  /** Shows the picture of a variation, or the product's own without one. */
  update(variation: Variation | null): void
  /** Puts the product's own picture back, and nothing else. */
  reset(): void
  /** Sends the gallery back to its first slide where another picture stands there than before, and tells it to set itself up. */
  tellSoon(imageId: string): void
  /** Shows another gallery in place of the product's own; and that again. */
  readonly swap: GallerySwap
}

/** Binds the gallery's first picture to the choice. */
export function bindPicture(host: FormHost): PictureControl {
  const { element, store } = host
  const product = nearest(element, details.product)
  if (product) live(host, GALLERY, (images, life) => followPicture(host, life, images), product)
  const galleryNow = () => (product ? invoke(product, 'querySelector', GALLERY) : null)
  const swap = createGallerySwap(host, galleryNow)
  let timer: ReturnType<typeof setTimeout> | undefined
  host.onEnd(() => clearTimeout(timer))
  const tellSoon = (imageId: string) => {
    // Of two choices in a row the last one counts.
    clearTimeout(timer)
    timer = setTimeout(host.guard(() => {
      const images = galleryNow()
      const isNews = store.getState().imageId !== imageId
      store.setState({ imageId })
      tellWindow()
      if (images && isNews) tellGallery(images, 'toStart')
      if (images) tellGallery(images, 'zoom')
    }), SETTLES)
  }
  return {
    swap,
    tellSoon,
    reset: () => store.setState({ picture: null }),
    update(variation) {
      store.setState({ picture: null })
      const html = variation ? galleryHtmlOf(variation) : ''
      if (html) swap.show(html)
      else swap.restore()
      const picture = variation && !html ? readPicture(variation) : null
      const imageId = variation ? imageIdOf(variation) : ''
      const thumbnail = picture && thumbnailOf(galleryNow(), picture)
      if (html || thumbnail) store.setState({ imageId })
      else store.setState({ picture })
      if (thumbnail) tellGallery(thumbnail, 'choose')
      tellSoon(imageId)
    },
  }
}

/** Galleries measure themselves anew when the window changes. */
function tellWindow(): void {
  if (pageJQuery()) emitLegacy(window, 'resize')
  else window.dispatchEvent(new Event('resize'))
}

/** The thumbnail of a picture that stands in the gallery already. */
function thumbnailOf(images: Element | null, { thumb }: Picture): Element | undefined {
  if (!images || !thumb) return undefined
  return [...invoke(images, 'querySelectorAll', gallery.thumbnails)].find((image) => invoke(image, 'getAttribute', 'src') === thumb)
}

/** Writes the picture into the gallery's first place, and what was printed back. */
function followPicture({ store }: FormHost, life: Life, images: Element): void {
  let written = life.branch()
  let shown: Picture | null = null
  const follow = life.guard(() => {
    const { picture } = store.getState()
    if (picture === shown) return
    written.end()
    written = life.branch()
    shown = picture
    if (picture) writePicture(written, images, picture)
  })
  follow()
  life.onEnd(store.subscribe(follow))
}

function writePicture(life: Life, images: Element, { image, full, thumb, thumbnail }: Picture): void {
  const [slide] = invoke(images, 'querySelectorAll', gallery.slides)
  if (!slide) return
  const write = (node: Element | null | undefined, values: Readonly<Record<string, string | null>>) => {
    if (node) adoptAs(life, node, { attributes: { ...remembered(node, values), ...values } })
  }
  write(slide, { [slideAttributes.thumb]: thumb })
  write(invoke(slide, 'querySelector', gallery.picture), image)
  write(invoke(slide, 'querySelector', gallery.link), { href: full })
  write(invoke(images, 'querySelector', gallery.thumbnails), thumbnail)
}

/** What a node says of itself now, under the names where scripts of others look for it. */
function remembered(node: Element, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const found = Object.keys(values).map((name) => [name, invoke(node, 'getAttribute', name)] as const)
  return Object.fromEntries(found.flatMap(([name, value]) => (value === null ? [] : [[rememberedAs(name), value]])))
}
