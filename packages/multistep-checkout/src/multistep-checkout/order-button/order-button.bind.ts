import { invoke, type Life } from '@tillkit/dom'
import { adopt, live } from '@tillkit/mount'
import type { SafeHtml } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy, attributes, classes, ours } from '../anatomy.ts'
import type { Steps } from '../context.ts'
import { nextOf } from '../steps/steps.model.ts'
import { allIn } from '../steps/selectors.ts'

/** The button that places the order, as the step that shows has it. */
export type OrderButton =
  /** The step has none. */
  | { readonly kind: 'none' }
  /** Nor has it a next one to go on to: the button stands outside of the steps. */
  | { readonly kind: 'outside' }
  /** Continue stands for it. */
  | { readonly kind: 'ours'; readonly html: string; readonly isDisabled: boolean }
  /** A payment method has hidden it, and shows a button of its own. */
  | { readonly kind: 'theirs' }

/** The order button in a part: not the one in the copy that a theme makes of what sticks to the window. */
export function orderButtonIn(section: Element): HTMLButtonElement | undefined {
  const buttons = allIn<HTMLButtonElement>(section, anatomy.placeOrder)
  return buttons.find((button) => !button.closest(anatomy.stickyCopy)) ?? buttons[0]
}

/**
 * Follows the order button: an answer replaces it, a payment method changes its words, or hides it. Continue stands for it on the step
 * that has it, under its words.
 */
export function bindOrderButton(steps: Steps, goOn: HTMLElement): StoreApi<OrderButton> {
  const { host, store, sections } = steps
  const button = createStore<OrderButton>(() => ({ kind: 'none' }))
  const look = host.guard(() => {
    const { current, steps: all } = store.getState()
    const section = sections.of(current)
    const real = section && orderButtonIn(section)
    const next = real ? readButton(real) : { kind: nextOf(all, current) === undefined ? ('outside' as const) : ('none' as const) }
    // What our own looking has written is no news.
    observer.takeRecords()
    if (!isSame(button.getState(), next)) button.setState(next, true)
  })
  const observer = new MutationObserver(look)
  host.onEnd(() => observer.disconnect())
  const hide = (element: Element, life: Life) => {
    // One that no step has stays, for there is no step on which Continue stands for it.
    adopt(life, element, store, () => ({ classes: { [ours.replaced]: sections.stepWith(element) !== undefined } }))
    observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true })
    life.onEnd(look)
    look()
  }
  live(host, anatomy.placeOrder, hide)
  live(host, anatomy.form, (form) => observer.observe(form, { attributes: true, attributeFilter: ['class'] }))
  host.onEnd(store.subscribe(look))
  const original = goOn.innerHTML
  adopt(host, goOn, button, (state) => {
    if (state.kind !== 'ours') return state.kind === 'none' ? {} : { style: { display: 'none' } }
    return {
      // The server's own, as it stands in its button.
      html: state.html as SafeHtml,
      attributes: { type: 'submit', [attributes.originalContent]: original },
      properties: { disabled: state.isDisabled },
    }
  })
  return button
}

function readButton(real: HTMLButtonElement): OrderButton {
  const form = real.form ?? real.closest(anatomy.form)
  if ((form && invoke(form, 'matches', `.${classes.ownButton}`)) || isHiddenByOthers(real)) return { kind: 'theirs' }
  return { kind: 'ours', html: real.innerHTML, isDisabled: real.disabled }
}

/** Whether it would not show even without our class: gateways hide it by a style, or by a class of theirs. */
function isHiddenByOthers(real: HTMLButtonElement): boolean {
  const had = real.classList.contains(ours.replaced)
  real.classList.remove(ours.replaced)
  const { display } = getComputedStyle(real)
  real.classList.toggle(ours.replaced, had)
  return display === 'none'
}

function isSame(one: OrderButton, other: OrderButton): boolean {
  if (one.kind !== 'ours' || other.kind !== 'ours') return one.kind === other.kind
  return one.html === other.html && one.isDisabled === other.isDisabled
}
