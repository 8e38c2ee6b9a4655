import { onGalleryTold } from '@tillkit/platform/gallery'
import { anatomy, PICTURE_ATTRIBUTES } from './anatomy.ts'
import type { Gallery } from './gallery.types.ts'

/** Has all that was made of a gallery's pictures made anew: thumbnails, closer looks, the button that opens them. */
export const renewPictures = ({ host: { store } }: Pick<Gallery, 'host'>): void => store.setState(({ pictures }) => ({ pictures: pictures + 1 }))

/**
 * Tells the store when slides show other pictures than before: a form puts that of a variation into the first place, and takes it back; a theme
 * puts another picture in. And when a script says so.
 */
export function watchPictures(gallery: Gallery): void {
  const { life, host: { element }, wrapper } = gallery
  const renew = () => renewPictures(gallery)
  const observer = new MutationObserver(life.guard((changes: readonly MutationRecord[]) => {
    if (changes.some(changesPicture)) renew()
  }))
  observer.observe(wrapper, { subtree: true, childList: true, attributeFilter: PICTURE_ATTRIBUTES })
  life.onEnd(() => observer.disconnect())
  onGalleryTold(element, { zoom: renew }, life)
}

/** Whether a change is about a picture; the large one of a closer look comes and goes, and is none. */
const changesPicture = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'attributes' || [...addedNodes, ...removedNodes].some(hasPicture)

const hasPicture = (node: Node): boolean =>
  node instanceof Element && (node.matches(anatomy.image) || node.querySelector(anatomy.image) !== null)
