import { attributeOf, invoke } from '@tillkit/dom'
import { anatomy, attributes } from './anatomy.ts'
import type { GalleryHost } from './context.ts'

/** The picture of a slide; null for what a plugin shows in place of one. */
export const imageIn = (slide: Element): HTMLImageElement | null => invoke(slide, 'querySelector', anatomy.image) as HTMLImageElement | null

/** The link around a slide's picture. */
export const linkIn = (slide: Element): HTMLAnchorElement | null => invoke(slide, 'querySelector', anatomy.link) as HTMLAnchorElement | null

/** The words of a slide's picture, or those that stand for it. */
const wordsOf = (slide: Element): string => {
  const image = imageIn(slide)
  return ((image && attributeOf(image, 'alt')) || attributeOf(slide, attributes.thumbAlt)).trim()
}

/** What a slide is called, with its place among all. */
export function nameOf({ t }: Pick<GalleryHost, 't'>, slides: readonly Element[], index: number): string {
  const slide = slides[index]
  const alt = slide ? wordsOf(slide) : ''
  const place = { index: index + 1, count: slides.length }
  return alt ? t('thumbnail', { ...place, alt }) : t('thumbnailPlain', place)
}
