import { invoke, type Life } from '@tillkit/dom'
import { adopt, adoptAs } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import { type HeaderState, roomOf } from './header.model.ts'
import { room } from './room.anatomy.late.ts'

/** Gives the first thing of a page the room of a transparent header that lies over it: what has a background keeps it up to the top. */
export function makeRoom(life: Life, store: StoreApi<HeaderState>): void {
  if (invoke(document.body, 'matches', room.vertical)) return
  const section = document.querySelector(room.section)
  const content = document.querySelector(room.content)
  if (section) adoptAs(life, section, { classes: { [room.first]: true } })
  for (const [element, property] of section ? takersIn(life, section) : [[content, PADDING] as const]) {
    if (element) enlarge(life, store, { element, property })
  }
}

const PADDING = 'padding-top'

/** What takes the room, and how: the section, or what fills it by itself. */
function takersIn(life: Life, section: Element): readonly (readonly [element: Element | null, property: string])[] {
  if (!section.classList.contains(room.fullwidth)) return [[section, PADDING]]
  const first = [...section.children].find((child) => invoke(child, 'matches', `${room.slider},${room.map},${room.menu},${room.any}`))
  if (!first) return [[section, PADDING]]
  if (invoke(first, 'matches', room.slider)) return [...first.querySelectorAll(room.slides)].map((slide) => [slide, PADDING])
  if (!invoke(first, 'matches', room.map)) return [[first, invoke(first, 'matches', room.menu) ? 'margin-top' : PADDING]]
  adoptAs(life, first, { classes: { [room.beneath]: true } })
  return [[first.querySelector(room.drawn), 'height']]
}

/** Adds the header's height to what an element's own style says. */
function enlarge(life: Life, store: StoreApi<HeaderState>, { element, property }: { readonly element: Element; readonly property: string }): void {
  const own = getComputedStyle(element).getPropertyValue(property) || '0px'
  adopt(life, element, store, (state) => (state.liesOver ? { style: { [property]: `calc(${own} + ${roomOf(state)})` } } : {}))
}
