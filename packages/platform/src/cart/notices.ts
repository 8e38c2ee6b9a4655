import { followTyping, isRestoringFocus, isTyping, listen, type Life } from '@tillkit/dom'
import { onLegacy } from '../jquery.ts'

/** The notices that the platform's scripts give the focus to. */
const NOTICE = ['.woocommerce-message', '.woocommerce-error', '.wc-block-components-notice-banner']
  .map((kind) => `${kind}[role="alert"]`)
  .join()

/** After these the platform's scripts mark the first notice with a `tabindex`, and give it the focus half a second later. */
const EVENTS = 'item_removed_from_classic_cart updated_wc_div'

/** Notices that are no news any more: one of them had the focus, or the shopper has gone on since they came. */
const told = new WeakSet<Element>()

/** The notices of the page that may take the focus, in its order. */
export function noticesOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(NOTICE)]
}

/** The first notice that is news. */
export function newNotice(): HTMLElement | undefined {
  return noticesOnPage().find((notice) => !told.has(notice))
}

/**
 * Keeps the focus where the shopper is: only a notice that is news may take it, and none while somebody types. Whoever wants
 * to give it to another one, such as the platform's own script, finds that it cannot be focused: the `tabindex` that was to
 * make it so is taken off before that moment.
 */
export function guardFocus(life: Life): void {
  const pass = (isPast: (notice: Element) => boolean = () => true) => {
    for (const notice of noticesOnPage().filter(isPast)) {
      told.add(notice)
      const isThere = notice.contains(document.activeElement)
      if (!isThere && notice.getAttribute('tabindex') === '-1') notice.removeAttribute('tabindex')
    }
  }
  const options = { capture: true }
  followTyping(life)
  listen(life, document, 'input', ({ isTrusted }) => isTrusted && pass(), options)
  // A focus that an answer gives back is no step of the shopper's.
  listen(life, document, 'focusin', () => isRestoringFocus() || pass(), options)
  for (const notice of noticesOnPage()) told.add(notice)
  let timer: ReturnType<typeof setTimeout> | undefined
  // When all have heard of it, whoever raised it and in whichever order they listen.
  onLegacy(document.body, EVENTS, () => {
    clearTimeout(timer)
    timer = setTimeout(() => pass((notice) => told.has(notice) || isTyping()))
  }, life)
  life.onEnd(() => clearTimeout(timer))
}
