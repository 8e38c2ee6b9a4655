import type { Life } from '@tillkit/dom'
import { noticePlace } from '../panels/notices.ts'
import type { PanelKind } from '../mini-cart.state.ts'
import type { PanelHost } from '../requests/context.ts'

// Each is a function of its own, declared once, so that a later panel finds its code known.
const loadUndo = {
  side: async () => (await import('./UndoNotice.late.tsx')).undoInSide,
  dropdown: async () => (await import('./UndoNotice.late.tsx')).undoInDropdown,
} as const

/** The panel that it is offered in. */
export interface UndoPanel {
  readonly root: HTMLElement
  readonly kind: PanelKind
}

/** Offers in a panel to take a removal back. */
export function offerUndo(host: PanelHost, life: Life, { root, kind }: UndoPanel): void {
  const { store } = host
  host.draw(life, {
    place: noticePlace(root),
    source: store,
    wanted: () => store.getState().undo?.place === kind,
    load: loadUndo[kind],
  })
}
