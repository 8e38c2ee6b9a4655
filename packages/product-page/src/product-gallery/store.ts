import { createStore, type StoreApi } from 'zustand/vanilla'

/** Pictures that are looked at over the whole page. */
export interface OpenPictures {
  /** The slide that was pressed, by its index. */
  readonly index: number
  /** What opened them, which has the focus again afterwards. */
  readonly opener: HTMLElement
}

/** What a gallery shows at this moment. */
export interface GalleryState {
  /** The slide that shows, from 0. */
  readonly active: number
  /** What a fault or a variation has changed of the pictures: counts up, so that what is made of them is made anew. */
  readonly pictures: number
  readonly open: OpenPictures | null
  /** Whether a script has stopped pictures that move by themselves. */
  readonly isStopped: boolean
}

/** The state of one gallery. */
export type GalleryStore = StoreApi<GalleryState>

/** Creates the state of a gallery that shows its first picture. */
export const createGalleryStore = (): GalleryStore => createStore<GalleryState>(() => ({ active: 0, pictures: 0, open: null, isStopped: false }))
