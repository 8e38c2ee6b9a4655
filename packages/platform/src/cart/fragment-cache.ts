import { type SafeStorage, toJson } from '@tillkit/dom'
import { parseAnswer, readFragments, type Fragments } from './cart-answer.ts'
import { CREATED_KEY, KIND_KEY, REQUIRED_FRAGMENT, STORAGE_TRIAL } from './anatomy.ts'

/** How long kept fragments are good for, in ms. */
export const CACHE_LIFE = 24 * 60 * 60 * 1000

/** What the browser keeps of the cart between pages. */
export interface KeptCart {
  /** Undefined when nothing is kept, or nothing that can be used. */
  readonly fragments: Fragments | undefined
  readonly cartHash: string
  /** In ms; 0 when it is not known. */
  readonly created: number
  /** The kind of page that it was printed for, as `CacheDeps.kind` said; `''` where nobody has noted it. */
  readonly kind: string
}

/** Names and places; a test passes its own. */
export interface CacheDeps {
  /** The keys, from the page's parameters; without them the cache is the page's own memory. */
  readonly names: { readonly fragments: string; readonly hash: string } | undefined
  readonly session: SafeStorage
  readonly local: SafeStorage
  readonly now: () => number
  /** The kind of this page: what decides in which words the shop prints a cart, such as its language. */
  readonly kind: () => string
}

/** How an answer is kept. */
export interface KeepOptions {
  /** An answer to a refresh starts the 24 hours anew; an added product does only for a first cart. */
  readonly isRefresh: boolean
  /** Whether other tabs are told. Not of an answer to what another tab has told: each of them would ask again, and tell the others. */
  readonly isNews: boolean
}

/** The fragments that the browser keeps, under the names that the platform's own script uses. */
export interface FragmentCache {
  /** Whether they outlive the page. */
  readonly isLasting: boolean
  read(): KeptCart
  /** Keeps an answer's fragments. */
  keep(fragments: Fragments, cartHash: string, options: KeepOptions): void
  /** Whether another tab has written this hash and it is not ours. */
  isForeign(): boolean
}

/** Makes the cache. Where storage is blocked, full or nameless it works in memory, and says so with `isLasting`. */
export function createFragmentCache(deps: CacheDeps): FragmentCache {
  const { names, session, local, now, kind } = deps
  if (!names || !isUsable(session) || !isUsable(local)) return memoryCache(deps)
  const read = (): KeptCart => ({
    fragments: complete(readFragments(parseAnswer(session.read(names.fragments) ?? ''))),
    cartHash: session.read(names.hash) ?? '',
    created: Number(session.read(CREATED_KEY)) || 0,
    kind: session.read(KIND_KEY) ?? '',
  })
  return {
    isLasting: true,
    read,
    keep(fragments, cartHash, { isRefresh, isNews }) {
      const isFirst = isRefresh ? cartHash !== '' : read().cartHash === ''
      const isKept = (!isFirst || session.write(CREATED_KEY, String(now())))
        && session.write(names.fragments, toJson(fragments))
        && session.write(KIND_KEY, kind())
        && (!isNews || local.write(names.hash, cartHash))
        && session.write(names.hash, cartHash)
      // Full: half of what was written must not be taken for a cart by the next page.
      if (!isKept) for (const name of [names.fragments, names.hash, CREATED_KEY, KIND_KEY]) session.write(name, null)
    },
    isForeign: () => local.read(names.hash) !== session.read(names.hash),
  }
}

function memoryCache({ now, kind }: CacheDeps): FragmentCache {
  let kept: KeptCart = { fragments: undefined, cartHash: '', created: 0, kind: '' }
  return {
    isLasting: false,
    read: () => kept,
    keep: (fragments, cartHash, { isRefresh }) => {
      const isFirst = isRefresh ? cartHash !== '' : kept.cartHash === ''
      kept = { fragments: complete(fragments), cartHash, created: isFirst ? now() : kept.created, kind: kind() }
    },
    isForeign: () => false,
  }
}

function complete(fragments: Fragments | undefined): Fragments | undefined {
  return fragments && REQUIRED_FRAGMENT in fragments ? fragments : undefined
}

/** Whether the browser lets us write to a store. */
const isUsable = (store: SafeStorage): boolean => store.write(STORAGE_TRIAL, 'test') && store.write(STORAGE_TRIAL, null)

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
  /** Whether what was kept was printed for pages like this one: in its language, its currency. What it says is wrong here else. */
  readonly isSameKind: boolean
  readonly now: number
}

/**
 * Decides whether a page shows what was kept, asks the shop, or leaves the server's HTML as it is. A visitor without a
 * cart asks for nothing.
 */
export function judgeCache({ kept, isLasting, cookieHash, hasItems, isSameKind, now }: CacheState): CacheVerdict {
  if (!isLasting) return hasItems || cookieHash !== '' ? 'refresh' : 'leave'
  const { fragments, cartHash, created } = kept
  const isYoung = cartHash === '' || (created > 0 && created + CACHE_LIFE >= now)
  if (fragments && isYoung && isSameKind && cartHash === cookieHash) return 'apply'
  return hasItems || cookieHash !== '' || cartHash !== '' ? 'refresh' : 'leave'
}
