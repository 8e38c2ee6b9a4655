import { createStore, type StoreApi } from 'zustand/vanilla'
import { countPages, type Pages } from '../shared/pager/pager.model.ts'

/** What a gallery shows. */
export interface GalleryState {
  /** The page that shows, from 1. */
  readonly page: number
  /** How many pictures there are. */
  readonly count: number
  readonly perPage: number
}

export type GalleryStore = StoreApi<GalleryState>

/** Makes the state of a gallery, on its first page. */
export function createGalleryStore(perPage: number): GalleryStore {
  return createStore<GalleryState>(() => ({ page: 1, count: 0, perPage }))
}

/** The gallery's pages. One that is gone since leaves the last. */
export function galleryPages({ page, count, perPage }: GalleryState): Pages {
  const pages = countPages(count, perPage)
  return { pages, page: Math.min(page, pages) }
}
