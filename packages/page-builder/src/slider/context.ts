import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from './messages.ts'
import type { SliderConfig } from './slider.read.ts'
import type { Direction } from './slider.model.ts'

/** What is kept of a slider when its HTML is sent again. */
export interface Remembered {
  /** The slide that was shown, by its index. */
  active: number | undefined
}

/** What a slider shows. */
export interface SlidesState {
  readonly active: number
  /** Which slide the last move has left, and where to it went. */
  readonly moved: number | undefined
  readonly direction: Direction | undefined
  /** Whether one fades into the other. */
  readonly isMoving: boolean
  /** Whether all slides have boxes, so that they can be measured. */
  readonly isMeasuring: boolean
}

/** The host of a slider. */
export type SliderHost = Host<SliderConfig, Remembered, typeof messages>

/** A slider with what it consists of at present. */
export interface Slides {
  readonly host: SliderHost
  readonly slides: readonly HTMLElement[]
  readonly store: StoreApi<SlidesState>
  /** Moves, unless it is moving. */
  move(direction: Direction): void
}
