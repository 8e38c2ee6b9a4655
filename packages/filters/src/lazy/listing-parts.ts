import type { ShopHost } from '../bind/context.ts'
import type { FailureNote } from '../bind/failure.ts'
import { bindAdding } from './adding.ts'
import { bindLinks } from './links.ts'
import { createPlaceKeeper, type PlaceKeeper } from './place.ts'

/** Binds what nobody can want of a listing before it has been looked at: its links, which lead where they say until then. */
export function bindListingParts(host: ShopHost, failure: FailureNote): PlaceKeeper {
  bindLinks(host)
  bindAdding(host, failure)
  return createPlaceKeeper(host)
}
