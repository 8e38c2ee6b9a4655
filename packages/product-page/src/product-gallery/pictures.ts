import type { Gallery } from './gallery.types.ts'
import { PICTURE_ATTRIBUTES } from './anatomy.ts'

/** Tells the store when slides show other pictures than before: a form puts that of a variation into the first place, and takes it back. */
export function watchPictures({ life, host: { store }, wrapper }: Gallery): void {
  const told = life.guard(() => store.setState(({ pictures }) => ({ pictures: pictures + 1 })))
  const observer = new MutationObserver(told)
  observer.observe(wrapper, { subtree: true, attributeFilter: PICTURE_ATTRIBUTES })
  life.onEnd(() => observer.disconnect())
}
