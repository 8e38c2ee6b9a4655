import type { EndableLife } from '@tillkit/dom'
import { defineWidget, onBatch, settle } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { offerFunction } from '../shared/functions/public-functions.ts'
import { onSwipe } from '../shared/slides/swipe.ts'
import { anatomy, functions, SLIDER } from './anatomy.ts'
import { playSlides } from './autoplay.ts'
import { type Remembered, type SliderHost, type Slides, type SlidesState, readSlider, type SliderConfig } from './slider.read.ts'
import { bindHeights } from './slide-heights.ts'
import { messages } from './messages.ts'
import { startMoves } from './slide-moves.ts'
import { offerPlugins } from './jquery-plugins.ts'
import { bindSlides, markEmpty, startOf, linkSlides, bindVideos } from './slides.bind.ts'

/** How each slider of the page is measured anew. */
const measures = new Map<HTMLElement, () => void>()

/** Slides of the page builder's: sliders, their full-width and post kinds, galleries that slide, and the slides of video sliders. */
export const unit = defineWidget<SliderConfig, Remembered, typeof messages>({
  name: 'page-builder/slider',
  selector: SLIDER,
  when: 'now',
  messages,
  read: readSlider,
  key: ({ key }) => key,
  store: () => ({ active: undefined }),
  bind(host) {
    const { element, config } = host
    let found: readonly HTMLElement[] = []
    let life: EndableLife | undefined
    // Other scripts may add slides, and take some away.
    const look = () => {
      const now = [...element.querySelectorAll<HTMLElement>(config.slide)]
      if (life && now.length === found.length && now.every((slide, index) => slide === found[index])) return
      life?.end()
      life = host.branch()
      found = now
      if (found.length > 0) startSlides(host, life, found)
    }
    look()
    onBatch(host, look)
    offerFunction(host, functions.init, settle)
    offerFunction(host, functions.fixHeight, (which) => measure(which))
    offerPlugins(host, functions.plugins, settle)
  },
})

function startSlides(host: SliderHost, life: EndableLife, found: readonly HTMLElement[]): void {
  const { element } = host
  const store = createStore<SlidesState>(() => ({
    active: startOf(found, host.store.active), moved: undefined, direction: undefined, isMoving: false, isMeasuring: false,
  }))
  let move: Slides['move'] | undefined
  const slides: Slides = { host, slides: found, store, move: (direction) => move?.(direction) }
  bindSlides(life, slides)
  markEmpty(life, found)
  if (element.querySelector(anatomy.container)) {
    host.runInTask(life, () => {
      measures.set(element, bindHeights(life, slides))
      life.onEnd(() => measures.delete(element))
    })
  }
  if (found.length === 1) return
  host.runInTask(life, () => {
    move = startMoves(life, slides)
  })
  startParts(life, slides)
}

/** Starts what only some sliders that move need. */
function startParts(life: EndableLife, slides: Slides): void {
  const { host, move } = slides
  const { element, config } = host
  const { interval, hasArrows } = config
  if (hasArrows && navigator.maxTouchPoints > 0) {
    host.runInTask(life, () => onSwipe(life, { element, from: config.slide }, move))
  }
  if (interval !== undefined) host.runInTask(life, () => playSlides(life, slides, interval))
  if (element.closest(anatomy.below)) host.runInTask(life, () => linkSlides(life, slides))
  if (element.querySelector(anatomy.media)) host.runInTask(life, () => bindVideos(life, slides))
}

/** Measures one slider, which scripts pass as an element or wrapped, or all of them. */
function measure(which: unknown): void {
  const asked = which instanceof Element ? which : (which as ArrayLike<unknown> | undefined)?.[0]
  for (const [element, run] of measures) if (!(asked instanceof Element) || asked.contains(element)) run()
}
