import { createLife, problemOf, report, serverHtml, settle, type EndableLife, type Region } from '@tillkit/mount'
import { createPost, readGlobal } from '@tillkit/platform'
import { joinCart, onCart } from '@tillkit/platform/cart'
import { anatomy, globals } from '../filters.anatomy.ts'
import type { Aliases } from '../model/listing.ts'
import { parseAddress } from '../model/query.ts'
import { createEntries } from './history.ts'
import { createListing } from './listing.store.ts'
import type { Listing } from './types.ts'

/** Makes the listing of this page: with its history, its basket, its notices and its globals. */
export function openListing(): Listing {
  const life = createLife((cause) => report(problemOf('filters', null, cause)))
  const listing = createListing({
    browser: {
      address: () => parseAddress(location),
      ...createEntries(),
      leave(address) {
        const url = new URL(address, location.href)
        if (/^https?:$/.test(url.protocol)) location.assign(url)
      },
    },
    post: createPost(),
    cart: joinCart(life.signal),
    notices: { names: () => noticesOnPage().map(({ name }) => name), show: noticesOf(life) },
    aliases: readAliases(readGlobal(globals.aliases)),
    now: () => performance.now(),
  })
  const returned = life.guard(() => listing.returned())
  window.addEventListener('popstate', returned)
  life.onEnd(() => window.removeEventListener('popstate', returned))
  for (const name of ['added', 'removed', 'updated', 'emptied'] as const) onCart(name, () => listing.forget(), life.signal)
  setGlobals(life, listing)
  return {
    ...listing,
    end() {
      listing.end()
      life.end()
    },
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
    [globals.applyFilters]: life.guard((panel: unknown) => applyPanel(listing, panel)),
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

/** A panel as others pass it: an element, bare or in jQuery's wrapping. */
function applyPanel(listing: Listing, panel: unknown): void {
  const element: unknown = panel instanceof Element ? panel : Object(panel)[0]
  const root = element instanceof Element ? element.closest(anatomy.panel) : null
  const id = [...(root?.classList ?? [])].find((name) => anatomy.panelName.test(name))
  if (id !== undefined) listing.apply(id)
}
