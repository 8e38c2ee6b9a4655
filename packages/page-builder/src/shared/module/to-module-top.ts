import { invoke, type Life } from '@tillkit/dom'
import { headersHeight, scrollPageTo } from '@tillkit/platform/theme'

/** How far below the headers a module's top comes to stand, in px. */
const ROOM = 50

/** Scrolls to a module's top, unless that shows already: in the upper half of the window, below the headers. */
export function toModuleTop(life: Life, module: Element): void {
  const { top } = invoke(module, 'getBoundingClientRect')
  const headers = headersHeight()
  if (top >= headers && top <= innerHeight / 2) return
  void scrollPageTo(life, Math.max(0, top + scrollY - headers - ROOM))
}
