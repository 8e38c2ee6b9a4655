import { createDebounce, listen } from '@tillkit/dom'
import type { ListingHost } from '../panel/context.ts'
import { listedOf, readPrices } from './target-listing.ts'

/** How long a window rests in its new size before another target is looked for, in ms. */
const PAUSE = 200

/** Themes show one of several targets by the window's size: the one that comes to be seen lists what the address says. */
export function bindRetarget(host: ListingHost): void {
  let was = listedOf(host).isTarget
  const resizing = createDebounce(host)
  const look = () => {
    const { isTarget } = listedOf(host)
    if (isTarget === was) return
    was = isTarget
    readPrices(host)
    if (isTarget) host.store.retarget()
  }
  listen(host, window, 'resize', () => resizing.schedule(PAUSE, look))
}
