import { moduleKey } from '../shared/module/module-key.ts'
import { anatomy, numbered, printed } from './anatomy.ts'
import { intervalOf } from './slider.model.ts'

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
