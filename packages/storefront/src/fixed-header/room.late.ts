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
  for (const element of section ? takersIn(section) : [content]) {
    if (element) pad(life, element, store)
  }
}

/** What takes the room: the section, or what fills it by itself. */
function takersIn(section: Element): readonly Element[] {
  if (!section.classList.contains(room.fullwidth)) return [section]
  const first = [...section.children].find((child) => invoke(child, 'matches', `${room.slider},${room.any}`))
  if (!first) return [section]
  return invoke(first, 'matches', room.slider) ? [...first.querySelectorAll(room.slides)] : [first]
}

/** Adds the header's height to what an element's own style leaves free. */
function pad(life: Life, element: Element, store: StoreApi<HeaderState>): void {
  const own = getComputedStyle(element).paddingTop || '0px'
  adopt(life, element, store, (state) => (state.isWide ? { style: { 'padding-top': `calc(${own} + ${roomOf(state)})` } } : {}))
}
