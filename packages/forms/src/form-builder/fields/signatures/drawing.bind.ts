import { invoke, type Life, listen } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import type { Point } from './ink.model.ts'
import { drawStroke, fitPaper, wipe } from './paper.ts'
import type { SignaturePad } from './signature.ts'

/** Lets a pad be drawn on with a mouse, a pen or a finger. */
export function bindDrawing(life: Life, pad: SignaturePad, isLocked: () => boolean): void {
  const { canvas } = pad
  let stroke: Point[] | undefined
  let pointer = -1
  // A finger draws, and does not scroll the page away beneath it.
  adoptAs(life, canvas, { style: { 'touch-action': 'none', cursor: 'crosshair' } })
  const add = (event: PointerEvent) => {
    if (!stroke) return
    const from = Math.max(0, stroke.length - 1)
    // Between two frames a fast hand goes a long way.
    const all = event.getCoalescedEvents?.() ?? []
    stroke.push(...(all.length > 0 ? all : [event]).map((each) => pointOf(canvas, each)))
    drawStroke(canvas, stroke, from)
  }
  const end = (event: PointerEvent) => {
    if (!stroke || event.pointerId !== pointer) return
    const done = stroke
    stroke = undefined
    pad.addStroke(done)
  }
  listen<PointerEvent>(life, canvas, 'pointerdown', (event) => {
    if (stroke || event.button !== 0 || !event.isPrimary || isLocked() || !fitPaper(canvas)) return
    event.preventDefault()
    pointer = event.pointerId
    // Nobody draws over a name, or a picture: it goes.
    if (pad.current().kind !== 'drawn') wipe(canvas)
    stroke = []
    capture(canvas, pointer)
    add(event)
  })
  listen<PointerEvent>(life, canvas, 'pointermove', (event) => event.pointerId === pointer && add(event))
  for (const type of ['pointerup', 'pointercancel']) listen<PointerEvent>(life, canvas, type, end)
}

/** A stroke goes on outside of the paper. A pointer that has gone cannot be held. */
function capture(canvas: HTMLCanvasElement, pointer: number): void {
  try {
    invoke(canvas, 'setPointerCapture', pointer)
  } catch {
    // It ends at the paper's edge then.
  }
}

function pointOf(canvas: HTMLCanvasElement, { clientX, clientY }: PointerEvent): Point {
  const { left, top } = canvas.getBoundingClientRect()
  return { x: (clientX - left - canvas.clientLeft) / canvas.clientWidth, y: (clientY - top - canvas.clientTop) / canvas.clientHeight }
}
