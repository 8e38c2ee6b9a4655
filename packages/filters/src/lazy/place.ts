import { holdFocus } from '@tillkit/platform/cart'
import { focusBriefly } from '@tillkit/ui/plain'
import type { Reason } from '../listing/types.ts'
import { all, type ShopHost } from '../bind/context.ts'
import { holdTyped, productOf } from './typed.ts'

/** Where the shopper was, over a listing that is replaced. */
export interface PlaceKeeper {
  /** To be called before a listing is replaced. @returns what finds the place again in the new one */
  before(reason: Reason): () => void
}

/** Makes a shop's keeper. */
export function createPlaceKeeper(host: ShopHost): PlaceKeeper {
  const { element } = host
  return {
    before(reason) {
      const hadFocus = element.contains(document.activeElement)
      const restore = holdFocus()
      const typed = holdTyped(element)
      const stay = reason === 'refresh' ? holdSight(element) : undefined
      const label = hadFocus ? document.activeElement?.getAttribute('aria-label') : null
      return () => {
        typed()
        restore()
        stay?.()
        if (hadFocus && document.activeElement === document.body) focusAgain(host, label)
        if (reason === 'page' || reason === 'link') scrollTo(element)
        if (reason === 'return') returnTo(host.store.keptTop())
      }
    },
  }
}

/** The same control by its name, else the listing itself: a link to the page that one is on now is gone. */
function focusAgain(host: ShopHost, label: string | null | undefined): void {
  const named = label ? [...host.element.querySelectorAll<HTMLElement>(':is(a[href], button)[aria-label]')] : []
  const same = named.find((each) => each.getAttribute('aria-label') === label && each.getClientRects().length > 0)
  if (same) return same.focus({ preventScroll: true })
  focusBriefly(host, host.element)
}

/** Scrolls an element's beginning into view, at once for those who want less motion. */
export function scrollTo(element: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
}

/** Keeps the first product in sight where it is in the window, whatever becomes of those above it. */
function holdSight(element: Element): () => void {
  const seen = () => all(element, '.product').filter((product) => product.getClientRects().length > 0)
  const topOf = (product: Element) => product.getBoundingClientRect().top
  const first = seen().find((product) => topOf(product) >= 0 && topOf(product) < innerHeight)
  const before = first && topOf(first)
  return () => {
    const again = seen().find((product) => productOf(product) === (first && productOf(first)))
    const moved = again && before !== undefined ? topOf(again) - before : 0
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }
}

function returnTo(top: number | undefined): void {
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
}
