import { slot, type EndableLife, type Life, type Place } from '@tillkit/mount'
import { anatomy, ours } from '../mini-cart.anatomy.ts'
import type { PanelKind } from '../mini-cart.store.ts'
import type { MiniCartHost } from '../bind/host.ts'

// Each is a function of its own, declared once, so that a later panel finds its code known.
const loadUndo = {
  side: async () => (await import('../parts/UndoNotice.tsx')).undoInSide,
  dropdown: async () => (await import('../parts/UndoNotice.tsx')).undoInDropdown,
} as const

/** Says below a panel's heading what could not be done, and offers to take a removal back. */
export function bindNotices(host: MiniCartHost, life: Life, root: HTMLElement, kind: PanelKind): void {
  const header = () => root.querySelector(anatomy.header)
  const place: Place = {
    get position() {
      return header() ? 'after' : 'start'
    },
    get anchor() {
      return header() ?? root
    },
  }
  const { store } = host
  host.draw(life, {
    place,
    source: store,
    wanted: () => store.getState().undo?.place === kind,
    load: loadUndo[kind],
  })
  let note: EndableLife | undefined
  let said = ''
  const show = life.guard(() => {
    const words = store.getState().note
    if (words === said) return
    said = words
    note?.end()
    note = words ? showNote(life, place, words) : undefined
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
