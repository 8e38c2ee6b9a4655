import { closestTo, type Life, listen, within } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { isFree } from '@tillkit/platform/cart'
import { anatomy } from '../mini-cart.anatomy.ts'
import type { MiniCartStore } from '../mini-cart.store.ts'

/** How long a way to the cart or the checkout waits for a change, in ms. */
const LEAVE_TIMEOUT_MS = 3000

/** Lets a change arrive before the page that would show the cart without it. */
export function waitBeforeLeaving(life: Life, root: HTMLElement, store: MiniCartStore): void {
  listen(life, root, 'click', (event) => {
    const link = closestTo(event, anatomy.buttons)
    if (!(link instanceof HTMLAnchorElement) || !isFree(event) || !store.work.isPending()) return
    event.preventDefault()
    const { href } = link
    const before = store.getState().note
    const waiting = life.branch()
    adoptAs(waiting, link, { attributes: { 'aria-busy': 'true' } })
    waiting.onEnd(() => {
      const { note } = store.getState()
      // What could not be done is to be read first; the next click leads on.
      if (!life.signal.aborted && (!note || note === before)) location.assign(href)
    })
    void within(LEAVE_TIMEOUT_MS, store.work.settled(), waiting.signal).then(() => waiting.end())
  })
}
