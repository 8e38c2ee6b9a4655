import { invoke } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import { anatomy } from './anatomy.ts'
import type { messages } from './lightbox.messages.ts'

/** A picture as its link tells of it. */
interface Picture {
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

/** Pictures that are looked at, or none. */
export interface LightboxState {
  readonly open?: {
    readonly pictures: readonly Picture[]
    /** Which of them shows at first, from 0. */
    readonly index: number
    /** What opened them, which has the focus again afterwards. */
    readonly link: HTMLElement
  } | undefined
}

/** What the lightbox is drawn with. */
export type LightboxHost = Host<null, StoreApi<LightboxState>, typeof messages>
