import { doAhead, live } from '@tillkit/mount'
import { anatomy } from '../filters.anatomy.ts'
import { pageName } from '../model/listing.ts'
import { all, type ShopHost } from '../bind/context.ts'
import { pageOf } from './page-of.ts'

/** The link to the page behind the present one. */
const NEXT = 'a.next.page-numbers[href]'
/** How far below the window the page links may be when the next page is fetched, in px. */
const AHEAD = '200px'

/** Fetches the next page of a listing once its page links come near, unless the shopper saves data. */
export function bindPrefetch(host: ShopHost): void {
  const { element, store, config } = host
  if (host.options['prefetch'] === false) return
  live(host, anatomy.pagination, (pagination, life) => {
    const near = new IntersectionObserver(life.guard((entries: IntersectionObserverEntry[]) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      const link = pagination.querySelector<HTMLAnchorElement>(NEXT) ?? undefined
      const page = pageOf(link, pageName(all(document, anatomy.shop).indexOf(element) + 1))
      if (page !== undefined) doAhead(life, () => store.prefetch(config.name, page))
    }), { rootMargin: AHEAD })
    near.observe(pagination)
    life.onEnd(() => near.disconnect())
  }, element)
}
