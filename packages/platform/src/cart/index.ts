export {
  parseAnswer,
  readCartAnswer,
  readFragments,
  type CartAnswer,
  type Fragments,
} from './cart-answer.ts'
export { applyFragments, saveFocus, type FragmentDeps } from './apply-fragments.ts'
export {
  CACHE_LIFE,
  createFragmentCache,
  judgeCache,
  type CacheDeps,
  type CacheState,
  type CacheVerdict,
  type FragmentCache,
  type KeepOptions,
  type KeptCart,
} from './fragment-cache.ts'
export { createCartCalls, type CartCalls } from './cart-calls.ts'
export { cartNow, readingCart } from './cart-now.ts'
export { isFree, isVetoed, raiseAdding, raiseChanged, raiseForOthers, unwrapped, wrapped } from './legacy-events.ts'
export { CART_COOKIES } from './news/anatomy.ts'
export {
  cartEventName,
  onCart,
  raiseNative,
  type AddingDetail,
  type CartDetail,
  type CartEventMap,
  type CartSource,
  type ChangedDetail,
  type CouponDetail,
  type FailedDetail,
  type RefreshDetail,
} from './news/events.ts'
export { joinCart, type LastCartEvent, type PageCart } from './page-cart.ts'
export {
  adminEndpoint,
  cartEndpoint,
  readAddToCartParams,
  readFragmentParams,
  type AddToCartParams,
  type FragmentParams,
} from './params.schema.ts'
export { keepMissed, takeMissedEvents, type MissedEvent } from './missed-events.ts'
export { guardFocus, newNotice, noticesOnPage } from './notices.ts'
export { addressToAskAgain, loadAnew, rememberWorking, reloadOnce } from './reload.ts'
export { defineScroll, scrollAfter, scrollTo, scrollToNotices } from './scroll.ts'
export { notifyTagManagers, type GaItem } from './tag-managers.ts'
