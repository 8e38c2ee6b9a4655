import { adopt, adoptAs, listen, live, serverHtml } from '@tillkit/mount'
import { raise } from '@tillkit/platform'
import { anatomy, classes, events, ICONS } from '../filters.anatomy.ts'
import { addressText } from '../model/query.ts'
import type { ListedShop } from '../model/listing.ts'
import type { ShopPort } from '../listing/types.ts'
import { bindAdding } from './adding.ts'
import { all, type ShopHost } from './context.ts'
import { derive } from './derive.ts'
import { bindFailure } from './failure.ts'
import { bindLinks } from './links.ts'
import { bindOrder } from './order.ts'
import { createPlaceKeeper } from './place.ts'

const loadOverlays = () => import('../lazy/overlays.ts')
const loadView = () => import('../lazy/view.ts')
const loadPrefetch = () => import('../lazy/prefetch.ts')

/** Binds a shop: its listing, which the server sends again, and all that a shopper can do in it. */
export function bindShop(host: ShopHost): void {
  const { element, store, config } = host
  if (document.querySelector(anatomy.preview)) return keepInert(host)
  if (element.querySelector(anatomy.viewButton)) host.bring(host, loadView, ({ bindView }) => bindView(host))
  if (ICONS.some((name) => element.hasAttribute(name))) host.bring(host, loadOverlays, ({ bindOverlays }) => bindOverlays(host))
  if (!config.ajax) return
  const region = serverHtml(host, element)
  const place = createPlaceKeeper(host)
  const failure = bindFailure(host)
  const port: ShopPort = {
    name: config.name,
    listed: () => listedOf(host),
    show(html, reason) {
      failure.clear()
      const restore = place.before(reason)
      region.replace(html)
      readPrices(host)
      restore()
      announceResult(host)
      raise(element, events.loaded, { shop: config.name, address: addressText(store.getState().address), reason })
    },
    failed: (reason) => failure.show(reason),
  }
  host.onEnd(store.addShop(port))
  readPrices(host)
  const phase = derive(store, ({ shops }) => shops[config.name])
  adopt(host, element, phase, (now) => ({
    classes: { [classes.loading]: now === 'loading', [classes.loaded]: true },
    attributes: now === 'loading' ? { 'aria-busy': 'true' } : {},
  }))
  // While we say what has come, the server's own live region would say it again.
  live(host, anatomy.resultCount, (count, life) => adoptAs(life, count, { attributes: { role: null, 'aria-relevant': null } }), element)
  bindOrder(host)
  bindLinks(host)
  bindAdding(host, failure)
  if (element.querySelector(anatomy.pagination)) host.bring(host, loadPrefetch, ({ bindPrefetch }) => bindPrefetch(host))
}

/** In the builder links lead nowhere. */
function keepInert(host: ShopHost): void {
  listen(host, host.element, 'click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
  })
}

/** What addresses mean to a shop: of several targets, the first that can be seen is the one. */
function listedOf({ element, config }: ShopHost): ListedShop {
  const targets = all(document, `${anatomy.shop}.ags-wc-filters-target`)
  const seen = targets.find((target) => target.getClientRects().length > 0) ?? targets[0]
  return { isTarget: seen === element, position: all(document, anatomy.shop).indexOf(element) + 1, order: config.order }
}

/** The prices of what the target lists, for the price range. */
function readPrices(host: ShopHost): void {
  if (!listedOf(host).isTarget) return
  const { dataset = {} as DOMStringMap } = host.element.querySelector<HTMLElement>(anatomy.priceRange) ?? {}
  const number = (text: string | undefined) => (text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text))
  host.store.setPrices({ min: number(dataset['min']), max: number(dataset['max']) })
}

/** Says how many there are, in the shop's own words where it has some. */
function announceResult(host: ShopHost): void {
  const words = host.element.querySelector(`${anatomy.resultCount}, ${anatomy.nothingFound}`)?.textContent
  host.announce(words?.replace(/\s+/g, ' ').trim() || host.say('loaded'))
}
