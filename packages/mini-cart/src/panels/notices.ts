import type { Life } from '@tillkit/dom'
import type { Place } from '@tillkit/mount'
import { createFailureLines } from '@tillkit/ui/plain'
import { anatomy, ours } from '../mini-cart.anatomy.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { MiniCartState } from '../mini-cart.state.ts'

/** Where a panel says something: below its heading, else at its top. */
export function noticePlace(root: HTMLElement): Place {
  const header = () => root.querySelector(anatomy.header)
  return {
    get position() {
      return header() ? 'after' : 'start'
    },
    get anchor() {
      return header() ?? root
    },
  }
}

/** Says in a panel what could not be done. */
export function bindNote(life: Life, root: HTMLElement, store: StoreApi<MiniCartState>): void {
  const lines = createFailureLines<'note'>(life)
  let said = ''
  const show = life.guard(() => {
    const words = store.getState().note
    if (words === said) return
    said = words
    lines.show('note', { words, className: ours.note, place: noticePlace(root) })
  })
  show()
  life.onEnd(store.subscribe(show))
}
