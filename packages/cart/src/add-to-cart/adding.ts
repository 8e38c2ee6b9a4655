import { pageJQuery, emitLegacy, readFlag } from '@tillkit/platform'
import { isVetoed, raiseAdding, raiseChanged, raiseNative, notifyTagManagers, wrapped, type CartAnswer } from '@tillkit/platform/cart'
import { isOutcomeUnknown, type FormField } from '@tillkit/platform/requests'
import { goToAddress } from '../shared/page-address.ts'
import { classes, events, tags } from './anatomy.ts'
import { addedItem, buttonData } from './button.read.ts'
import type { AddToCart } from './context.ts'

/** Puts a button's product into the cart. */
export async function addFrom(unit: AddToCart, button: HTMLElement): Promise<void> {
  unit.region.clear()
  unit.failures.clear(button)
  unit.states.set(button, 'loading')
  const data = buttonData(button)
  const isStopped =
    isVetoed(events.veto, [wrapped(button)]) || !raiseNative('adding', { source: 'tillkit', button, data })
  if (isStopped) return raiseNotSent(unit, button)
  raiseAdding(button, data)
  try {
    const answer = await unit.cart.queue.change((signal) => unit.cart.calls.add(data, signal))
    if (answer) applyAnswer(unit, { button, data, answer })
  } catch (cause) {
    fail(unit, button, { cause })
  }
}

/** Somebody said no: the button is at rest again, and third parties hear of it. */
function raiseNotSent(unit: AddToCart, button: HTMLElement): void {
  if (pageJQuery()) emitLegacy(document.body, events.notSent, [false, false, wrapped(button)])
  if (unit.states.get(button) === 'loading') unit.settleButton(button, false)
}

interface Added {
  readonly button: HTMLElement
  readonly data: Readonly<Record<string, FormField>>
  readonly answer: CartAnswer
}

function applyAnswer(unit: AddToCart, { button, data, answer }: Added): void {
  switch (answer.kind) {
    case 'product':
      // The button goes on saying "loading" until the page is left.
      return goToAddress(answer.url)
    case 'cart': {
      const items = [addedItem(button, data)]
      if (unit.tellsTags) notifyTagManagers(tags.added, items)
      if (readFlag(unit.params.cart_redirect_after_add)) return goToAddress(unit.params.cart_url)
      const { fragments, cartHash } = answer
      return raiseChanged('added', { source: 'tillkit', fragments, cartHash, button, items })
    }
    case 'refused':
      return fail(unit, button, { cause: new Error('The shop has refused the product'), words: 'failed' })
  }
}

interface Failure {
  readonly cause: unknown
  /** What is said. Default by what the cause leaves in doubt. */
  readonly words?: 'failed' | 'unsure'
}

/** Says that it did not work, to everybody: beside the button, to screen readers, to scripts. The button works again. */
function fail(unit: AddToCart, button: HTMLElement, { cause, words = isOutcomeUnknown(cause) ? 'unsure' : 'failed' }: Failure): void {
  const message = unit.host.t(words)
  unit.states.set(button, 'idle')
  if (unit.host.signal.aborted) return
  if (button.isConnected) {
    unit.failures.show(button, { words: message, className: classes.error, tag: 'span', place: { position: 'after', anchor: button } })
  }
  unit.host.announce(message)
  raiseNative('failed', { source: 'tillkit', action: 'add', button, message, cause })
}
