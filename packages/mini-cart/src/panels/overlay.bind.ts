import type { Life } from '@tillkit/dom'
import { h } from '@tillkit/ui/plain'
import type { StoreApi } from 'zustand/vanilla'
import type { MiniCartState } from '../mini-cart.state.ts'

/** Where an overlay stands, and what it says. */
export interface Overlay {
  readonly parent: () => Element | null
  readonly className: string
  readonly text: string
}

/**
 * Covers a panel while a request runs: the platform's own element, first in the panel, where its style sheet expects it.
 */
export function bindOverlay(life: Life, store: StoreApi<MiniCartState>, { parent, className, text }: Overlay): void {
  const overlay = h('div', { class: className }, h('span', {}, text))
  // Not by its own method: Prototype.js has one that wants a parent, and mostly it has none.
  const remove = () => overlay.parentNode?.removeChild(overlay)
  const look = life.guard(() => {
    const place = store.getState().isBusy ? parent() : null
    if (!place) remove()
    else if (overlay.parentNode !== place) place.prepend(overlay)
  })
  look()
  life.onEnd(store.subscribe(look))
  life.onEnd(remove)
}
