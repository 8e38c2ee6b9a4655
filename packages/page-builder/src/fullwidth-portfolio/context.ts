import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from './fullwidth-portfolio.messages.ts'
import type { PortfolioConfig } from './portfolio.read.ts'
import type { Track } from './track.model.ts'

/** A portfolio that is mounted. */
export type PortfolioHost = Host<PortfolioConfig, undefined, typeof messages>

/** How the items lie, and how many there are. */
export interface TrackState extends Track {
  readonly count: number
}

/** What moves the items. */
export interface Carousel {
  readonly track: StoreApi<TrackState>
  /** Moves on by as many items as show, or back. */
  readonly move: (by: 1 | -1) => void
  /** Calls back whenever a shopper has moved them. */
  readonly onMove: (run: () => void) => void
}
