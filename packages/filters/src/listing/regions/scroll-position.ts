import { hasBox, keepFields, type Keep } from '@tillkit/dom'
import { saveFocus } from '@tillkit/platform/cart'
import { focusBriefly } from '@tillkit/ui/plain'
import type { Reason } from '../listing.types.ts'
import { all, scrollTo, type ListingHost } from '../../panel/context.ts'
import { ADDING, isProductName } from '../anatomy.ts'

/** What a shopper would miss over a listing that is replaced; of one that nobody asked for, also what was in sight. */
export function keptBy(host: ListingHost, reason: Reason): readonly Keep[] {
  return [keepTyped, (region) => keepFocus(host, region), ...(reason === 'refresh' ? [keepScroll] : [])]
}

/** Takes the shopper to what they have asked for: a page's beginning, or where they stood when they left it. */
export function goTo(host: ListingHost, reason: Reason): void {
  if (reason === 'page' || reason === 'link') scrollTo(host.element)
  if (reason === 'return') returnTo(host.store.keptTop())
}

/** Keeps the focus: on the same control, by its label where nothing else names it, else on the listing itself. */
function keepFocus(host: ListingHost, region: Element): () => void {
  const { activeElement: active } = document
  const restore = saveFocus(region, productOf)
  const hadFocus = region.contains(active)
  const label = active?.getAttribute('aria-label')
  return () => {
    restore()
    if (hadFocus && document.activeElement === document.body) focusAgain(host, label)
  }
}

/** The same control by its name, else the listing itself: a link to the page that one is on now is gone. */
function focusAgain(host: ListingHost, label: string | null | undefined): void {
  const named = label ? [...host.element.querySelectorAll<HTMLElement>(':is(a[href], button)[aria-label]')] : []
  const same = named.find((each) => each.getAttribute('aria-label') === label && hasBox(each))
  if (same) return same.focus({ preventScroll: true })
  focusBriefly(host, host.element)
}

/** Keeps the first product in sight where it is in the window, whatever becomes of those above it. */
const keepScroll: Keep = (region) => {
  const seen = () => all(region, ADDING.item).filter(hasBox)
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

/** What was typed at products stays over a new listing, as far as they are listed; whoever reads those fields is told. */
const keepTyped = keepFields({ placeOf: productOf, dispatches: true })

/** The class that names the product in which something stands. */
function productOf(element: Element): string | undefined {
  return [...(element.closest(ADDING.item)?.classList ?? [])].find(isProductName)
}
