import { invoke, parseFragment } from '@tillkit/dom'
import { emitLegacy, isRecord, pageJQuery, readGlobal, readText } from '@tillkit/platform'
import { GALLERY_PARAMS, GALLERY_PLUGIN, lifeEvents } from '@tillkit/platform/gallery'
import type { FormHost } from '../context.ts'
import { DEFAULT_TEMPLATE, DEFAULTS } from './anatomy.ts'

/** Replaces the gallery of a product by that of a variation, and the other way round. */
export interface GallerySwap {
  show(html: string): boolean
  restore(): boolean
  isActive(): boolean
  /** The HTML of the product's own gallery; empty where the page does not keep it. */
  defaultHtml(): string
}

/**
 * Makes what replaces galleries.
 * @param galleryNow finds the gallery that stands in the page
 */
export function createGallerySwap(host: FormHost, galleryNow: () => Element | null): GallerySwap {
  const { element, config, store } = host
  /** The server's own gallery, while another one stands in its place. */
  let own: Element | undefined
  const isActive = () => own !== undefined
  const defaultHtml = () => {
    const kept = invoke(element, 'querySelector', DEFAULT_TEMPLATE)?.textContent?.trim()
    const defaults = readGlobal(DEFAULTS)
    return kept || (isRecord(defaults) ? readText(defaults[config.productId]) : '')
  }
  const putIn = (next: Element): boolean => {
    const old = galleryNow()
    if (!old) return false
    own ??= old
    const params = readGlobal(GALLERY_PARAMS)
    emitLegacy(old, lifeEvents.beforeDestroy, [old, params])
    old.replaceWith(next)
    emitLegacy(next, lifeEvents.beforeInit, [next, params])
    startGallery(next, params)
    emitLegacy(next, lifeEvents.afterInit, [next, params])
    return true
  }
  const restore = () => {
    if (!own) return false
    const [next = own] = elementsOf(defaultHtml())
    putIn(next)
    own = undefined
    store.setState({ hasOwnGallery: false })
    return true
  }
  host.onEnd(() => {
    if (own) galleryNow()?.replaceWith(own)
  })
  return {
    isActive,
    defaultHtml,
    restore,
    show(html) {
      const [next] = elementsOf(html)
      if (!next || !putIn(next)) return false
      store.setState({ hasOwnGallery: true })
      return true
    },
  }
}

/** The elements of a text of HTML; what scripts it has do not run. */
const elementsOf = (html: string): Element[] => (html ? [...parseFragment(html).children] : [])

/** Starts a gallery by the page's own script, where that is there; ours comes by itself. */
function startGallery(images: Element, params: unknown): void {
  const $ = pageJQuery()
  const start = ($?.fn as Record<string, unknown> | undefined)?.[GALLERY_PLUGIN]
  if ($ && typeof start === 'function') Reflect.apply(start as (params: unknown) => unknown, $(images as HTMLElement), [params])
  // The server prints it invisible, for a script to show once it is laid out.
  else if (images instanceof HTMLElement) images.style.opacity = '1'
}
