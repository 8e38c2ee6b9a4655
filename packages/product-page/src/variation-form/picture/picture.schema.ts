import { isRecord } from '@tillkit/platform'
import type { Variation } from '../variation.schema.ts'

/** What of a picture goes into the page. `null`: the variation's picture has no such thing; what is left out stays as it is. */
export interface Picture {
  /** Attributes of the picture in the first slide, by name. */
  readonly image: Readonly<Record<string, string | null>>
  /** The file that its link leads to. */
  readonly full: string
  /** The small picture by which it is known among the thumbnails, and attributes of the first of these. */
  readonly thumb: string
  readonly thumbnail: Readonly<Record<string, string | null>>
}

/** Reads the picture of a variation; `null` where it has none of its own. */
export function readPicture({ source }: Variation): Picture | null {
  const { image } = source
  if (!isRecord(image)) return null
  const say = (key: string) => (typeof image[key] === 'string' || typeof image[key] === 'number' ? String(image[key]) : '')
  const given = (values: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  // One character is what some plugins send for none.
  if (say('src').length <= 1) return null
  const thumb = say('gallery_thumbnail_src')
  const full = say('full_src') || say('src')
  return {
    image: {
      src: say('src'),
      // Those of another picture would show that.
      srcset: say('srcset') || null,
      sizes: say('sizes') || null,
      alt: say('alt'),
      'data-caption': say('caption'),
      'data-src': full,
      'data-large_image': full,
      ...given({ width: say('src_w'), height: say('src_h'), 'data-large_image_width': say('full_src_w'), 'data-large_image_height': say('full_src_h') }),
    },
    full,
    thumb,
    // The first slide's sources name another picture: without its own the small one says all.
    thumbnail: { src: thumb || say('src'), srcset: null, sizes: null, alt: say('alt') },
  }
}

/** The id by which the gallery knows a variation's picture; empty where it has none. */
export const imageIdOf = ({ source }: Variation): string => String(source['image_id'] ?? '')

/** The HTML of the gallery that a variation brings along; empty for none. */
export const galleryHtmlOf = ({ source }: Variation): string => (typeof source['gallery_images_html'] === 'string' ? source['gallery_images_html'].trim() : '')
