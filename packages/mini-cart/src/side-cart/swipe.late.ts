import { type Life, listen } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import type { Side } from './side-cart.store.ts'

/** How far a finger moves before it is clear whether it scrolls or swipes, in px. */
const SLOP = 8

interface Gesture {
  readonly x: number
  readonly y: number
  /** The edge that the side cart stands at, to which it goes. */
  readonly edge: 'left' | 'right'
  readonly width: number
  kind: 'unclear' | 'swipe' | 'scroll'
}

/** Lets a side cart follow the finger towards its edge, and closes it past half of its width. */
export function bindSwipe(life: Life, { element, store }: Side): void {
  let gesture: Gesture | undefined
  let edge: Gesture['edge'] = 'right'
  adopt(life, element, store, ({ drag }) => (drag === undefined ? {} : { style: { [edge]: `${-drag}px` } }))

  listen<TouchEvent>(life, element, 'touchstart', ({ touches }) => {
    const [touch, second] = touches
    if (second || !touch || store.getState().phase !== 'open') return stop()
    const { left, width } = element.getBoundingClientRect()
    edge = left + width / 2 < innerWidth / 2 && left <= 0 && width < innerWidth ? 'left' : 'right'
    gesture = { x: touch.clientX, y: touch.clientY, edge, width, kind: 'unclear' }
  }, { passive: true })

  listen<TouchEvent>(life, element, 'touchmove', ({ touches: [touch] }) => {
    if (!gesture || !touch) return
    const [across, down] = [touch.clientX - gesture.x, touch.clientY - gesture.y]
    if (gesture.kind === 'unclear') gesture.kind = kindOf(across, down)
    const outward = gesture.edge === 'right' ? across : -across
    // Drawn back past where it began it stands where it stood.
    if (gesture.kind === 'swipe') store.drag(Math.max(0, outward))
  }, { passive: true })

  listen(life, element, 'touchend', () => {
    const { drag = 0 } = store.getState()
    const isFar = gesture?.kind === 'swipe' && drag >= gesture.width / 2
    stop()
    if (isFar) store.close('link')
  })
  listen(life, element, 'touchcancel', stop)

  function stop(): void {
    gesture = undefined
    if (store.getState().drag !== undefined) store.drag(undefined)
  }
}

function kindOf(across: number, down: number): Gesture['kind'] {
  if (Math.hypot(across, down) < SLOP) return 'unclear'
  return Math.abs(across) > Math.abs(down) ? 'swipe' : 'scroll'
}
