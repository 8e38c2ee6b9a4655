import type { Life } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { anatomy, classes } from '../mini-cart.anatomy.ts'
import type { PanelHost } from '../requests/context.ts'
import { showAnswers } from './answers.ts'
import { bindOverlay } from './overlay.bind.ts'
import { offerUndo } from '../undo/undo-offer.ts'

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
