import { unwrapped } from '@tillkit/platform/cart'
import { anatomy } from '../filters.anatomy.ts'
import { nameOf } from '../listing/page.ts'
import type { Listing } from '../listing/types.ts'
import { parseAddress } from '../model/query.ts'

/**
 * Applies a panel as others call for it by the plugin's name: the panel (an element, bare or in jQuery's wrapping), the
 * address to begin from, fields, and who is called when the listing has come. The fields are not sent.
 */
export function applyPanel(listing: Listing, [panel, from, , done]: readonly unknown[]): void {
  const root = unwrapped(panel)?.closest(anatomy.panel)
  const id = root ? nameOf(root, anatomy.panelName) : undefined
  if (id === undefined) return
  const url = typeof from === 'string' && from !== '' ? new URL(from, location.href) : undefined
  listing.apply(id, url?.origin === location.origin ? parseAddress(url) : undefined)
  if (typeof done === 'function') whenLoaded(listing, () => void Reflect.apply(done, undefined, []))
}

/** Calls back once no listing is being loaded any more. */
function whenLoaded(listing: Listing, done: () => void): void {
  const isLoading = () => Object.values(listing.getState().shops).includes('loading')
  if (!isLoading()) return done()
  const stop = listing.subscribe(() => {
    if (isLoading()) return
    stop()
    done()
  })
}
