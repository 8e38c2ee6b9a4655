import { createLife, followSize, type Life, listen } from '@tillkit/dom'
import { report } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { FIXED_HEADERS, headersHeight } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { HEADER_MEASURED, PAGE } from './anatomy.ts'

/** What all headers of a page share: how much of the window the page's own bars take, in px. */
export interface Room {
  readonly store: StoreApi<{ readonly roomTaken: number }>
  /** Lasts as long as any of them is on the page. */
  readonly life: Life
  /** Finds out anew; sizes that change are followed by itself. */
  measure(): void
  end(): void
}

/** Follows the sizes of the page's bars for all of them. */
export function createRoom(): Room {
  const life = createLife((cause) => report({ unit: 'page-builder/fullscreen', element: null, message: String(cause), cause }))
  const store = createStore(() => ({ roomTaken: roomTaken() }))
  const measure = life.guard(() => {
    const now = roomTaken()
    if (now !== store.getState().roomTaken) store.setState({ roomTaken: now })
  })
  followSize(life, { of: document.querySelectorAll(FIXED_HEADERS) }, measure)
  listen(life, window, 'resize', measure)
  onLegacy(document, HEADER_MEASURED, measure, life)
  return { store, life, measure, end: life.end }
}

/** A header that lies over the page takes nothing of it: only the administrators' bar does. */
function roomTaken(): number {
  const bar = () => document.querySelector(PAGE.bar)?.getBoundingClientRect().height ?? 0
  return document.body.matches(PAGE.isOver) ? bar() : headersHeight()
}
