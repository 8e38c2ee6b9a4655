import { createDebounce, type EndableLife, isComposed, type Life, listen, nearest } from '@tillkit/dom'
import { adopt, adoptAs, live } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { QuantityFields } from '../quantity/quantity-fields.ts'
import { anatomy } from '../tiered-pricing.anatomy.ts'
import type { PricingHost } from '../tiered-pricing.store.ts'
import type { Scope } from '../tiered-pricing.scope.ts'
import { TOOLTIP, TOOLTIP_ICON } from './anatomy.ts'
import type { TooltipState, TooltipStore } from './TierTooltip.late.tsx'

/** How long the pointer may be between icon and tooltip, in ms, so that the shopper can move onto the table. */
const LEAVE = 120

/**
 * Opens the price table at its icon (bug 6): on hover, on focus, by Enter and by touch; closed
 * by leaving, blur, Escape and a touch elsewhere. The table itself is drawn by the part.
 */
export function bindTooltip(
  host: PricingHost,
  scope: Scope,
  quantity: QuantityFields,
): TooltipStore {
  const { config, store } = host
  const state = createStore<TooltipState>(() => ({ icon: null }))
  const tooltipId = `tillkit-tiers-${config.parentId}`
  live(host, TOOLTIP_ICON, (icon, life) => {
    if (!(icon instanceof HTMLElement) || !scope.owns(icon) || !standsByPrice(icon, config.parentId)) return
    adoptAs(life, icon, {
      attributes: { tabindex: '0', role: 'button', 'aria-label': host.t('tooltip') },
    })
    adopt(life, icon, state, ({ icon: open }) => ({
      attributes: {
        'aria-expanded': String(open === icon),
        'aria-describedby': open === icon ? tooltipId : null,
      },
    }))
    bindIcon(life, icon, state)
    life.onEnd(() => {
      if (state.getState().icon === icon) state.setState({ icon: null })
    })
  })
  host.onEnd(
    store.subscribe(() => {
      if (!store.getState().quote) state.setState({ icon: null })
    }),
  )
  // Third parties have always heard of an opening.
  host.onEnd(
    state.subscribe(({ icon }) => {
      if (icon) quantity.notify()
    }),
  )
  const early = closeEarly(host, state)
  host.draw(host, {
    place: { position: 'end', anchor: document.body },
    source: state,
    wanted: () => state.getState().icon !== null,
    // Who comes to the price may be on the way to its icon.
    ahead: `:has(> ${TOOLTIP_ICON})`,
    load: async () => {
      const { tierTooltip } = await import('./TierTooltip.late.tsx')
      return tierTooltip({ id: tooltipId, className: TOOLTIP, state, early })
    },
  })
  return state
}

/** Escape gives up an opening whose code is on its way; once it is drawn the part answers. */
function closeEarly(host: Life, state: TooltipStore): EndableLife {
  const early = host.branch()
  listen<KeyboardEvent>(early, document, 'keydown', (event) => {
    // Somebody else has answered it, or it gives up a word.
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposed(event)) state.setState({ icon: null })
  })
  return early
}

function bindIcon(life: Life, icon: HTMLElement, state: TooltipStore): void {
  const leaving = createDebounce(life)
  const open = () => {
    leaving.cancel()
    state.setState({ icon })
  }
  const close = () => {
    leaving.cancel()
    if (state.getState().icon === icon) state.setState({ icon: null })
  }
  const inside = (target: EventTarget | null) =>
    target instanceof Element && (icon.contains(target) || nearest(target, `.${TOOLTIP}`) !== null)
  listen<PointerEvent>(life, icon, 'pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') open()
  })
  listen(life, icon, 'focus', open)
  listen(life, icon, 'blur', close)
  listen(life, icon, 'click', open)
  listen<PointerEvent>(life, document, 'pointerover', ({ target, pointerType }) => {
    if (state.getState().icon !== icon || pointerType === 'touch') return
    leaving.cancel()
    if (!inside(target) && document.activeElement !== icon) leaving.schedule(LEAVE, close)
  })
  listen(life, document, 'pointerdown', ({ target }) => {
    if (!inside(target)) close()
  })
  listen<KeyboardEvent>(life, icon, 'keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (state.getState().icon === icon) close()
    else open()
  })
}

/** Whether an icon was printed behind this product's price: it carries no id of its own. */
function standsByPrice(icon: Element, parentId: number): boolean {
  const prices = icon.parentElement?.querySelectorAll(anatomy.priceContainer) ?? []
  return prices.length === 0 || [...prices].some((price) => price.getAttribute(anatomy.parentId) === String(parentId))
}
