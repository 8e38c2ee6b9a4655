import { adoptAs, type EndableLife } from '@tillkit/mount'
import type { ShopHost } from '../bind/context.ts'
import { listedOf } from '../bind/target.ts'
import { anatomy, attributes } from '../filters.anatomy.ts'
import { bindAdding } from './adding.ts'
import { bindFailure, type FailureNote } from './failure.ts'
import { bindLinks } from './links.ts'
import { createPlaceKeeper, type PlaceKeeper } from './place.ts'

/** What a listing needs once it is replaced, or could not be. */
export interface ListingParts {
  readonly place: PlaceKeeper
  readonly failure: FailureNote
  /** Writes by what the target was asked where the plugin's script writes it. */
  noteAsked(url: string): void
  /** Says how many there are, in the shop's own words where it has some. */
  announceResult(): void
}

/** Binds what nobody can want of a listing before it has been looked at: its links, which lead where they say until then. */
export function bindListingParts(host: ShopHost): ListingParts {
  const { element, store, config } = host
  const failure = bindFailure(host)
  let noted: EndableLife | undefined
  bindLinks(host)
  bindAdding(host, failure)
  // It may have failed before this was there to say so.
  if (store.getState().shops[config.name] === 'failed') failure.show('load')
  return {
    place: createPlaceKeeper(host),
    failure,
    noteAsked(url) {
      if (!listedOf(host).isTarget) return
      noted?.end()
      noted = host.branch()
      adoptAs(noted, element, { attributes: { [attributes.shopUrl]: url } })
    },
    announceResult() {
      const words = element.querySelector(`${anatomy.resultCount}, ${anatomy.nothingFound}`)?.textContent
      host.announce(words?.replace(/\s+/g, ' ').trim() || host.say('loaded'))
    },
  }
}
