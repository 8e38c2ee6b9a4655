import { native, parseInert, browserStorage, readCookie, tabStorage } from '@tillkit/dom'
import {
  type KeptCart, CART_COOKIES, createFragmentCache, judgeCache, type CacheVerdict, type FragmentCache, type FragmentParams,
} from '@tillkit/platform/cart'
import { LOGGED_IN, PRICE_WORDS } from './anatomy.ts'

/** The kind of this page, as far as the fragments of a cart do not say it themselves: its language, and whether it knows its visitor. */
export function pageKind(): string {
  const { documentElement, body } = document
  return `${documentElement.lang} ${body.classList.contains(LOGGED_IN) ? 'customer' : 'guest'}`
}

/**
 * Whether the shop would print what was kept in the same words for this page: in its language and for the same sort of visitor, with
 * prices in a currency that stands on the page, and with or without tax as there. What neither of them says is no difference.
 */
export function printsAlike({ fragments = {}, kind }: Pick<KeptCart, 'fragments' | 'kind'>): boolean {
  if (kind !== '' && kind !== pageKind()) return false
  const html = Object.values(fragments).join('')
  return PRICE_WORDS.every((name) => {
    const kept = html.includes(name) ? wordsIn(parseInert(html), name) : []
    const printed = kept.length > 0 ? wordsIn(document, name) : []
    return kept.length === 0 || printed.length === 0 || kept.some((word) => printed.includes(word))
  })
}

const wordsIn = (root: ParentNode, name: string) => [...root.querySelectorAll(`.${name}`)].map((element) => (native(element, 'textContent') ?? '').trim())

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
