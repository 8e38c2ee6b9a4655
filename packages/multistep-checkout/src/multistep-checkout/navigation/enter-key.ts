import { invoke, isComposed, listen, nearest } from '@tillkit/dom'
import { anatomy } from '../anatomy.ts'
import { goForward } from './navigation-buttons.bind.ts'
import type { Steps } from '../context.ts'
import { trackImplicitSubmission, formOf } from './implicit-submission.ts'
import type { StepNavigation } from './step-navigation.ts'
import { nextOf } from '../steps/steps.model.ts'
import { orderButtonIn } from '../order-button/order-button.bind.ts'

/**
 * Enter before the last step acts as Continue. The form's first button is the one that places the order, or another that the
 * platform takes for it: a coupon's that stands in the form.
 */
export function bindKeys(steps: Steps, navigation: StepNavigation): void {
  const { host, store, sections } = steps
  const isLast = () => {
    const { current, steps: all } = store.getState()
    const section = sections.of(current)
    // Where no step has the order's button, the last one is where the steps end.
    return section === undefined || orderButtonIn(section) !== undefined || nextOf(all, current) === undefined
  }
  listen<KeyboardEvent>(host, document, 'keydown', (event) => {
    if (event.key !== 'Enter' || isComposed(event) || event.defaultPrevented || isLast()) return
    if (!nearest(event.target, anatomy.enteredField) || !isOrder(formOf(event.target))) return
    event.preventDefault()
    goForward(steps, navigation)
  })
  const wasImplicit = trackImplicitSubmission(host)
  const goOnInstead = (type: 'click' | 'submit', isAccident: (event: Event) => boolean, capture = true) => {
    listen(host, window, type, (event) => {
      if (event.defaultPrevented || !isAccident(event) || isLast()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      goForward(steps, navigation)
    }, { capture })
  }
  // However else the browser comes to press the order's button: in a step that is hidden no shopper has meant it.
  goOnInstead('click', ({ target, isTrusted }) => {
    const button = nearest(target, anatomy.placeOrder)
    return button !== null && isTrusted && (wasImplicit() || sections.stepWith(button) !== undefined)
  })
  // Another button of the form: whoever answers that has done so by now.
  goOnInstead('click', ({ target }) => wasImplicit() && isOrder(formOf(target)), false)
  // Where somebody has kept that press from us, or the form has no button.
  goOnInstead('submit', ({ target }) => wasImplicit() && isOrder(target))
}

const isOrder = (form: EventTarget | null | undefined): boolean => form instanceof Element && invoke(form, 'matches', anatomy.form)
