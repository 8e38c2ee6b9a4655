import { invoke, type Life, native } from '@tillkit/dom'
import { emitLegacy, pageJQuery } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { reducesMotion } from '../shared/device.ts'
import { classes, data, events } from './anatomy.ts'
import type { SlidesState, SliderHost } from './context.ts'
import { FADE, targetOf, type Direction } from './slider.model.ts'

/** A slider's state, and what moves it. */
export interface Moves {
  readonly store: StoreApi<SlidesState>
  move(direction: Direction): void
}

/** As scripts of the page expect elements. */
const wrapped = (element: Element | undefined): unknown => (element && pageJQuery()?.(element as HTMLElement)) ?? element

/** Makes what moves the slides of a slider: one move at a time, each with its events and its fade (rules 1, 2, 7, 11). */
export function createMoves(host: SliderHost, life: Life, slides: readonly HTMLElement[]): Moves {
  const { element: root, store: remembered } = host
  const store = createStore<SlidesState>(() => ({
    active: startOf(slides, remembered.active), moved: undefined, direction: undefined, isMoving: false, isMeasuring: false,
  }))
  const raise = (name: string, detail: object) => emitLegacy(root, name, [detail])
  let isBusy = false
  const move = (direction: Direction) => {
    const { active } = store.getState()
    const next = targetOf(direction, active, slides.length)
    if (isBusy || life.signal.aborted || next === undefined || next === active) return
    isBusy = true
    const [from, to] = [slides[active], slides[next]]
    raise(events.slide, { current: wrapped(from), next: wrapped(to) })
    raise(events.before, { direction, next_slide: wrapped(to) })
    if (life.signal.aborted) return
    remembered.active = next
    store.setState({ active: next, moved: active, direction, isMoving: true })
    noteStatus(from, false)
    noteStatus(to, true)
    const over = life.branch()
    over.onEnd(fade(from, to))
    const timer = setTimeout(life.guard(() => {
      over.end()
      isBusy = false
      store.setState({ isMoving: false })
      raise(events.after, { next_slide: wrapped(to) })
    }), reducesMotion() ? 0 : FADE)
    over.onEnd(() => clearTimeout(timer))
  }
  noteStatus(slides[store.getState().active], true)
  life.onEnd(() => {
    for (const slide of slides) pageJQuery()?.(slide).removeData(data.status)
  })
  return { store, move }
}

/** Where a slider begins: where its predecessor stood, else with the slide that the server has marked, else with the first. */
function startOf(slides: readonly Element[], remembered: number | undefined): number {
  if (remembered !== undefined && remembered < slides.length) return remembered
  return Math.max(0, slides.findIndex((slide) => native(slide, 'classList').contains(classes.active)))
}

/** Scripts of the page ask a slide itself whether it is shown. */
function noteStatus(slide: HTMLElement | undefined, isShown: boolean): void {
  if (slide) pageJQuery()?.(slide).data(data.status, isShown ? 'active' : 'inactive')
}

/** Fades one slide over the other, without a trace in the HTML. @returns ends it */
function fade(from: Element | undefined, to: Element | undefined): () => void {
  if (reducesMotion()) return () => undefined
  const options = { duration: FADE, easing: 'ease-in-out', fill: 'forwards' } as const
  const running = [
    to && invoke(to, 'animate', [{ opacity: 0 }, { opacity: 1 }], options),
    from && invoke(from, 'animate', [{ opacity: 1 }, { opacity: 0 }], options),
  ]
  return () => {
    // Not every browser forgives one that nobody waits for.
    for (const animation of running) animation?.finished.catch(() => undefined)
    for (const animation of running) animation?.cancel()
  }
}
