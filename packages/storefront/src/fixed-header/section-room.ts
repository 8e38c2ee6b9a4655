import { invoke, type Life } from '@tillkit/dom'
import { adopt, adoptAs } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import { endFirstRoom, ownValue } from '../first-room/room-holder.ts'
import { room } from './anatomy.ts'
import { type HeaderState, roomOf } from './header.ts'
import { fillerOf, firstSection, roomTakers } from './room-takers.ts'

/** Gives the first thing of a page the room of a transparent header that lies over it: what has a background keeps it up to the top. */
export function makeRoom(life: Life, store: StoreApi<HeaderState>): void {
  if (invoke(document.body, 'matches', room.vertical)) return
  const section = firstSection()
  const filler = section && fillerOf(section)
  if (section) adoptAs(life, section, { classes: { [room.first]: true } })
  if (filler?.matches(room.map)) adoptAs(life, filler, { classes: { [room.beneath]: true } })
  const takers = roomTakers().map((taker) => ({ ...taker, own: ownValue(taker.element, taker.property) }))
  endFirstRoom('sections')
  for (const { element, property, own } of takers) {
    // The header's height in addition to what the element's own style says.
    adopt(life, element, store, (state) => (state.liesOver ? { style: { [property]: `calc(${own} + ${roomOf(state)})` } } : {}))
  }
}
