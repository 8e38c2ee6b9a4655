import { closeOnEscape, derive, adopt, adoptAs } from '@tillkit/mount'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { listen, nearest } from '@tillkit/dom'
import { classes, anatomy } from '../filters.anatomy.ts'
import type { PanelHost, PanelLook } from './context.ts'
import { POPOVER, STRIP } from './anatomy.ts'

/** Binds what a row has beside other panels: it is dragged, and Escape closes the section that lies open over the page. */
export function bindRow(host: PanelHost, sections: readonly HTMLElement[], look: StoreApi<PanelLook>): void {
  bindDrag(host)
  let last: HTMLElement | undefined
  closeOnEscape(host, {
    within: host.element,
    isOpen: derive(look, ({ closed }) => closed.size < sections.length),
    close() {
      last = sections.find((_, at) => !look.getState().closed.has(at))
      look.setState({ closed: new Set(sections.keys()) })
    },
    opener: () => last?.querySelector<HTMLElement>(`.${classes.toggle}`),
  })
}

/** How far a pointer goes before it drags, in px: a click on a title is no drag. */
const SLACK = 5

/** The strip's place after a drag by `moved`: never beyond its ends. */
function stripMargin(start: number, moved: number, room: { readonly row: number; readonly strip: number }): number {
  return Math.min(Math.max(start + moved, Math.min(room.row - room.strip, 0)), 0)
}

/** Lets a row that is wider than its place be dragged, by mouse, pen and finger; the focus moves it too. */
function bindDrag(host: PanelHost): void {
  const strip = host.element.querySelector<HTMLElement>(`${anatomy.row} ${STRIP}`)
  const row = strip?.parentElement
  if (!strip || !row) return
  // A strip that begins at the right goes out of sight there, and shows its rest as it is drawn to the right.
  const isRightToLeft = getComputedStyle(strip).direction === 'rtl'
  const place = createStore(() => ({ margin: 0 }))
  adopt(host, strip, place, ({ margin }) => ({ style: margin === 0 ? {} : { [isRightToLeft ? 'margin-right' : 'margin-left']: `${margin}px` } }))
  // A finger that goes sideways drags; up and down it scrolls the page.
  adoptAs(host, strip, { style: { 'touch-action': 'pan-y' } })
  const room = () => ({ row: row.clientWidth, strip: strip.scrollWidth })
  const move = (start: number, moved: number) => place.setState({ margin: stripMargin(start, isRightToLeft ? -moved : moved, room()) })
  let drag: { readonly x: number; readonly margin: number; moved: boolean } | undefined
  listen<PointerEvent>(host, strip, 'pointerdown', ({ target, clientX, button }) => {
    if (button !== 0 || nearest(target, POPOVER)) return
    drag = { x: clientX, margin: place.getState().margin, moved: false }
  })
  listen<PointerEvent>(host, document, 'pointermove', ({ clientX, buttons }) => {
    if (!drag) return
    if (buttons === 0) return void (drag = undefined)
    drag.moved ||= Math.abs(clientX - drag.x) > SLACK
    if (drag.moved) move(drag.margin, clientX - drag.x)
  })
  for (const type of ['pointerup', 'pointercancel']) {
    listen(host, document, type, () => {
      const ended = drag
      drag = undefined
      if (!ended?.moved) return
      // The click that ends a drag toggles nothing.
      const stop = (event: Event) => event.stopPropagation()
      row.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => row.removeEventListener('click', stop, { capture: true }))
    })
  }
  listen(host, strip, 'dragstart', (event) => event.preventDefault())
  listen(host, window, 'resize', () => move(place.getState().margin, 0))
  listen<FocusEvent>(host, strip, 'focusin', ({ target }) => {
    const section = nearest(target, anatomy.section)
    if (!section) return
    const [box, frame] = [section.getBoundingClientRect(), row.getBoundingClientRect()]
    if (box.left < frame.left) move(place.getState().margin, frame.left - box.left)
    else if (box.right > frame.right) move(place.getState().margin, frame.right - box.right)
  })
}
