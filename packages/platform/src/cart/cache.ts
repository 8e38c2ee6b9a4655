import { toJson } from '@tillkit/dom'
import { parseAnswer, readFragments, type Fragments } from './answer.ts'
import { CREATED, REQUIRED_FRAGMENT, STORAGE_TRIAL } from './cart.anatomy.ts'

/** How long kept fragments are good for, in ms. */
export const CACHE_LIFE = 24 * 60 * 60 * 1000

/** What the browser keeps of the cart between pages. */
export interface KeptCart {
  /** Undefined when nothing is kept, or nothing that can be used. */
  readonly fragments: Fragments | undefined
  readonly cartHash: string
  /** In ms; 0 when it is not known. */
  readonly created: number
}

/** Names and places; a test passes its own. */
export interface CacheDeps {
  /** The keys, from the page's parameters; without them the cache is the page's own memory. */
  readonly names: { readonly fragments: string; readonly hash: string } | undefined
  readonly session: () => Storage
  readonly local: () => Storage
  readonly now: () => number
}

/** The fragments that the browser keeps, under the names that the platform's own script uses. */
export interface FragmentCache {
  /** Whether they outlive the page. */
  readonly isLasting: boolean
  read(): KeptCart
  /**
   * Keeps an answer's fragments.
   * @param isRefresh an answer to a refresh starts the 24 hours anew; an added product does only for a first cart
   */
  keep(fragments: Fragments, cartHash: string, isRefresh: boolean): void
  /** Whether another tab has written this hash and it is not ours. */
  isForeign(): boolean
}

/** Makes the cache. Where storage is blocked, full or nameless it works in memory, and says so with `isLasting`. */
export function createFragmentCache(deps: CacheDeps): FragmentCache {
  const { names, now } = deps
  const stores = names && usableStores(deps)
  if (!names || !stores) return memoryCache(now)
  const { session, local } = stores
  const read = (): KeptCart => ({
    fragments: complete(readFragments(parseAnswer(session.getItem(names.fragments) ?? ''))),
    cartHash: session.getItem(names.hash) ?? '',
    created: Number(session.getItem(CREATED)) || 0,
  })
  return {
    isLasting: true,
    read,
    keep(fragments, cartHash, isRefresh) {
      try {
        if (isRefresh ? cartHash !== '' : read().cartHash === '') session.setItem(CREATED, String(now()))
        session.setItem(names.fragments, toJson(fragments))
        local.setItem(names.hash, cartHash)
        session.setItem(names.hash, cartHash)
      } catch {
        // Full: half of what was written must not be taken for a cart by the next page.
        for (const name of [names.fragments, names.hash, CREATED]) session.removeItem(name)
      }
    },
    isForeign: () => local.getItem(names.hash) !== session.getItem(names.hash),
  }
}

function memoryCache(now: () => number): FragmentCache {
  let kept: KeptCart = { fragments: undefined, cartHash: '', created: 0 }
  return {
    isLasting: false,
    read: () => kept,
    keep: (fragments, cartHash, isRefresh) => {
      const isFirst = isRefresh ? cartHash !== '' : kept.cartHash === ''
      kept = { fragments: complete(fragments), cartHash, created: isFirst ? now() : kept.created }
    },
    isForeign: () => false,
  }
}

function complete(fragments: Fragments | undefined): Fragments | undefined {
  return fragments && REQUIRED_FRAGMENT in fragments ? fragments : undefined
}

/** Both stores, where the browser lets us write to them; merely looking at one may throw. */
function usableStores({ session, local }: CacheDeps) {
  try {
    const stores = { session: session(), local: local() }
    for (const store of Object.values(stores)) {
      store.setItem(STORAGE_TRIAL, 'test')
      store.removeItem(STORAGE_TRIAL)
    }
    return stores
  } catch {
    return undefined
  }
}

/** What a page does with what the browser kept. */
export type CacheVerdict = 'apply' | 'refresh' | 'leave'

/** What a page knows when it starts. */
export interface CacheState {
  readonly kept: KeptCart
  readonly isLasting: boolean
  /** The cookie's hash, `''` for none. */
  readonly cookieHash: string
  /** Whether the platform's cookie says that there is something in the cart. */
  readonly hasItems: boolean
  readonly now: number
}

/**
 * Decides whether a page shows what was kept, asks the shop, or leaves the server's HTML as it is. A visitor without a
 * cart asks for nothing.
 */
export function judgeCache({ kept, isLasting, cookieHash, hasItems, now }: CacheState): CacheVerdict {
  if (!isLasting) return hasItems || cookieHash !== '' ? 'refresh' : 'leave'
  const { fragments, cartHash, created } = kept
  const isYoung = cartHash === '' || (created > 0 && created + CACHE_LIFE >= now)
  if (fragments && isYoung && cartHash === cookieHash) return 'apply'
  return hasItems || cookieHash !== '' || cartHash !== '' ? 'refresh' : 'leave'
}
