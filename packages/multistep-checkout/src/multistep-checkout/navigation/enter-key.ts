import { invoke, isComposed, listen, nearest, native, type Life } from '@tillkit/dom'
import { anatomy } from '../anatomy.ts'
import type { Steps } from '../context.ts'
import { nextOf } from '../steps/steps.model.ts'
import { orderButtonIn } from '../order-button/order-button.bind.ts'
import { goForward } from './navigation-buttons.bind.ts'
import type { StepNavigation } from './step-navigation.ts'

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

/**
 * Follows Enter in fields. Browsers make of it a press of the form's first button, whichever that is, and send the form, at the end of
 * its `keypress`, in the very same task; while a word is being composed there is none.
 * @returns whether it was pressed in this task, and nobody has answered it
 */
function trackImplicitSubmission(life: Life): () => boolean {
  let entered: Event | undefined
  const forget = () => {
    entered = undefined
  }
  listen<KeyboardEvent>(life, window, 'keypress', (event) => {
    if (event.key !== 'Enter' || !event.isTrusted || !nearest(event.target, anatomy.sendingField)) return
    entered = event
    setTimeout(forget)
  }, { capture: true })
  // A script that answers the key by pressing a button means it.
  listen(life, window, 'click', ({ isTrusted }) => isTrusted || forget(), { capture: true })
  return () => entered?.defaultPrevented === false
}

/** The form that a field or a button belongs to, wherever it stands. */
function formOf(control: EventTarget | null): HTMLFormElement | null | undefined {
  return control instanceof Element ? native(control as HTMLInputElement, 'form') : null
}
