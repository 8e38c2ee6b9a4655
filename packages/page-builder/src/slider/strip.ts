import { listen, type Life } from '@tillkit/dom'
import { raise } from '@tillkit/platform'
import { SLIDE_EVENTS, type SlideDetail } from '../shared/slides/slide-events.ts'
import type { Slides } from './context.ts'

/** Lets what stands around a slider lead it, and tells which slide it shows. */
export function linkSlides(life: Life, { host: { element }, store, move }: Slides): void {
  listen<CustomEvent<SlideDetail>>(life, element, SLIDE_EVENTS.to, ({ detail }) => move(detail.index))
  life.onEnd(store.subscribe(({ active: index }, before) => {
    if (index !== before.active) raise(element, SLIDE_EVENTS.shown, { index } satisfies SlideDetail)
  }))
}
