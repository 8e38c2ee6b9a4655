import { listen, nearest } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'
import { goForward } from './buttons.ts'
import type { Steps } from './context.ts'
import type { Going } from './going.ts'
import { nextOf } from './model.ts'
import { orderButtonIn } from './order-button.ts'

/** Enter before the last step acts as Continue: the form's default button is the one that places the order. */
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
    if (!nearest(event.target, anatomy.enteredField) || !nearest(event.target, anatomy.form)) return
    event.preventDefault()
    goForward(steps, going)
  })
  // However else the browser comes to press the default button: it cannot be seen, so no shopper has meant it.
  listen<MouseEvent>(host, document, 'click', (event) => {
    if (!nearest(event.target, anatomy.placeOrder) || !event.isTrusted || isLast()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    goForward(steps, going)
  }, { capture: true })
}
