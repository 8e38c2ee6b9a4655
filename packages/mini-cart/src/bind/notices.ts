import type { EndableLife, Life } from '@tillkit/dom'
import { slot, type Place } from '@tillkit/mount'
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
  let note: EndableLife | undefined
  let said = ''
  const show = life.guard(() => {
    const words = store.getState().note
    if (words === said) return
    said = words
    note?.end()
    note = words ? showNote(life, noticePlace(root), words) : undefined
  })
  show()
  life.onEnd(store.subscribe(show))
}

/** One line of text, without React: the network that has just failed would have to bring it. */
function showNote(life: Life, place: Place, words: string): EndableLife {
  const own = life.branch()
  const line = document.createElement('p')
  line.className = ours.note
  line.textContent = words
  slot(own, place).append(line)
  return own
}
