import { listen, type Life } from '@tillkit/dom'
import { emitLegacy, onLegacy } from '../jquery.ts'
import { pageJQuery } from '../jquery-copies.ts'
import { raise } from '../raise.ts'
import { ownTellingEvents, tellingEvents } from './anatomy.ts'

/** What a gallery may be told: to show the picture of a thumbnail, to go to its first one, to look at its pictures anew. */
export type GalleryTelling = keyof typeof tellingEvents

/** Tells a gallery what to do: at a thumbnail for `choose`, at the gallery otherwise. Through jQuery, natively where there is none. */
export function tellGallery(target: Element, telling: GalleryTelling): void {
  emitLegacy(target, tellingEvents[telling])
  if (!pageJQuery()) raise(target, ownTellingEvents[telling], {})
}

/** What is done with what a gallery is told, with what it was told at. */
export type GalleryListeners = Readonly<Partial<Record<GalleryTelling, (target: EventTarget | null) => void>>>

/** Hears what a gallery is told, by us or by scripts of the page. */
export function onGalleryTold(gallery: Element, listeners: GalleryListeners, life: Life): void {
  for (const [telling, hear] of Object.entries(listeners) as [GalleryTelling, (target: EventTarget | null) => void][]) {
    onLegacy(gallery, tellingEvents[telling], ({ target }) => hear(target), life)
    listen(life, gallery, ownTellingEvents[telling], ({ target }) => hear(target))
  }
}
