import { invoke, native } from '@tillkit/dom'
import { adopt, live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { anatomy, drawn } from './anatomy.ts'
import type { NewPassword } from './context.ts'
import { verdictOn } from './verdict.model.ts'

/** Holds a form back as long as its password is known to be too weak. An order only where the shop says so, and the shopper wants an account. */
export function bindSubmits({ host, field, store }: NewPassword): void {
  const form = native(field, 'form')
  if (!form || (invoke(form, 'matches', anatomy.checkout) && !host.config.stopsCheckout)) return
  const isWanted = () => (invoke(form, 'querySelector', anatomy.createAccount) as HTMLInputElement | null)?.checked !== false
  const isHeld = () => isWanted() && verdictOn(store.getState(), host.config.minimum)?.isTooWeak === true
  const held = createStore(() => ({ isHeld: isHeld() }))
  const follow = () => held.setState({ isHeld: isHeld() })
  host.onEnd(store.subscribe(follow))
  onLegacy(form, 'change', follow, host)
  // The button of an order comes anew with each of its totals.
  live(host, anatomy.submit, (button, life) => {
    adopt(life, button, held, ({ isHeld: is }) => (is ? { attributes: { disabled: 'disabled' }, classes: { [drawn.held]: true } } : {}))
  }, form)
}
