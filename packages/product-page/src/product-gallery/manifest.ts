import type { LegacyHandle, UnitManifest } from '@tillkit/mount'
import { GALLERY_PARAMS } from '@tillkit/platform/gallery'
import { SINGLE_PRODUCT_SCRIPT } from '../shared/anatomy.ts'
import { GALLERY, PICTURE_LINK } from './anatomy.ts'

const FRONTEND = '/woocommerce/assets/js/'

/** A library of the platform's, by its handle of today and by the one that it had. */
const library = (handle: string, file: string, markers: readonly string[]): LegacyHandle[] =>
  [`wc-${handle}`, handle].map((name) => ({ handle: name, file: FRONTEND + file, markers, isLibrary: true }))

/** Pictures of products. */
export const manifest: UnitManifest = {
  name: 'product-gallery',
  selector: GALLERY,
  // Where the page sets nothing for galleries, no theme wants more of one than the server's pictures.
  needs: [GALLERY_PARAMS],
  when: 'idle',
  claims: [{ selector: PICTURE_LINK }],
  styles: ['product-gallery'],
  title: 'Product gallery',
  about: 'The pictures of a product: thumbnails, swiping, a closer look, and pictures over the whole page.',
  legacy: [
    ...library('flexslider', 'flexslider/jquery.flexslider.', ['flexslider', 'flex-viewport']),
    ...library('zoom', 'zoom/jquery.zoom.', ['zoomImg', 'zoom.destroy']),
    ...library('photoswipe', 'photoswipe/photoswipe.', ['pswp__zoom-wrap', 'initialZoomLevel']),
    ...library('photoswipe-ui-default', 'photoswipe/photoswipe-ui-default.', ['pswp__top-bar', 'closeElClasses']),
  ],
  // Without the libraries above it shows what is there, and starts nothing.
  sharedLegacy: [SINGLE_PRODUCT_SCRIPT],
}
