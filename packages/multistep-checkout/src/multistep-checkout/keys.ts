import { invoke, listen, nearest } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'
import { goForward } from './buttons.ts'
import type { Steps } from './context.ts'
import { followEntered, formOf } from './entered.ts'
import type { Going } from './going.ts'
import { nextOf } from './model.ts'
import { orderButtonIn } from './order-button.ts'

/**
 * Enter before the last step acts as Continue. The form's first button is the one that places the order, or another that the
 * platform takes for it: a coupon's that stands in the form.
 */
export function bindKeys(steps: Steps, going: Going): void {
  const { host, store, sections } = steps
  const isLast = () => {
    const { current, steps: all } = store.getState()
    const section = sections.of(current)
    // Where no step has the order's button, the last one is where the steps end.
    return section === undefined || orderButtonIn(section) !== undefined || nextOf(all, current) === undefined
  }
  listen<KeyboardEvent>(host, document, 'keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || isLast()) return
    if (!nearest(event.target, anatomy.enteredField) || nearest(event.target, anatomy.ownEnter) || !isOrder(formOf(event.target))) return
    event.preventDefault()
    goForward(steps, going)
  })
  const entered = followEntered(host)
  const goOnInstead = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    goForward(steps, going)
  }
  const options = { capture: true }
  // However else the browser comes to press the order's button: in a step that is hidden no shopper has meant it.
  listen<MouseEvent>(host, window, 'click', (event) => {
    const button = nearest(event.target, anatomy.placeOrder)
    if (!button || !event.isTrusted || isLast()) return
    if (entered() || sections.stepWith(button) !== undefined) goOnInstead(event)
  }, options)
  // Who answers a button of the form that is another has done so by now.
  listen<MouseEvent>(host, window, 'click', (event) => {
    if (!event.defaultPrevented && entered() && isOrder(formOf(event.target)) && !isLast()) goOnInstead(event)
  })
  // Where somebody has kept that press from us, or the form has no button.
  listen<SubmitEvent>(host, window, 'submit', (event) => {
    if (entered() && isOrder(event.target) && !isLast()) goOnInstead(event)
  }, options)
}

const isOrder = (form: EventTarget | null): boolean => form instanceof Element && invoke(form, 'matches', anatomy.form)
