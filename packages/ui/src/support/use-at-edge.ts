import { useLayoutEffect, type RefObject } from 'react'
import { keepAtEdge } from '../plain/window-edge/keep-at-edge.ts'
import type { WindowEdge } from '../plain/window-edge/neighbours.ts'
import { startLife } from './start-life.ts'

/**
 * Keeps what lies in the top layer at an edge of the window, clear of what others have there. It has no place in the page: without room it
 * lies over them.
 */
export function useAtEdge(lying: RefObject<HTMLElement | null>, edge: WindowEdge): void {
  useLayoutEffect(() => {
    if (!lying.current) return
    const life = startLife()
    keepAtEdge(life, lying.current, { edge, isFixed: true, withoutRoom: 'over' })
    return life.end
  }, [lying, edge])
}
