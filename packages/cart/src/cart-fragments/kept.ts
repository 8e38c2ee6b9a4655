import { browserStorage, readCookie, tabStorage } from '@tillkit/dom'
import { CART_COOKIES, createFragmentCache, judgeCache, type CacheVerdict, type FragmentCache, type FragmentParams, type KeptCart } from '@tillkit/platform/cart'

/** What the browser keeps of the cart, under the names that the page says; in memory where it says none. */
export function cacheOf(params: FragmentParams | undefined): FragmentCache {
  return createFragmentCache({
    names: params && { fragments: params.fragmentName, hash: params.hashKey },
    session: tabStorage,
    local: browserStorage,
    now: () => Date.now(),
  })
}

/** Whether the platform's cookie says that there is something in the cart. */
export const hasItems = (): boolean => Number(readCookie(CART_COOKIES.items)) > 0

/** What this page does with what was kept. */
export function judge({ isLasting }: FragmentCache, kept: KeptCart): CacheVerdict {
  return judgeCache({ kept, isLasting, cookieHash: readCookie(CART_COOKIES.hash), hasItems: hasItems(), now: Date.now() })
}
