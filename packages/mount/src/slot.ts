import { noteHold } from './holds.ts'
import type { Life } from './life.ts'
import { onBatch } from './observe.ts'

/** The element that whatever Tillkit draws stands in. The style sheet gives it `display: contents`. */
export const SLOT = 'tillkit-slot'

/** Where a slot stands. */
export interface Place {
  readonly position: 'before' | 'after' | 'start' | 'end'
  readonly anchor: Element
}

const ours = new WeakSet<Element>()

/** How often a slot is put back before we take it that somebody means it to be gone. */
const PATIENCE = 20

/**
 * Puts an element of ours beside or into a node of the server's. Wiped out by others while its anchor stands, it
 * is put back; a copy of it (a cloned menu, a sticky module) is removed. It goes with the life.
 */
export function slot(life: Life, place: Place): HTMLElement {
  const element = document.createElement(SLOT)
  ours.add(element)
  noteHold({ bridge: 'slot', node: element, life })
  insert(element, place)
  let left = PATIENCE
  onBatch(life, (added) => {
    removeCopies(added)
    if (element.isConnected || !place.anchor.isConnected || left === 0) return
    left -= 1
    insert(element, place)
  })
  life.onEnd(() => element.remove())
  return element
}

function insert(element: HTMLElement, { position, anchor }: Place): void {
  if (position === 'before') anchor.before(element)
  else if (position === 'after') anchor.after(element)
  else if (position === 'start') anchor.prepend(element)
  else anchor.append(element)
}

function removeCopies(added: readonly Element[]): void {
  for (const root of added) {
    const copies = root.localName === SLOT ? [root] : [...root.querySelectorAll(SLOT)]
    for (const copy of copies) if (!ours.has(copy)) copy.remove()
  }
}
