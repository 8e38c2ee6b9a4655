import { reducesMotion } from '@tillkit/platform/theme'
import type { StoreApi } from 'zustand/vanilla'
import type { Carousel, PortfolioHost, TrackState } from './context.ts'
import { stepFrom } from './track.model.ts'

/** How long a move may take, in ms: a further one begins where it leads to. */
const MOVE = 700

/** Makes what moves the items, by scrolling the row that they stand in. */
export function createCarousel({ config: { container } }: PortfolioHost, track: StoreApi<TrackState>): Carousel {
  const listeners = new Set<() => void>()
  let goal: { readonly first: number; readonly until: number } | undefined
  return {
    track,
    onMove: (run) => void listeners.add(run),
    move(by) {
      const { columns, count } = track.getState()
      const width = container.clientWidth / columns
      if (!(width > 0) || count <= columns) return
      const now = performance.now()
      const first = goal && goal.until > now ? goal.first : Math.round(Math.abs(container.scrollLeft) / width)
      const to = stepFrom(first, by, { columns, count })
      goal = { first: to, until: now + MOVE }
      const isRightToLeft = getComputedStyle(container).direction === 'rtl'
      container.scrollTo({ left: (isRightToLeft ? -1 : 1) * to * width, behavior: reducesMotion() ? 'instant' : 'smooth' })
      for (const run of listeners) run()
    },
  }
}
