import { invoke, type Life, timeout } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { emitLegacy, pageJQuery } from '@tillkit/platform'
import { focusBriefly } from '@tillkit/ui/plain'
import { reducesMotion } from '@tillkit/platform/theme'
import type { Direction, SliderHost, Slides } from './slider.read.ts'
import { drawControls } from './arrows-and-dots.ts'
import { data, events } from './anatomy.ts'
import { withJQuery } from './with-jquery.ts'

/** How long slides fade over each other, in ms. */
const FADE = 700

/** The index that a move leads to, over either end; undefined for a slide that is not there. */
export function targetOf(direction: Direction, active: number, count: number): number | undefined {
  if (direction === 'next') return (active + 1) % count
  if (direction === 'previous') return (active - 1 + count) % count
  return Number.isInteger(direction) && direction >= 0 && direction < count ? direction : undefined
}

/** What scripts of the page move a slider by: `next`, `previous`, or an index, also as text. */
export function directionOf(value: unknown): Direction {
  return value === 'next' || value === 'previous' ? value : Number.parseInt(String(value), 10)
}

/** As scripts of the page expect elements. */
const wrapped = (element: Element | undefined): unknown => (element && pageJQuery()?.(element as HTMLElement)) ?? element

/** Makes a slider with more than one slide move, and draws what moves it. @returns moves it, unless it is moving */
export function startMoves(life: Life, slides: Slides): Slides['move'] {
  const { host, slides: all } = slides
  const move = createMove(life, slides)
  nameSlides(life, host, all)
  drawControls(life, slides)
  withJQuery(life, ($) => offerData(life, $, slides))
  return move
}

/** One move at a time, each with its events and its fade (rules 1, 2, 7, 11). */
function createMove(life: Life, { host: { element: root, store: remembered }, slides, store }: Slides): Slides['move'] {
  const raise = (name: string, detail: object) => emitLegacy(root, name, [detail])
  let isBusy = false
  return (direction) => {
    const { active } = store.getState()
    const next = targetOf(direction, active, slides.length)
    if (isBusy || life.signal.aborted || next === undefined || next === active) return
    isBusy = true
    const [from, to] = [slides[active], slides[next]]
    raise(events.slide, { current: wrapped(from), next: wrapped(to) })
    raise(events.before, { direction, next_slide: wrapped(to) })
    if (life.signal.aborted) return
    const hadFocus = from?.contains(document.activeElement)
    remembered.active = next
    store.setState({ active: next, moved: active, direction, isMoving: true })
    // It would be lost with the slide that is left.
    if (hadFocus && to) focusBriefly(life, to)
    writeStatus(from, false)
    writeStatus(to, true)
    const over = life.branch()
    over.onEnd(fade(from, to))
    timeout(over, reducesMotion() ? 0 : FADE, () => {
      over.end()
      isBusy = false
      store.setState({ isMoving: false })
      raise(events.after, { next_slide: wrapped(to) })
    })
  }
}

/** Says to assistive technology what this is: one of several slides. */
function nameSlides(life: Life, { element, t, config }: SliderHost, slides: readonly Element[]): void {
  const isNamed = ['aria-label', 'aria-labelledby'].some((name) => invoke(element, 'hasAttribute', name))
  adoptAs(life, element, {
    attributes: { role: 'group', 'aria-roledescription': t('carousel'), ...(!isNamed && { 'aria-label': t(config.isGallery ? 'pictures' : 'name') }) },
  })
  slides.forEach((slide, index) => adoptAs(life, slide, {
    attributes: {
      role: 'group',
      'aria-roledescription': t('slide'),
      'aria-label': t('position', { index: index + 1, count: slides.length }),
    },
  }))
}

/** Scripts of the page find in jQuery's data of a slider what moves it, and of a slide whether it is shown. */
function offerData(life: Life, $: JQueryStatic, { host: { element }, slides, store, move }: Slides): void {
  $(element).data(data.engine, { et_slider_move_to: (to: unknown) => move(directionOf(to)) })
  writeStatus(slides[store.getState().active], true)
  life.onEnd(() => {
    $(element).removeData(data.engine)
    for (const slide of slides) $(slide).removeData(data.status)
  })
}

/** Scripts of the page ask a slide itself whether it is shown. */
function writeStatus(slide: HTMLElement | undefined, isShown: boolean): void {
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
