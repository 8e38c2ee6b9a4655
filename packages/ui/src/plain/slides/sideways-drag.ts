import { type Life, listen, nearest } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'

/** A finger's way: how far, in px, and how long, in ms. */
export interface Stroke {
  readonly x: number
  readonly y: number
  readonly ms: number
}

/** What a finger does to what it drags. */
export interface DragHandlers {
  /** Told how far aside (px) the finger is, for as long as it goes more aside than up or down. */
  readonly follow: (x: number) => void
  /** The finger has gone: with its whole way, without where the browser has taken the gesture or a second finger has come. */
  readonly end: (stroke: Stroke | undefined) => void
}

/** Where a finger drags or marks something of its own. */
const OTHERS = 'input, select, textarea, video[controls], [contenteditable]:not([contenteditable="false"])'

/**
 * Hears of a finger, or a pen, that drags something aside. The browser goes on scrolling the page up and down and zooming it with two
 * fingers, and takes such gestures away from us.
 * @param begin given what the finger has begun at; nothing is dragged where it returns `undefined`
 */
export function onSidewaysDrag(life: Life, element: HTMLElement, begin: (target: Element) => DragHandlers | undefined): void {
  let drag: { readonly id: number; readonly x: number; readonly y: number; readonly time: number; readonly handlers: DragHandlers } | undefined
  const hear = (type: string, hearing: (event: PointerEvent) => void) => listen<PointerEvent>(life, element, type, hearing, { passive: true })
  const letGo = (stroke?: Stroke) => {
    const { handlers } = drag ?? {}
    drag = undefined
    handlers?.end(stroke)
  }
  adoptAs(life, element, { style: { 'touch-action': 'pan-y pinch-zoom' } })
  life.onEnd(() => letGo())
  hear('pointerdown', ({ pointerId: id, pointerType, clientX: x, clientY: y, timeStamp: time, target, isPrimary }) => {
    letGo()
    // A second finger makes it another gesture.
    if (!(target instanceof Element) || !isPrimary || pointerType === 'mouse' || nearest(target, OTHERS)) return
    const handlers = begin(target)
    if (handlers) drag = { id, x, y, time, handlers }
  })
  hear('pointermove', ({ pointerId, clientX, clientY }) => {
    if (drag?.id === pointerId && Math.abs(clientX - drag.x) > Math.abs(clientY - drag.y)) drag.handlers.follow(clientX - drag.x)
  })
  hear('pointercancel', () => letGo())
  hear('pointerup', ({ pointerId, clientX, clientY, timeStamp }) => {
    if (drag?.id === pointerId) letGo({ x: clientX - drag.x, y: clientY - drag.y, ms: timeStamp - drag.time })
    else letGo()
  })
}
