import type { Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { coveredTop } from './covered-top.ts'

/** The page's root has a property for the room that headers take. */
const ROOM = 'scroll-padding-top'

/** Has the browser scroll below what is fixed at the window's top, for as long as a life lasts. */
export function keepHeaderRoom(life: Life): void {
  const root = document.documentElement
  const room = Math.max(coveredTop(), parseFloat(getComputedStyle(root).scrollPaddingTop) || 0)
  if (room > 0) adoptAs(life, root, { style: { [ROOM]: `${String(room)}px` } })
}

/** Scrolls the page to a place of it, below what is fixed at the window's top. */
export function scrollClear(life: Life, place: Element): void {
  const own = life.branch()
  keepHeaderRoom(own)
  place.scrollIntoView()
  own.end()
}
