import { createQueue, RequestFailed, type Answer } from '@tillkit/platform/requests'
import { at } from '../choices/filter.fixtures.ts'
import type { Filter } from '../choices/filter.ts'
import { changeCart } from './add-product.ts'
import { fetchAhead } from './requests/fetch-ahead.ts'
import { createListingStore } from './store/listing.store.ts'
import type { Fields, ListingDeps, Reason, ListingPort } from './listing.types.ts'

/** What a test's page has. */
export interface ListingPage {
  readonly address?: string
  /** Its panels; those of the first name alone wait for nothing. */
  readonly panels?: readonly { readonly id?: string; readonly filters: readonly Filter[]; readonly defers?: boolean }[]
  /** The names of its listings' orders; the first is the target. Default one listing. */
  readonly orders?: readonly string[]
  /** Whether all panels are there, and other scripts have run, from the beginning. Default true. */
  readonly isReady?: boolean
  /** How many panels the page has; default those that are bound. */
  readonly count?: number
}

/** A request that a test's page has made; the test answers it. */
export interface Asked {
  readonly url: string
  readonly shop: unknown
  readonly fields: Readonly<Record<string, unknown>>
  readonly isGivenUp: () => boolean
  /** Whether it goes on when the page is left. */
  readonly isKept: boolean
  answer(html: string | undefined, more?: object): Promise<void>
  redirect(url: string): Promise<void>
  /** Answers with any text. */
  answerText(text: string): Promise<void>
  fail(): Promise<void>
}

/** Lets everything run that is already decided. */
export const settled = () => new Promise<void>((resolve) => void setTimeout(resolve))

const MARKER = '/*agsdsb-json-start*/'

const answerOf = (text: string, status = 200): Answer => ({ status, ok: status === 200, url: '/', redirected: false, headers: new Headers(), text })

/** The fields of a form, those of a list together. */
function fieldsOf(content: unknown): Record<string, unknown> {
  const all = [...new URLSearchParams(String(content))]
  const valuesOf = (name: string) => all.filter(([other]) => other === name).map(([, value]) => value)
  return Object.fromEntries(all.map(([name, value]) => (name.endsWith('[]') ? [name.slice(0, -2), valuesOf(name)] : [name, value])))
}

/** A page with panels and listings, without a document: its browser, network and clock are the test's. */
export function openListingPage({ address = '/shop/', panels = [], orders = ['shopOrder'], isReady = true, count }: ListingPage) {
  let location = at(address)
  let time = 0
  let ready: () => void = () => undefined
  const asked: Asked[] = []
  const entries: string[] = []
  const left: string[] = []
  const notices: unknown[] = []
  const isLeft = { value: true }
  const causes: unknown[] = []
  const queue = createQueue()
  const hand: { free: Promise<void>; ready?: Promise<void> } = { free: Promise.resolve() }
  const call: ListingDeps['call'] = (url, { body, signal, keepalive: isKept = false, mutates = true } = {}) =>
    new Promise((resolve, reject) => {
      const fields = fieldsOf(body?.content)
      const shop = fields['ags_wc_filters_ajax_shop']
      signal?.addEventListener('abort', () => reject(new RequestFailed({ kind: 'aborted', sent: true }, { url, mutates })))
      const end = (text: string) => {
        resolve(answerOf(MARKER + text))
        return settled()
      }
      asked.push({
        url,
        shop,
        fields,
        isGivenUp: () => signal?.aborted === true,
        isKept,
        answer: (html, more = {}) => end(JSON.stringify({ shop: html === undefined ? [] : { [String(shop)]: html }, notices: [], ...more })),
        answerText(text) {
          resolve(answerOf(text))
          return settled()
        },
        redirect: (to) => end(JSON.stringify({ dswcpRedirect: to })),
        fail() {
          reject(new RequestFailed({ kind: 'refused', status: 500, answer: answerOf('', 500) }, { url, mutates }))
          return settled()
        },
      })
    })
  const listing = createListingStore({
    browser: {
      address: () => location,
      write(how, to) {
        location = at(to)
        entries.push(`${how} ${to}`)
      },
      leave(url) {
        left.push(url)
        return isLeft.value
      },
      top: () => undefined,
    },
    page: {
      panels: () => count ?? panels.length,
      whenReady(run) {
        if (isReady) run()
        else ready = run
      },
    },
    call,
    cart: { queue },
    notices: { names: () => ['ags_woo_notices_0'], show: (html) => void (Object.keys(html).length > 0 && notices.push(html)) },
    aliases: {},
    now: () => time,
  })
  const shown: string[][] = orders.map(() => [])
  const failed: Reason[][] = orders.map(() => [])
  const asking: string[][] = orders.map(() => [])
  const names = orders.map((_, index) => `ags_woo_shop_plus_${index}`)
  const addListing = (order: string, index: number) => {
    const port: ListingPort = {
      name: names[index] ?? '',
      printed: `printed ${index}`,
      order,
      listed: () => ({ isTarget: index === 0, position: index + 1, order }),
      asking: (url) => void asking[index]?.push(url),
      show: (html) => void shown[index]?.push(html),
      ready: () => hand.ready,
      free: () => hand.free,
      failed(reason, cause) {
        failed[index]?.push(reason)
        causes.push(cause)
      },
    }
    return listing.addShop(port)
  }
  orders.forEach(addListing)
  const addPanel = ({ id = 'one', filters, defers = false }: NonNullable<ListingPage['panels']>[number]) =>
    listing.addPanel({ id, defers, filters: filters.map((filter) => ({ ...filter, panel: id, id: `${id} ${filter.real}` })) })
  const leavePanel = panels.map(addPanel)
  return {
    listing,
    /** Fetches a page ahead, of the first listing unless another is named. */
    prefetch: (number: number, name = names[0] ?? '') => fetchAhead(listing.loading, name, number),
    /** Changes the cart, of the first listing unless another is named. */
    change: (fields: Fields, name = names[0] ?? '') => changeCart(listing.loading, name, fields),
    /** The first listing, by its name. */
    name: names[0] ?? '',
    names,
    asked,
    /** What was written into the history: `push` or `replace`, and the address. */
    entries,
    left,
    notices,
    shown,
    failed,
    /** Why, in their order. */
    causes,
    queue,
    asking,
    isLeft,
    /** Until when the shopper's hand is on a listing. */
    hand,
    addPanel,
    leavePanel,
    /** Others copy the first listing; what is shown in the copy is `shown` as well. */
    copyListing: () => addListing(orders[0] ?? '', 0),
    becomeReady: () => ready(),
    /** A section of a panel as the page knows it. */
    section(real: string, panel = 'one'): Filter {
      const found = listing.getState().filters.find((filter) => filter.real === real && filter.panel === panel)
      if (!found) throw new Error(`No ${real} in ${panel}`)
      return found
    },
    phase: (name = names[0] ?? '') => listing.getState().shops[name],
    last(): Asked {
      const one = asked.at(-1)
      if (!one) throw new Error('Nothing was asked for')
      return one
    },
    location: () => `${location.path}${location.parameters.length > 0 ? '?' : ''}${location.parameters.map(({ raw }) => raw).join('&')}${location.hash}`,
    /** Another script, or the browser, changes the address. */
    moveTo(to: string) {
      location = at(to)
    },
    goBack(to: string) {
      location = at(to)
      listing.returned()
    },
    pass(time_: number) {
      time += time_
    },
  }
}
