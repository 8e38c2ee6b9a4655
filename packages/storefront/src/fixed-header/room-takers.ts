import { room } from './anatomy.ts'

/** What makes room beneath a transparent header, and by which of its styles. */
export interface RoomTaker {
  readonly element: HTMLElement
  readonly property: 'padding-top' | 'margin-top' | 'height'
}

/** The first section of a page, of which a header that lies over it takes some. */
export const firstSection = (): Element | null => document.querySelector(room.section)

/** What fills the first section by itself, where that has the page's whole width. */
export function fillerOf(section: Element): Element | undefined {
  if (!section.classList.contains(room.fullwidth)) return undefined
  return [...section.children].find((child) => child.matches(`${room.slider},${room.map},${room.menu},${room.any}`))
}

/** What takes the room, and how: the first section, what fills it by itself, or the content of a page without sections. */
export function roomTakers(): readonly RoomTaker[] {
  const section = firstSection()
  const filler = section && fillerOf(section)
  const taker = (element: Element | null, property: RoomTaker['property'] = 'padding-top'): readonly RoomTaker[] =>
    (element instanceof HTMLElement ? [{ element, property }] : [])
  if (!filler) return taker(section ?? document.querySelector(room.content))
  if (filler.matches(room.slider)) return [...filler.querySelectorAll(room.slides)].flatMap((slide) => taker(slide))
  if (filler.matches(room.map)) return taker(filler.querySelector(room.drawn), 'height')
  return taker(filler, filler.matches(room.menu) ? 'margin-top' : 'padding-top')
}
