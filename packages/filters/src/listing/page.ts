import { createLife, problemOf, report, serverHtml, settle, type EndableLife, type Region } from '@tillkit/mount'
import { createPost, pageJQuery, readGlobal } from '@tillkit/platform'
import { CART_COOKIES, joinCart, onCart, readCookie, type ChangedDetail } from '@tillkit/platform/cart'
import { anatomy, globals } from '../filters.anatomy.ts'
import type { Aliases } from '../model/listing.ts'
import { parseAddress } from '../model/query.ts'
import { createEntries } from './history.ts'
import { createListing } from './listing.store.ts'
import type { Listing } from './types.ts'

const loadApply = () => import('../lazy/apply-panel.ts')

/** Makes the listing of this page: with its history, its basket, its notices and its globals. */
export function openListing(): Listing {
  const life = createLife((cause) => report(problemOf('filters', null, cause)))
  const listing = createListing({
    browser: {
      address: () => parseAddress(location),
      ...createEntries(),
      leave,
    },
    page: {
      panels: () => [...document.querySelectorAll(anatomy.panel)].filter((element) => panelId(element) !== undefined).length,
      whenReady: (run) => afterReady(life.guard(() => life.signal.aborted || run())),
    },
    post: createPost(),
    cart: joinCart(life.signal),
    notices: { names: () => noticesOnPage().map(({ name }) => name), show: noticesOf(life) },
    aliases: readAliases(readGlobal(globals.aliases)),
    now: () => performance.now(),
  })
  const returned = life.guard(() => listing.returned())
  window.addEventListener('popstate', returned, life)
  window.addEventListener('pageshow', ({ persisted }) => persisted && listing.cameBack(), life)
  for (const name of ['added', 'removed', 'updated', 'emptied'] as const) onCart(name, () => listing.forget(), life.signal)
  onCart('refreshed', forgetAnother(() => listing.forget()), life.signal)
  setGlobals(life, listing)
  return {
    ...listing,
    end() {
      listing.end()
      life.end()
    },
  }
}

/** Goes to where an answer leads. */
function leave(address: string): boolean {
  const url = new URL(address, location.href)
  if (!/^https?:$/.test(url.protocol)) return false
  const isHere = url.href.split('#')[0] === location.href.split('#')[0]
  location.assign(url)
  // To another place in this very page the browser would only scroll.
  if (isHere && url.hash !== '') location.reload()
  return true
}

/** Runs something behind the handlers that jQuery has for the page's being ready: there the shop's names are told. */
function afterReady(run: () => void): void {
  const $ = pageJQuery()
  if ($) $(run)
  else setTimeout(run)
}

/** A basket that was only asked for is often the same: then what is kept of listings is still true. */
function forgetAnother(forget: () => void): (detail: ChangedDetail) => void {
  let known = readCookie(CART_COOKIES.hash)
  return ({ cartHash = readCookie(CART_COOKIES.hash) }) => {
    if (cartHash === known) return
    known = cartHash
    forget()
  }
}

interface Notices {
  readonly name: string
  readonly element: Element
}

function noticesOnPage(): Notices[] {
  return [...document.querySelectorAll(anatomy.notices)].flatMap((element) => {
    const name = [...element.classList].find((each) => anatomy.noticesName.test(each))
    return name === undefined ? [] : [{ name, element }]
  })
}

function noticesOf(life: EndableLife): (html: Readonly<Record<string, string>>) => void {
  const regions = new WeakMap<Element, Region>()
  return (html) => {
    for (const { name, element } of noticesOnPage()) {
      const text = html[name]
      if (text === undefined) continue
      const region = regions.get(element) ?? serverHtml(life, element)
      regions.set(element, region)
      region.replace(text)
    }
    settle()
  }
}

/** A map of names, as the server prints it. */
function readAliases(value: unknown): Aliases {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''))
}

/** What the page's own scripts, and others', call by the plugin's names. */
function setGlobals(life: EndableLife, listing: Listing): void {
  const offered: Record<string, unknown> = {
    [globals.setAliases]: life.guard((map: unknown) => listing.setAliases(readAliases(map))),
    [globals.applyFilters]: life.guard((...args: unknown[]) => void loadApply().then(({ applyPanel }) => applyPanel(listing, args))),
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

/** The class by which the server knows a panel; undefined for one that has none. */
export function panelId({ classList }: Element): string | undefined {
  return [...classList].find((name) => anatomy.panelName.test(name))
}
