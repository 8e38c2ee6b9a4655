import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import { useLayoutEffect, type RefObject } from 'react'

/** How near it may come to the window's edge, in px. */
const MARGIN = 8

/**
 * Keeps a drawn element above its anchor, wherever that moves, and shows it once it stands there. The place is written
 * by hand: as a state of React's it would cost a second drawing at each opening and each turn of a wheel.
 * @param rise from the element's bottom edge to the anchor's, in px
 */
export function useAnchor(drawn: RefObject<HTMLElement | null>, anchor: Element, rise: number): void {
  useLayoutEffect(() => {
    const element = drawn.current
    if (!element) return
    let isOver = false
    const place = async () => {
      const { x, y } = await computePosition(anchor, element, {
        placement: 'top',
        strategy: 'fixed',
        middleware: [
          offset(({ rects }) => rise - rects.reference.height),
          flip({ padding: MARGIN }),
          shift({ padding: MARGIN, crossAxis: true }),
        ],
      })
      if (isOver) return
      // Whole pixels of the screen: words that lie between two of them are blurred.
      const whole = (length: number) => Math.round(length * devicePixelRatio) / devicePixelRatio
      element.style.transform = `translate(${whole(x)}px, ${whole(y)}px)`
      element.style.visibility = 'visible'
    }
    const stop = autoUpdate(anchor, element, () => void place())
    return () => {
      isOver = true
      stop()
    }
  }, [drawn, anchor, rise])
}
