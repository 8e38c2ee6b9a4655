import { invoke } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'
import { moduleKey } from '../shared/module/module-key.ts'
import { readPage } from '../shared/pager/pager.model.ts'
import { anatomy } from './anatomy.ts'

/** How many pictures a page has where the gallery does not say. */
const PER_PAGE = 4

/** A gallery as the server printed it. */
export interface GalleryConfig {
  readonly key: string
  readonly container: HTMLElement
  readonly perPage: number
}

/**
 * Reads a gallery.
 * @throws InvalidMarkup for one without a place for its pictures
 */
export function readGallery(element: HTMLElement): GalleryConfig {
  const container = invoke(element, 'querySelector', anatomy.items)
  if (!(container instanceof HTMLElement)) {
    throw new InvalidMarkup(anatomy.items, 'is not in the gallery.', 'Print the pictures in it, as the page builder does.', { help: 'module-attribute' })
  }
  const said = readPage(String(Number.parseInt(container.getAttribute(anatomy.perPage) ?? '', 10)))
  return { key: moduleKey(element), container, perPage: said ?? PER_PAGE }
}
