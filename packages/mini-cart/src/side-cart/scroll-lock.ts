import type { Life } from '@tillkit/dom'
import { adopt, type Bindings } from '@tillkit/mount'
import type { SideStore } from './side-cart.store.ts'

/** Keeps the page behind an open side cart from scrolling. The room of its scroll bar stays, so that nothing moves. */
export function lockScroll(life: Life, store: SideStore): void {
  const root = document.documentElement
  let locked: Bindings = {}
  adopt(life, root, store, ({ phase }) => {
    if (phase !== 'open') return {}
    if (!locked.style) locked = { style: { overflow: 'hidden', ...roomOfScrollBar(root) } }
    return locked
  })
}

function roomOfScrollBar(root: HTMLElement): Record<string, string> {
  const width = innerWidth - root.clientWidth
  if (width <= 0) return {}
  return CSS.supports('scrollbar-gutter', 'stable') ? { 'scrollbar-gutter': 'stable' } : { 'padding-inline-end': `${width}px` }
}
