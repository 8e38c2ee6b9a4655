import type { EndableLife } from '@tillkit/dom'
import { defineWidget, onBatch, settle } from '@tillkit/mount'
import { pageJQuery } from '@tillkit/platform'
import { offerPlugin } from '../shared/plugin.late.ts'
import { offerFunction } from '../shared/public-functions.ts'
import { anatomy, data, functions, SLIDER } from './anatomy.ts'
import type { Remembered, SliderHost, Slides } from './context.ts'
import { drawControls } from './controls.ts'
import { messages } from './messages.ts'
import { createMoves } from './moves.ts'
import { readSlider, type SliderConfig } from './read.ts'
import { directionOf } from './slider.model.ts'
import { bindSlides, markEmpty } from './slides.bind.ts'

const loadAutoplay = () => import('./autoplay.late.ts')
const loadVideos = () => import('./videos.late.ts')
const loadHeights = () => import('./heights.late.ts')
const loadStrip = () => import('./strip.late.ts')
const loadSwipe = () => import('../shared/swipe.late.ts')

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
    const find = () => [...element.querySelectorAll<HTMLElement>(config.slide)]
    let found: readonly HTMLElement[] = []
    let life: EndableLife | undefined
    // Other scripts may add slides, and take some away.
    const look = () => {
      const now = find()
      if (life && now.length === found.length && now.every((slide, index) => slide === found[index])) return
      life?.end()
      life = host.branch()
      startSlides(host, life, (found = now))
    }
    look()
    onBatch(host, look)
    offerFunction(host, functions.init, settle)
    offerFunction(host, functions.fixHeight, (which) => measure(which))
    offerPlugin(host, functions.plugin, settle)
  },
})

function startSlides(host: SliderHost, life: EndableLife, found: readonly HTMLElement[]): void {
  if (found.length === 0) return
  const slides: Slides = { host, slides: found, ...createMoves(host, life, found) }
  bindSlides(life, slides)
  markEmpty(life, found)
  drawControls(life, slides)
  offerEngine(life, slides)
  bringParts(life, slides)
}

/** Brings what only some sliders need. */
function bringParts(life: EndableLife, slides: Slides): void {
  const { host, slides: { length } } = slides
  const { element, config } = host
  const { interval, hasArrows } = config
  if (element.querySelector(anatomy.container)) {
    host.bring(life, loadHeights, ({ bindHeights }) => {
      measures.set(element, bindHeights(life, slides))
      life.onEnd(() => measures.delete(element))
    })
  }
  if (length === 1) return
  if (hasArrows && navigator.maxTouchPoints > 0) host.bring(life, loadSwipe, ({ onSwipe }) => onSwipe(life, { element, from: config.slide }, slides.move))
  if (interval !== undefined) host.bring(life, loadAutoplay, ({ playSlides }) => playSlides(life, slides, interval))
  if (element.closest(anatomy.below)) host.bring(life, loadStrip, ({ linkSlides }) => linkSlides(life, slides))
  if (element.querySelector(anatomy.media)) host.bring(life, loadVideos, ({ bindVideos }) => bindVideos(life, slides))
}

/** Measures one slider, which scripts pass as an element or wrapped, or all of them. */
function measure(which: unknown): void {
  const asked = which instanceof Element ? which : (which as ArrayLike<unknown> | undefined)?.[0]
  for (const [element, run] of measures) if (!(asked instanceof Element) || asked.contains(element)) run()
}

/** Scripts of the page find in jQuery's data of a slider what moves it. */
function offerEngine(life: EndableLife, { host: { element }, move }: Slides): void {
  const $ = pageJQuery()
  $?.(element).data(data.engine, { et_slider_move_to: (to: unknown) => move(directionOf(to)) })
  life.onEnd(() => void $?.(element).removeData(data.engine))
}
