import type { Life } from '@tillkit/dom'
import { adopt, type Bindings } from '@tillkit/mount'
import type { AtEdge, Kept, EdgeState } from './edge.types.ts'
import { followEdges } from './edge-watch.ts'

/** What our sheets go by: the class is there while it stands at the edge, the property says how far it has to keep away from that. */
const CLASS = 'tillkit-at-edge'
const CLEAR = '--tillkit-clear'

/**
 * Has something of ours stand at an edge of the window, clear of all that others have fixed there, now and later: a shop's notice, a
 * call button, a chat. It never covers what has the focus, it has a ground of its own, and it goes back into the flow where there is no room
 * for it. Where it stands is its sheet's to say, under `tillkit-at-edge` and by `--tillkit-clear`.
 */
export function keepAtEdge(life: Life, element: HTMLElement, place: AtEdge): void {
  if (life.signal.aborted) return
  let state: EdgeState = { isAtEdge: false, clear: 0, ground: undefined }
  const listeners = new Set<() => void>()
  const source = {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  adopt(life, element, source, looksOf)
  const kept: Kept = {
    element,
    place,
    state: source.getState,
    show(next) {
      state = next
      for (const listener of listeners) listener()
    },
  }
  followEdges(life, kept)
}

/** Written inline and important: what page builders say of their sections outweighs any class of ours. */
function looksOf({ isAtEdge, clear, ground }: EdgeState): Bindings {
  if (!isAtEdge) return {}
  return { classes: { [CLASS]: true }, style: { [CLEAR]: `${String(clear)}px`, ...(ground && { 'background-color': `${ground} !important` }) } }
}
