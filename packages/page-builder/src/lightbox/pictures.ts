import { invoke } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'

/** A picture as its link tells of it. */
export interface Picture {
  readonly src: string
  readonly alt: string
  /** What stands below it: the link's title. */
  readonly caption: string
}

/** The links that open one lightbox together, of which the pressed one is one. */
export function linksWith(link: HTMLElement): readonly HTMLAnchorElement[] {
  const gallery = invoke(link, 'closest', anatomy.gallery)
  const all = gallery && invoke(link, 'matches', anatomy.galleryLink) ? [...invoke(gallery, 'querySelectorAll', anatomy.galleryLink)] : [link]
  return all.filter(isPicture)
}

/** Whether a link leads to a picture, rather than nowhere. */
export function isPicture(link: Element): link is HTMLAnchorElement {
  const href = link.getAttribute('href') ?? ''
  return link instanceof HTMLAnchorElement && href !== '' && !href.startsWith('#') && /^(?:https?|data|blob):$/.test(link.protocol)
}

/** The picture that a link leads to. */
export function pictureOf(link: HTMLAnchorElement): Picture {
  const caption = link.getAttribute('title') ?? ''
  return { src: link.href, alt: link.querySelector('img')?.getAttribute('alt') || caption, caption }
}
