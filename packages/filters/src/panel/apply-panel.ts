import type { FormField } from '@tillkit/platform/requests'
import { unwrapped } from '@tillkit/platform/cart'
import { ADD, anatomy } from '../filters.anatomy.ts'
import { nameIn } from '../filters.read.ts'
import type { Listing } from '../listing/listing.ts'
import type { Fields } from '../listing/listing.types.ts'
import { parseAddress } from '../address/address-query.ts'
import { readControls } from './read-controls.ts'

/**
 * Applies a panel as others call for it by the plugin's name: the panel (an element, bare or in jQuery's wrapping), the
 * address to begin from, fields to send with the listing's request, and who is called when the listing has come. In the builder nothing is applied.
 */
export function applyPanel(listing: Listing, [panel, from, more, done]: readonly unknown[]): void {
  const root = unwrapped(panel)?.closest(anatomy.panel)
  const id = root ? nameIn(root, anatomy.panelName) : undefined
  if (!root || id === undefined || document.querySelector(anatomy.preview)) return
  const url = typeof from === 'string' && from !== '' ? new URL(from, location.href) : undefined
  readControls(listing, id, root)
  listing.apply(id, url?.origin === location.origin ? parseAddress(url) : undefined, fieldsOf(more))
  if (typeof done === 'function') whenLoaded(listing, () => void Reflect.apply(done, undefined, []))
}

/** The fields of an object that can be sent with a question; undefined where there is none. To add a product is none. */
function fieldsOf(more: unknown): Fields | undefined {
  const fields = Object.entries(Object(more)).filter((entry): entry is [string, FormField] => isField(entry[1]) && entry[0] !== ADD)
  return typeof more === 'object' && fields.length > 0 ? Object.fromEntries(fields) : undefined
}

const isField = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isField) : ['string', 'number', 'boolean'].includes(typeof value)

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
