import { clickOnSpace, closestTo, listen } from '@tillkit/dom'
import { defineBehaviour, InvalidMarkup } from '@tillkit/mount'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { joinCart, onCart, readAddToCartParams, unwrapped, wrapped, type ChangedDetail } from '@tillkit/platform/cart'
import { createFailureLines } from '@tillkit/ui/plain'
import { loadFragments } from '../shared/fragments.ts'
import { isFree } from '../shared/page-address.ts'
import { addFrom } from './adding.ts'
import { anatomy, dataKeys, events, PARAMS } from './anatomy.ts'
import { createButtonStates, addViewLink } from './button.bind.ts'
import type { AddToCart, AddToCartHost } from './context.ts'
import { createLiveRegion } from './live-region.bind.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { options } from './options.ts'
import { removeBy } from './removing.ts'

/** Sends what add buttons and remove links ask for, and shows the answer: the part of `wc-add-to-cart`. */
export const addToCart = defineBehaviour({
  ...manifest,
  messages,
  options,
  read() {
    const params = readAddToCartParams()
    if (params) return params
    throw new InvalidMarkup(PARAMS, 'is no set of parameters', 'Print it as WooCommerce does.', { help: 'params' })
  },
  start(host) {
    const unit = createUnit(host)
    bindClicks(unit)
    hearCart(unit)
  },
})

function createUnit(host: AddToCartHost): AddToCart {
  const { config: params } = host
  const states = createButtonStates(host)
  return {
    host,
    params,
    cart: joinCart(host),
    states,
    failures: createFailureLines(host),
    region: createLiveRegion(host),
    leaving: new Set(),
    tellsTags: host.options.dataLayer,
    settleButton(button, isAdded) {
      states.set(button, isAdded ? 'added' : 'idle')
      if (isAdded) addViewLink(host, button, params)
      emitLegacy(document.body, events.buttonUpdated, [wrapped(button)])
    },
  }
}

function bindClicks(unit: AddToCart): void {
  const { host } = unit
  onLegacy(document.body, 'click', host.guard((event) => {
    const button = closestTo(event, anatomy.ajaxButton)
    const link = button ? undefined : closestTo(event, anatomy.removeLink)
    if ((!button && !link) || !isFree(event)) return
    event.preventDefault()
    if (button) void addFrom(unit, button)
    else if (link instanceof HTMLAnchorElement) void removeBy(unit, link)
  }), host)
  listen<KeyboardEvent>(host, document.body, 'keydown', (event) => {
    clickOnSpace(event, `${anatomy.button}, ${anatomy.removeLink}`)
  })
  // A page that comes back as it was left: what was on its way then is not any more.
  listen<PageTransitionEvent>(host, window, 'pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const button of document.querySelectorAll(anatomy.button + anatomy.used)) unit.states.set(button, 'idle')
  })
}

function hearCart(unit: AddToCart): void {
  const { host } = unit
  const showAdded = (detail: ChangedDetail) => {
    if (detail.button) unit.settleButton(detail.button, detail.fragments !== undefined)
    show(unit, detail)
  }
  const showRemoved = (detail: ChangedDetail) => show(unit, detail)
  onCart('added', showAdded, host)
  onCart('removed', showRemoved, host)
  // Another unit's code has come first, and heard of the change alone.
  const lastEvent = unit.cart.lastEvent(['added', 'removed'])
  if (lastEvent?.name === 'added') showAdded(lastEvent.detail)
  if (lastEvent?.name === 'removed') showRemoved(lastEvent.detail)
  onLegacy(document.body, events.notSent, (_event, ...[, , button]) => {
    const element = unwrapped(button)
    if (element) unit.settleButton(element, false)
  }, host)
}

function show({ cart, region, host }: AddToCart, { fragments, button, source }: ChangedDetail): void {
  if (fragments) loadFragments(host, fragments)
  cart.rememberShown()
  const words = button instanceof HTMLElement ? button.dataset[dataKeys.words] : undefined
  if (words) region.announce(words)
  // Where the server has no words for it, a screen reader would hear nothing.
  else if (button?.matches(anatomy.button) && source === 'tillkit') host.announce(host.t('added'))
}
