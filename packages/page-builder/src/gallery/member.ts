import { invoke } from '@tillkit/dom'
import { InvalidMarkup, adoptEach, type Host, defineWidget } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { moduleKey } from '../shared/module/module-attributes.ts'
import { readPage, countPages, type Pages, pageOfItem, bindPager } from '../shared/pager/pager.ts'
import { followItems } from '../shared/grid/follow-items.ts'
import { addressOf, followHash } from '../shared/address/hash-choice.ts'
import { offerFor } from '../shared/functions/public-functions.ts'
import type { pagerMessages } from '../shared/pager/pager.messages.ts'
import { bindGrid } from '../shared/grid/responsive-grid.ts'
import { anatomy, functions, GALLERY } from './anatomy.ts'
import { messages } from './messages.ts'

/** How many pictures a page has where the gallery does not say. */
const PER_PAGE = 4

/** A gallery as the server printed it. */
interface GalleryConfig {
  readonly key: string
  readonly container: HTMLElement
  readonly perPage: number
}

/**
 * Reads a gallery.
 * @throws InvalidMarkup for one without a place for its pictures
 */
function readGallery(element: HTMLElement): GalleryConfig {
  const container = invoke(element, 'querySelector', anatomy.items)
  if (!(container instanceof HTMLElement)) {
    throw new InvalidMarkup(anatomy.items, 'is not in the gallery.', 'Print the pictures in it, as the page builder does.', { help: 'module-attribute' })
  }
  const said = readPage(String(Number.parseInt(container.getAttribute(anatomy.perPage) ?? '', 10)))
  return { key: moduleKey(element), container, perPage: said ?? PER_PAGE }
}

/** What a gallery shows. */
export interface GalleryState {
  /** The page that shows, from 1. */
  readonly page: number
  /** How many pictures there are. */
  readonly count: number
  readonly perPage: number
}

type GalleryStore = StoreApi<GalleryState>

/** Makes the state of a gallery, on its first page. */
function createGalleryStore(perPage: number): GalleryStore {
  return createStore<GalleryState>(() => ({ page: 1, count: 0, perPage }))
}

/** The gallery's pages. One that is gone since leaves the last. */
function galleryPages({ page, count, perPage }: GalleryState): Pages {
  const pages = countPages(count, perPage)
  return { pages, page: Math.min(page, pages) }
}

/** A gallery that is mounted. */
export type GalleryHost = Host<GalleryConfig, GalleryStore, typeof pagerMessages>

/** How long after a page was turned it is written into the address, in ms. */
const HASH_DELAY = 100

/** Shows a page of the gallery's pictures, with links to the others. */
function bindGallery(host: GalleryHost): void {
  const { element, store, config } = host
  const readItems = bindItems(host)
  const grid = bindGrid(host, config.container, anatomy.item)
  host.onEnd(store.subscribe(grid.layOut))
  const show = (page: number) => {
    if (page !== galleryPages(store.getState()).page) store.setState({ page })
  }
  const writeChoice = followHash(host, {
    delay: HASH_DELAY,
    show([said]) {
      const page = readPage(said)
      if (page !== undefined && page <= galleryPages(store.getState()).pages) show(page)
    },
    reset: () => show(1),
  })
  const write = () => writeChoice([galleryPages(store.getState()).page])
  const pager = invoke(element, 'querySelector', anatomy.pager)
  if (pager instanceof HTMLElement) {
    bindPager(host, pager, {
      source: store,
      pagesOf: galleryPages,
      t: host.t,
      address: (page) => addressOf(element, [page]),
      go(page) {
        show(page)
        write()
      },
    })
  }
  const refresh = () => {
    readItems()
    grid.layOut()
  }
  offerFor(host, element, {
    [functions.init]: refresh,
    [functions.items]: refresh,
    [functions.pages]: refresh,
    [functions.nav]: () => undefined,
    [functions.hash]: write,
  })
}

/** Shows the pictures of the page. @returns looks which there are now */
function bindItems(host: GalleryHost): () => void {
  const { store, config: { container, perPage } } = host
  return followItems(host, { container, selector: anatomy.item }, (items, own) => {
    const pages = new Map(items.map((item, index) => [item, pageOfItem(index, perPage)]))
    store.setState({ count: items.length })
    adoptEach(
      own,
      items,
      store,
      (state, item) => pages.get(item) === galleryPages(state).page,
      (isShown) => ({ style: { display: isShown ? 'block' : 'none' } }),
    )
  })
}

/** A grid of pictures, a page at a time. */
export const unit = defineWidget({
  name: 'page-builder/gallery',
  selector: GALLERY,
  when: 'now',
  messages,
  read: readGallery,
  key: ({ key }) => key,
  store: ({ perPage }) => createGalleryStore(perPage),
  renew: (store, { perPage }) => store.setState({ perPage }),
  bind: bindGallery,
})
