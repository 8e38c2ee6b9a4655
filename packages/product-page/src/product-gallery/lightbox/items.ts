import { attributeOf } from '@tillkit/dom'
import { attributes, TITLE } from '../anatomy.ts'
import { imageIn, linkIn } from '../slide-parts.ts'

/** A picture of the gallery, as the lightbox shows it. */
export interface Item {
  readonly src: string
  readonly alt: string
  /** The file's size, in px; absent where the page does not say it. */
  readonly width?: number
  readonly height?: number
  readonly caption: string
  /** The slide that it stands in, by its index: slides without a picture have no item. */
  readonly slide: number
}

/** The pictures of slides, in their order, as they are at this moment: a variation may have changed them (bug 17). */
export function itemsOf(slides: readonly Element[]): readonly Item[] {
  return slides.flatMap((slide, index) => {
    const image = imageIn(slide)
    const src = image ? fullSource(slide, image) : ''
    if (!image || src === '') return []
    const size = { width: sizeOf(image, attributes.fullWidth), height: sizeOf(image, attributes.fullHeight) }
    return [{
      src,
      alt: attributeOf(image, 'alt'),
      ...(size.width > 0 && size.height > 0 && size),
      caption: attributeOf(image, attributes.caption) || attributeOf(image, TITLE),
      slide: index,
    }]
  })
}

/** What the path of a picture's file ends with. */
const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** Where a slide's picture is as large as there is. A link to another page, as shops put around pictures, is no picture; nor is the placeholder, which has none. */
function fullSource(slide: Element, image: HTMLImageElement): string {
  const link = linkIn(slide)
  const linked = link && (PICTURE_FILE.test(link.pathname) ? link.href : image.currentSrc || image.src)
  return attributeOf(image, attributes.full) || (linked ?? '')
}

const sizeOf = (image: Element, name: string): number => Number.parseInt(attributeOf(image, name), 10) || 0
