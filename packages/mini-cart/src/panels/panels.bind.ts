import type { Life } from '@tillkit/dom'
import { h } from '@tillkit/ui/plain'
import type { StoreApi } from 'zustand/vanilla'
import { live } from '@tillkit/mount'
import type { MiniCartState } from '../mini-cart.state.ts'
import { anatomy, classes } from '../mini-cart.anatomy.ts'
import type { PanelHost } from '../requests/context.ts'
import { offerUndo } from '../undo/undo-offer.ts'
import { showAnswers } from './answers.ts'

/** Where an overlay stands, and what it says. */
interface Overlay {
  readonly parent: () => Element | null
  readonly className: string
  readonly text: string
}

/**
 * Covers a panel while a request runs: the platform's own element, first in the panel, where its style sheet expects it.
 */
function bindOverlay(life: Life, store: StoreApi<MiniCartState>, { parent, className, text }: Overlay): void {
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

/** Shows in a module what the server answers, and in its dropdown that it is asked, and what can be taken back. */
export function bindModulePanel(host: PanelHost, link: () => HTMLElement | null): void {
  const { element, store, config } = host
  bindOverlay(host, store, { parent: () => element.querySelector(anatomy.dropdown), className: classes.dropdownOverlay, text: config.loadingText })
  live(host, anatomy.dropdown, (dropdown, life) => offerUndo(host, life, { root: dropdown as HTMLElement, kind: 'dropdown' }), element)
  showAnswers(host, { root: element.querySelector<HTMLElement>(anatomy.inner) ?? element, part: 'module', store, fallback: link })
}

/** The same for the side cart, as long as this module answers for it. */
export function bindSidePanel(host: PanelHost, life: Life, root: HTMLElement): void {
  const { store, config } = host
  bindOverlay(life, store, { parent: () => root, className: classes.sideOverlay, text: config.loadingText })
  offerUndo(host, life, { root, kind: 'side' })
  showAnswers(life, { root, part: 'side', store, fallback: () => root.querySelector<HTMLElement>(anatomy.close) ?? root })
}
