import { type EndableLife, invoke, listen, nearest } from '@tillkit/dom'
import { adopt, adoptAs, loadOnTouch, derive, live, slot, type Claim } from '@tillkit/mount'
import { raise } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import { anatomy, classes, events, ICONS, ours, LISTING } from '../filters.anatomy.ts'
import { addressText } from '../address/address-query.ts'
import type { ListingPort } from './listing.types.ts'
import type { ListingParts } from './regions/listing-parts.ts'
import type { ListingHost } from '../panel/context.ts'
import { listedOf, readPrices } from '../address/target-listing.ts'

const loadViews = () => import('./views/views.late.ts')
const loadListing = () => import('./listing.late.ts')

/** Touches whose answer comes with the listing's parts; by a browser alone each leads to a page of its own. */
const TOUCHES: readonly Claim[] = [
  { selector: `${LISTING}.${classes.ajax} :is(${anatomy.addLink})` },
  ...[anatomy.pageLink, anatomy.categoryLink].map((link) => ({ selector: `${LISTING}.${classes.ajax} :is(${link})`, shows: [{ at: LISTING, classes: classes.loading }] })),
]

/** Binds a listing, which the server sends again, and all that a shopper can do in it. */
export function bindListing(host: ListingHost): void {
  const { element, config } = host
  if (document.querySelector(anatomy.preview)) return keepInert(host)
  // As the server printed it: nothing of ours stands in it yet.
  const printed = config.ajax ? element.innerHTML : ''
  if (config.ajax) bindLoading(host, printed)
  if (element.querySelector(anatomy.pagination)) host.load(host, loadViews, ({ bindTurnedPage }) => bindTurnedPage(host))
  if (element.querySelector(anatomy.viewButton)) host.load(host, loadViews, ({ bindView }) => bindView(host))
  if (ICONS.some((name) => element.hasAttribute(name))) host.load(host, loadViews, ({ bindOverlays }) => bindOverlays(host))
}

/** A listing that is loaded without leaving the page. */
function bindLoading(host: ListingHost, printed: string): void {
  const { element, store, config } = host
  let parts: ListingParts | undefined
  // What was asked for before there was somebody to note it.
  let asked: string | undefined
  let plain: EndableLife | undefined
  const ready = loadOnTouch(host, host, {
    claims: TOUCHES,
    near: anatomy.panel,
    load: loadListing,
    use({ bindListingParts }) {
      parts = bindListingParts(host, printed)
      if (asked !== undefined) parts.rememberAsked(asked)
      plain?.end()
      if (plain && store.getState().shops[config.name] === 'failed') parts.failure.show('load')
    },
  })
  const port: ListingPort = {
    name: config.name,
    printed,
    order: config.order,
    listed: () => listedOf(host),
    asking(url) {
      asked = url
      parts?.rememberAsked(url)
    },
    ready,
    show(html, reason) {
      // Without its code the server shows it: the address is there by now.
      if (!parts) return location.reload()
      if (parts.show(html, reason)) raise(element, events.loaded, { shop: config.name, address: addressText(store.getState().address), reason })
    },
    free: async () => parts?.free(),
    failed(reason, cause) {
      plain?.end()
      if (parts) parts.failure.show('load')
      else plain = showFailure(host)
      raise(element, events.failed, { shop: config.name, address: addressText(store.getState().address), reason, cause })
    },
  }
  host.onEnd(store.addShop(port))
  readPrices(host)
  live(host, anatomy.orderForm, (form, life) => {
    // Our own unit for such forms looks for this.
    adoptAs(life, form, { attributes: { 'data-tillkit-claimed': '' } })
    // Chosen before the parts are there: they find it. Where they cannot be had, the form is sent.
    listen(life, form, 'change', (event) => {
      if (parts) return
      event.stopPropagation()
      void ready()?.then(() => parts ?? invoke(form as HTMLFormElement, 'requestSubmit'))
    }, { capture: true })
  }, element)
  const phase = derive(store, ({ shops }) => shops[config.name])
  adopt(host, element, phase, (now) => ({
    classes: { [classes.loading]: now === 'loading', [classes.loaded]: true },
    attributes: now === 'loading' ? { 'aria-busy': 'true' } : {},
  }))
}

/** Says what failed where the network has not brought the code that does so either, with another try. */
function showFailure({ element, store, config, announce, branch, t }: ListingHost): EndableLife {
  const life = branch()
  const again = h('a', { href: location.href }, t('retry'))
  listen(life, again, 'click', (event) => {
    event.preventDefault()
    store.retry(config.name)
  })
  // The code that looks at the window's edge has not come either.
  const line = h('p', { class: `${ours.error} ${ours.atEdge}` }, t('loadFailed'), ' ', again)
  slot(life, { position: 'before', anchor: element }).replaceChildren(line)
  announce(t('loadFailed'))
  return life
}

/** In the builder links lead nowhere. */
function keepInert(host: ListingHost): void {
  listen(host, host.element, 'click', (event) => {
    if (nearest(event.target, 'a[href]')) event.preventDefault()
  })
}
