import { listen, nearest, reducesMotion } from '@tillkit/dom'
import { adopt, closeOnEscape, derive, live, type Host } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy } from './anatomy.ts'

/** How long a hint takes to unfold, in ms. */
const SLIDE = 250

/** The field whose hint shows, and those whose hint has shown: of the others the style sheet has the say. */
interface Hints {
  readonly open: Element | undefined
  readonly known: ReadonlySet<Element>
}

/** Shows a field's hint while somebody is at the field; Escape and a click elsewhere hide it. */
export function bindFieldHints(host: Host): void {
  const store = createStore<Hints>(() => ({ open: undefined, known: new Set() }))
  const open = (field: Element | undefined) => {
    const { open: before, known } = store.getState()
    if (field !== before) store.setState({ open: field, known: field ? new Set(known).add(field) : known })
  }
  live(host, anatomy.hinted, (field, life) => {
    const hint = field.querySelector(anatomy.hint)
    if (!hint) return
    adopt(life, hint, store, (state) => {
      if (!state.known.has(field)) return {}
      const isOpen = state.open === field
      return { style: { display: isOpen ? 'block' : 'none' }, attributes: { 'aria-hidden': String(!isOpen) } }
    })
    life.onEnd(store.subscribe((now, before) => {
      if (now.open === field && before.open !== field) unfold(hint)
    }))
  })
  for (const type of ['click', 'focusin']) {
    listen(host, document, type, ({ target }) => {
      const field = nearest(target, anatomy.fieldWrapper)
      // What stands in the wrapper beside the field, such as the hint itself, leaves all as it is.
      if (!field || (target as Element).matches(':is(input, select, textarea, button)')) open(field ?? undefined)
    })
  }
  closeOnEscape(host, { isOpen: derive(store, (state) => state.open !== undefined), close: () => open(undefined) })
}

function unfold(hint: Element): void {
  if (reducesMotion()) return
  const height = `${hint.getBoundingClientRect().height}px`
  hint.animate([{ height: '0', overflow: 'hidden' }, { height, overflow: 'hidden' }], SLIDE)
}
