import { type Life, placeOf } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { coveredHeight, topOf } from '@tillkit/platform/theme'
import { createStore } from 'zustand/vanilla'
import { HEADER_MEASURED } from '../shared/anatomy.ts'
import { onResize } from '../shared/timing.ts'
import { ROOM } from './anatomy.ts'

/**
 * Keeps what the browser itself scrolls to (the keyboard's focus, addresses, links that others answer) from ending beneath a header that
 * stays: our style sheet makes `scroll-padding-top` of it. What the shop's own style leaves free already is left as it is.
 */
export function leaveHeaderRoom(life: Life): void {
  const root = document.documentElement
  // What the page's own attribute says comes and goes, as with what is stuck just now.
  const own = root.style.scrollPaddingTop ? 0 : parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  const store = createStore(() => ({ room: coveredHeight() }))
  adopt(life, root, store, ({ room }) => (room > own ? { style: { [ROOM]: `${String(room)}px` } } : {}))
  const measure = () => store.setState({ room: coveredHeight() })
  onLegacy(document, HEADER_MEASURED, measure, life)
  onResize(life, measure)
  lowerPlace(store.getState().room - own)
}

/** Brings the place that the page's address names beneath the header: the browser has gone there before anything was known of that. */
function lowerPlace(covered: number): void {
  const place = placeOf(location.hash)
  if (!place || covered <= 0) return
  const top = topOf(place)
  // Whoever has gone elsewhere stays there.
  if (Math.abs(scrollY - top - covered) < 2) window.scrollTo({ top, behavior: 'instant' })
}
