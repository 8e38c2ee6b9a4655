import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import { moduleKey } from '../shared/module/module-attributes.ts'
import { anatomy, numbered, printed } from './anatomy.ts'
import type { messages } from './messages.ts'

/** Where a move goes: to a neighbour, or to the slide of an index. */
export type Direction = 'next' | 'previous' | number

/** How long a slide is shown where a slider says nothing, or nothing sensible, of that, in ms (rule 4). */
const INTERVAL = 7000

/** Less than this, in ms, nobody means: slides would flicker. */
const LEAST = 1000

/** From one move to the next, in ms, by what a class says. */
export function intervalOf(printed: string | undefined): number {
  const ms = Number(printed)
  return ms >= LEAST ? ms : INTERVAL
}

/** What a slider's HTML says of it. */
export interface SliderConfig {
  /** The same for the HTML of a slider that the server sends again. */
  readonly key: string
  /** What its slides are. */
  readonly slide: string
  readonly isGallery: boolean
  readonly hasArrows: boolean
  readonly hasDots: boolean
  /** From one move to the next, in ms; undefined where it does not move by itself. */
  readonly interval: number | undefined
  /** Whether it moves on under the pointer. */
  readonly ignoresHover: boolean
}

/** Reads a slider's classes. Nothing of it can be wrong: what makes no sense is as if it were not there. */
export function readSlider(element: HTMLElement): SliderConfig {
  const { classList } = element
  const isGallery = element.matches(anatomy.gallery)
  const speed = [...classList].map((name) => numbered.speed.exec(name)?.[1]).find((ms) => ms !== undefined)
  return {
    // One of videos has its class on the module around it.
    key: moduleKey(element.closest(anatomy.below) ?? element),
    slide: isGallery ? anatomy.galleryItem : anatomy.slide,
    isGallery,
    hasArrows: !classList.contains(printed.noArrows),
    hasDots: !classList.contains(printed.noDots),
    interval: classList.contains(printed.auto) ? intervalOf(speed) : undefined,
    ignoresHover: classList.contains(printed.ignoresHover),
  }
}

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
