import { closeOnEscape, derive } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { PanelHost, PanelLook } from './context.ts'
import { classes } from '../filters.anatomy.ts'
import { bindDrag } from './row-drag.ts'

/** Binds what a row has beside other panels: it is dragged, and Escape closes the section that lies open over the page. */
export function bindRow(host: PanelHost, sections: readonly HTMLElement[], look: StoreApi<PanelLook>): void {
  bindDrag(host)
  let last: HTMLElement | undefined
  closeOnEscape(host, {
    within: host.element,
    isOpen: derive(look, ({ closed }) => closed.size < sections.length),
    close() {
      last = sections.find((_, at) => !look.getState().closed.has(at))
      look.setState({ closed: new Set(sections.keys()) })
    },
    opener: () => last?.querySelector<HTMLElement>(`.${classes.toggle}`),
  })
}
