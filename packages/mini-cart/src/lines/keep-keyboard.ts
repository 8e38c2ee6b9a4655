import { hasBox, giveBackFocus } from '@tillkit/dom'
import { anatomy, LINE_KEY } from '../mini-cart.anatomy.ts'
import type { PanelHost } from '../requests/context.ts'

/**
 * Moves the focus off a control that is about to go, to the close button of its panel or else the link, and from there to
 * the line that comes back, unless the shopper has gone on by then.
 */
export function keepKeyboard(host: PanelHost, control: Element, key: string): void {
  const side = control.closest<HTMLElement>(anatomy.sideCart)
  const home = () => {
    const close = (side ?? host.element).querySelector<HTMLElement>(anatomy.close)
    return close && hasBox(close) ? close : (side ?? host.element.querySelector<HTMLElement>(anatomy.link))
  }
  giveBackFocus(home())
  const waiting = host.branch()
  let { answer } = host.store.getState()
  waiting.onEnd(host.store.subscribe(() => {
    const now = host.store.getState()
    if (now.isBusy || now.answer === answer) return
    ;({ answer } = now)
    waiting.end()
    const line = (side ?? host.element).querySelector(`[${LINE_KEY}="${CSS.escape(key)}"]`)
    if (document.activeElement === home()) line?.querySelector<HTMLElement>(anatomy.remove)?.focus()
  }))
}
