import type { Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy, LIST } from './anatomy.ts'
import { shiftInto, type Span } from './window-edges.model.ts'
import type { OpenState } from './open-lists.ts'

/** Moves lists that open beyond the window's edge into the page, for as long as the life lasts. */
export function keepInWindow(life: Life, { getState, subscribe }: StoreApi<OpenState>): void {
  const shifts = new Map<Element, StoreApi<{ shift: number }>>()
  const shiftOf = (list: Element) => {
    const shift = shifts.get(list) ?? createStore(() => ({ shift: 0 }))
    // A transform is the theme's: lists come with one.
    if (!shifts.has(list)) adopt(life, list, shift, (state) => (state.shift ? { style: { translate: `${String(state.shift)}px` } } : {}))
    shifts.set(list, shift)
    return shift
  }
  const place = () => {
    // From the outmost in: a list goes with the one that it stands in.
    for (const entry of [...getState().shown].reverse()) {
      const list = entry.querySelector<HTMLElement>(LIST)
      // What stands among the page's words, as the lists in a wide one do, is seen with them.
      if (!list || getComputedStyle(list).position !== 'absolute') continue
      const around = entry.parentElement?.closest(anatomy.entry) ? entry.parentElement.getBoundingClientRect() : undefined
      const shift = shiftInto(spanOf(list), document.documentElement.clientWidth, around)
      shiftOf(list).setState({ shift })
    }
  }
  life.onEnd(subscribe(life.guard(place)))
  place()
}

/** Where a list stands by itself, in px from the window's left edge: neither moved by us, nor on its way as it opens. */
function spanOf(list: HTMLElement): Span {
  const left = (list.offsetParent?.getBoundingClientRect().left ?? 0) + list.offsetLeft
  return { left, right: left + list.offsetWidth }
}
