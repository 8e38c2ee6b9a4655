import { createDebounce, invoke, type Life, native } from '@tillkit/dom'
import { traceAdopted } from './adopted-nodes.ts'
import { onBatch } from '../page/observe.ts'
import { RATE_WINDOW, createRateLimit } from './rate-limit.ts'
import { createSlot, isSlot } from './slot-element.ts'

/** Where a slot stands. It is read again with every batch, so that a getter may name another anchor later. */
export interface Place {
  readonly position: 'before' | 'after' | 'start' | 'end'
  readonly anchor: Element
}

/**
 * Raised at a slot that has been put back into the page or moved: what lies in the browser's top layer (a popover, a
 * modal dialog) was closed by that, and has to show itself again. Does not bubble.
 */
export const PUT_BACK_EVENT = 'tillkit:put-back'

/** How often in a second a slot is put back: where a script keeps taking it away, that pauses then. */
const RETURNS = 20

/**
 * Puts an element of ours beside or into a node of the server's. Wiped out by others while its anchor stands, it
 * is put back, and it follows an anchor that is moved; a copy of it (a cloned menu, a sticky module) is removed. It
 * goes with the life.
 */
export function slot(life: Life, place: Place): HTMLElement {
  const element = createSlot()
  traceAdopted({ bridge: 'slot', node: element, life })
  const mayReturn = createRateLimit(RETURNS)
  const later = createDebounce(life)
  const look = life.guard((added: readonly Element[] = []) => {
    if (!native(place.anchor, 'isConnected') || stands(element, place, added)) return
    if (mayReturn()) {
      insert(element, place)
      element.dispatchEvent(new Event(PUT_BACK_EVENT))
      return
    }
    later.schedule(RATE_WINDOW, look)
  })
  insert(element, place)
  onBatch(life, look)
  life.onEnd(() => element.remove())
  return element
}

/** Whether a slot stands where it belongs. Beside an anchor that stayed, others may put things in between. */
function stands(element: HTMLElement, { position, anchor }: Place, added: readonly Element[]): boolean {
  if (position === 'start' || position === 'end') return element.parentNode === anchor
  if (element.parentNode !== native(anchor, 'parentNode')) return false
  const neighbour = position === 'before' ? 'nextSibling' : 'previousSibling'
  let next = element[neighbour]
  while (next && isSlot(next)) next = next[neighbour]
  return next === anchor || !added.some((root) => invoke(root, 'contains', anchor))
}

const METHODS = { before: 'before', after: 'after', start: 'prepend', end: 'append' } as const

function insert(element: HTMLElement, { position, anchor }: Place): void {
  invoke(anchor, METHODS[position], element)
}
