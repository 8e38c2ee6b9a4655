import type { Life } from '@tillkit/dom'
import { adopt, derive, type Host } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { closeOpened } from '../shared/close-opened.ts'
import { anatomy, LIST } from './anatomy.ts'
import { type OpenState, ancestorEntries, type OpenLists } from './open-lists.ts'

/** What something covers of a window's width, in px from its left edge. */
interface Span {
  readonly left: number
  readonly right: number
}

/** How far a list may lie over the one beside it, in px: themes have padding and borders. */
const OVERLAP = 40

/**
 * How far a list is to be moved, in px to the right, to stand in a window of this width. One that opens beside the list around it goes to
 * that one's other side, where that has the room: it would cover it.
 */
export function shiftInto({ left, right }: Span, width: number, around?: Span): number {
  const beyond = right > width ? right - width : Math.min(0, left)
  if (beyond === 0) return 0
  const isBeside = around && (left >= around.right - OVERLAP || right <= around.left + OVERLAP)
  if (isBeside) {
    const flipped = beyond > 0 ? around.left - right : around.right - left
    if (left + flipped >= 0 && right + flipped <= width) return flipped
  }
  // What is wider than the window begins at its edge.
  return beyond > 0 ? -Math.min(beyond, Math.max(0, left)) : -beyond
}

/** Moves lists that open beyond the window's edge into the page, for as long as the life lasts. */
function keepInWindow(life: Life, { getState, subscribe }: StoreApi<OpenState>): void {
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

/** What a menu needs once one of its lists has opened: Escape and the page's going close them, and none ends beyond the window's edge. */
export function bindOpened({ element, ...life }: Host, { store, closeAll }: OpenLists): void {
  const isOpen = derive(store, ({ shown }) => shown.some((entry) => entry.querySelector(LIST)))
  keepInWindow(life, store)
  closeOpened(life, {
    within: element,
    isOpen,
    close() {
      // What that opens is closed right after.
      ancestorEntries(element, document.activeElement).at(-1)?.querySelector<HTMLElement>(anatomy.link)?.focus({ preventScroll: true })
      closeAll()
    },
  })
}
