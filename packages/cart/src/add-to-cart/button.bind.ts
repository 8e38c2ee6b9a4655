import type { Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readFlag } from '@tillkit/platform'
import type { AddToCartParams } from '@tillkit/platform/cart'
import { h } from '@tillkit/ui/plain'
import { classes, anatomy } from './anatomy.ts'

/** How far a button is: at rest, on its way, or done. */
type ButtonState = 'idle' | 'loading' | 'added'

/** The states of the buttons that were used on this page. */
export interface ButtonStates {
  set(button: Element, state: ButtonState): void
  get(button: Element): ButtonState
}

/** Creates the states of add buttons. A button's classes are the server's again when the life ends. */
export function createButtonStates(life: Life): ButtonStates {
  const stores = new WeakMap<Element, StoreApi<ButtonState>>()
  return {
    get: (button) => stores.get(button)?.getState() ?? 'idle',
    set(button, state) {
      const known = stores.get(button)
      if (known) return known.setState(state, true)
      const store = createStore<ButtonState>(() => state)
      stores.set(button, store)
      adopt(life, button, store, (now) => ({
        classes: { [classes.loading]: now === 'loading', [classes.added]: now === 'added' },
      }))
    },
  }
}

/**
 * Puts "View cart" right behind a button, once, and not on the cart page. It is plain and stands in no slot of
 * ours: themes style it as the button's next sibling, and other scripts look for it beside the button.
 */
export function addViewLink(life: Life, button: Element, params: AddToCartParams): void {
  if (readFlag(params.is_cart) || !button.isConnected || button.parentElement?.querySelector(anatomy.viewLink)) return
  const { cart_url: href, i18n_view_cart: text } = params
  const link = h('a', { href, class: classes.viewLink, title: text }, text)
  button.after(link)
  life.onEnd(() => link.remove())
}
