import { type Life, listen, nearest } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import type { Slides } from './context.ts'
import { swipeOf } from './slider.model.ts'

/**
 * Moves a slider by swipes of a finger or a pen (rule 10). The browser goes on scrolling the page up and down, and takes its own
 * gestures away from us.
 */
export function bindSwipe(life: Life, { host: { element, config }, slides, move }: Slides): void {
  if (slides.length < 2 || !config.hasArrows) return
  let start: { readonly id: number; readonly x: number; readonly y: number; readonly time: number } | undefined
  const hear = (type: string, run: (event: PointerEvent) => void) => listen<PointerEvent>(life, element, type, run, { passive: true })
  for (const slide of slides) adoptAs(life, slide, { style: { 'touch-action': 'pan-y pinch-zoom' } })
  hear('pointerdown', ({ pointerId: id, pointerType, clientX: x, clientY: y, timeStamp: time, target, isPrimary }) => {
    // A second finger makes it another gesture.
    start = isPrimary && pointerType !== 'mouse' && nearest(target, config.slide) ? { id, x, y, time } : undefined
  })
  hear('pointercancel', () => {
    start = undefined
  })
  hear('pointerup', ({ pointerId, clientX, clientY, timeStamp }) => {
    const from = start
    start = undefined
    if (from?.id !== pointerId) return
    const direction = swipeOf({ x: clientX - from.x, y: clientY - from.y, ms: timeStamp - from.time })
    if (direction) move(direction)
  })
}
