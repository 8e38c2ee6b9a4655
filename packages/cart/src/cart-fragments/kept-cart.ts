import { browserStorage, readCookie, tabStorage } from '@tillkit/dom'
import { CART_COOKIES, createFragmentCache, judgeCache, type CacheVerdict, type FragmentCache, type FragmentParams, type KeptCart } from '@tillkit/platform/cart'
import { pageKind, printsAlike } from './page-kind.ts'

/** What the browser keeps of the cart, under the names that the page says; in memory where it says none. */
export function cacheOf(params: FragmentParams | undefined): FragmentCache {
  // As the shop has printed the page: a translator changes its language later.
  const kind = pageKind()
  return createFragmentCache({
    names: params && { fragments: params.fragmentName, hash: params.hashKey },
    session: tabStorage,
    local: browserStorage,
    now: () => Date.now(),
    kind: () => kind,
  })
}

/** Whether the platform's cookie says that there is something in the cart. */
export const hasItems = (): boolean => Number(readCookie(CART_COOKIES.items)) > 0

/** What this page does with what was kept. */
export function judge({ isLasting }: FragmentCache, kept: KeptCart): CacheVerdict {
  const { hash } = CART_COOKIES
  return judgeCache({ kept, isLasting, cookieHash: readCookie(hash), hasItems: hasItems(), isSameKind: printsAlike(kept), now: Date.now() })
}
