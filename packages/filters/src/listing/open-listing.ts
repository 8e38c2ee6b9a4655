import { createLife, type EndableLife, readCookie } from '@tillkit/dom'
import { problemOf, report } from '@tillkit/mount'
import { callShop, onLegacy, pageJQuery, readGlobal } from '@tillkit/platform'
import { CART_COOKIES, onCart, type ChangedDetail, type PageCart } from '@tillkit/platform/cart'
import { anatomy, CART_CHANGES, globals } from '../filters.anatomy.ts'
import { nameIn } from '../filters.read.ts'
import { texts, type Html } from './requests/listing.schema.ts'
import type { Aliases } from '../address/listing-address.ts'
import { parseAddress } from '../address/address-query.ts'
import { createEntries } from '../address/history-entries.ts'
import { createListingStore } from './store/listing.store.ts'
import type { Listing } from './listing.ts'
import type { ListingDeps } from './listing.types.ts'

const loadListing = () => import('./listing.late.ts')

/** Makes the listing of this page: with its history, its cart, its notices and its globals. */
export function openListing(): Listing {
  const life = createLife((cause) => report(problemOf('filters', null, cause)))
  const listing = createListingStore({
    browser: {
      address: () => parseAddress(location),
      ...createEntries(),
      leave,
    },
    page: {
      panels: () => [...document.querySelectorAll(anatomy.panel)].filter((element) => nameIn(element, anatomy.panelName) !== undefined).length,
      whenReady: (run) => afterReady(life.guard(() => life.signal.aborted || run())),
    },
    call: callShop,
    cart: cartOf(life),
    notices: noticesOf(life),
    aliases: readAliases(readGlobal(globals.aliases)),
    now: () => performance.now(),
  })
  const returned = life.guard(() => listing.returned())
  window.addEventListener('popstate', returned, life)
  window.addEventListener('pageshow', ({ persisted }) => persisted && listing.cameBack(), life)
  for (const name of ['added', 'removed', 'updated', 'emptied'] as const) onCart(name, () => listing.forget(), life)
  // Said by others, where no unit that has a cart's code is there to tell it on.
  onLegacy(document.body, CART_CHANGES, () => listing.forget(), life)
  onCart('refreshed', forgetAnother(() => listing.forget()), life)
  setGlobals(life, listing)
  return {
    ...listing,
    end() {
      listing.end()
      life.end()
    },
  }
}

/** The page's one line of changes, whose code comes with the first. */
function cartOf(life: EndableLife): ListingDeps['cart'] {
  let joined: Promise<PageCart> | undefined
  return {
    queue: {
      async change(run) {
        joined ??= loadListing().then(({ joinCart }) => joinCart(life))
        return (await joined).queue.change(run)
      },
    },
  }
}

/** Goes to where an answer leads. A link reads any text as an address, and throws at none. */
function leave(address: string): boolean {
  const link = document.createElement('a')
  link.href = address
  if (!link.protocol.startsWith('http')) return false
  location.assign(link.href)
  // To another place in this very page the browser would only scroll.
  if (link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0]) location.reload()
  return true
}

/** Runs something behind the handlers that jQuery has for the page's being ready: there the shop's names are told. */
function afterReady(run: () => void): void {
  const $ = pageJQuery()
  if ($) $(run)
  else setTimeout(run)
}

/** A cart that was only asked for is often the same: then what is kept of listings is still true. */
function forgetAnother(forget: () => void): (detail: ChangedDetail) => void {
  let known = readCookie(CART_COOKIES.hash)
  return ({ cartHash = readCookie(CART_COOKIES.hash) }) => {
    if (cartHash === known) return
    known = cartHash
    forget()
  }
}

/** Fills the page's notices: most answers bring none, so the code for it comes with the first. */
function noticesOf(life: EndableLife): ListingDeps['notices'] {
  let loaded: Promise<(html: Html) => void> | undefined
  return {
    names: () => [...document.querySelectorAll(anatomy.notices)].flatMap((element) => nameIn(element, anatomy.noticesName) ?? []),
    show(html) {
      if (Object.keys(html).length === 0) return
      loaded ??= loadListing().then(({ createNotices }) => createNotices(life))
      void loaded.then((show) => show(html)).catch((cause: unknown) => report(problemOf('filters', null, cause)))
    },
  }
}

/** A map of names, as the server prints it. */
function readAliases(value: unknown): Aliases {
  return Object.fromEntries(Object.entries(texts(value)).filter(([, name]) => name !== ''))
}

/** What the page's own scripts, and others', call by the plugin's names. */
function setGlobals(life: EndableLife, listing: Listing): void {
  const offered: Record<string, unknown> = {
    [globals.setAliases]: life.guard((map: unknown) => listing.setAliases(readAliases(map))),
    [globals.applyFilters]: life.guard((...args: unknown[]) => void loadListing().then(({ applyPanel }) => applyPanel(listing, args))),
    [globals.isPreview]: document.querySelector(anatomy.preview) !== null,
  }
  for (const [name, value] of Object.entries(offered)) {
    if (readGlobal(name) !== undefined) continue
    Reflect.set(window, name, value)
    life.onEnd(() => {
      if (readGlobal(name) === value) Reflect.deleteProperty(window, name)
    })
  }
}
