import { invoke } from '@tillkit/dom'
import { adoptEach, type Host } from '@tillkit/mount'
import { followItems } from '../shared/grid/follow-items.ts'
import { addressOf, followHash } from '../shared/address/hash-choice.ts'
import { offerFor } from '../shared/functions/offer-for.ts'
import { bindPager } from '../shared/pager/pager.ts'
import type { pagerMessages } from '../shared/pager/pager.messages.ts'
import { pageOfItem, readPage } from '../shared/pager/pager.model.ts'
import { bindGrid } from '../shared/grid/responsive-grid.ts'
import { anatomy, functions } from './anatomy.ts'
import type { GalleryConfig } from './gallery.read.ts'
import { galleryPages, type GalleryStore } from './gallery.store.ts'

/** A gallery that is mounted. */
export type GalleryHost = Host<GalleryConfig, GalleryStore, typeof pagerMessages>

/** How long after a page was turned it is written into the address, in ms. */
const HASH_DELAY = 100

/** Shows a page of the gallery's pictures, with links to the others. */
export function bindGallery(host: GalleryHost): void {
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
