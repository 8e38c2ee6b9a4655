import type { Life } from '@tillkit/dom'
import type { Settings } from './config.ts'
import type { GalleryHost } from './context.ts'
import type { Target } from './move.model.ts'

/** By whom pictures are moved: what a shopper does is told to screen readers, and is interrupted by nothing that moves by itself. */
type Mover = 'shopper' | 'page'

/** A gallery with the slides that it has at present. It lasts until those are others. */
export interface Gallery {
  readonly host: GalleryHost
  readonly life: Life
  readonly settings: Settings
  readonly wrapper: HTMLElement
  readonly slides: readonly HTMLElement[]
  /**
   * Shows another slide.
   * @returns whether there was one to move to
   */
  move(target: Target, mover: Mover): boolean
}
