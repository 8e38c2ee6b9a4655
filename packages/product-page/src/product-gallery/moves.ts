import { hasBox, invoke, native, reducesMotion } from '@tillkit/dom'
import { drawn, FOCUSABLE } from './anatomy.ts'
import type { Gallery } from './gallery.types.ts'
import { indexOf, type Target } from './move.model.ts'
import { pauseMedia } from './media.ts'
import { animate } from './motion.ts'
import { nameOf } from './slide-parts.ts'

/** How a slide stands aside while it moves: in px from its place. */
const aside = (x: number): Keyframe => ({ translate: `${x}px`, visibility: 'visible' })
const inPlace: Keyframe = { translate: '0px', visibility: 'visible' }

/** What a move begins with: a finger may have brought the slides some way already, in px. */
interface Start {
  readonly dragged?: number
}

/** Moves from slide to slide. */
export interface Moves {
  readonly move: Gallery['move']
  /** The same, from where a finger has brought the slides to. */
  moveFrom(start: Start, target: Target): boolean
}

/** Which way the slides lie: 1 where the next one is to the right. */
export const wayOf = ({ settings: { slider }, wrapper }: Pick<Gallery, 'settings' | 'wrapper'>): 1 | -1 =>
  slider?.isRtl || getComputedStyle(wrapper).direction === 'rtl' ? -1 : 1

/** Creates the moves of a gallery. */
export function createMoves(gallery: Omit<Gallery, 'move'>): Moves {
  const { host, life, slides, settings: { slider } } = gallery
  let running: readonly Animation[] = []
  const stop = () => {
    for (const one of running) one.cancel()
    running = []
  }
  life.onEnd(stop)
  const go = (target: Target, mover: Parameters<Gallery['move']>[1], start: Start): boolean => {
    const { active } = host.store.getState()
    const index = indexOf(target, { active, count: slides.length, loops: slider?.loops ?? false })
    const [from, to] = [slides[active], index === undefined ? undefined : slides[index]]
    if (index === undefined || !from || !to) return false
    stop()
    const before = heightOf(gallery.wrapper)
    const focused = invoke(from, 'contains', document.activeElement)
    host.store.setState({ active: index })
    pauseMedia(from)
    // What had the focus can have it no longer.
    if (focused) focusOf(to, host.element)?.focus({ preventScroll: true })
    running = animateMove(gallery, { from, to, before, isOn: target === 'next' || (target !== 'previous' && index > active), ...start })
    if (mover === 'shopper') host.announce(nameOf(host, slides, index))
    return true
  }
  return { move: (target, mover) => go(target, mover, {}), moveFrom: (start, target) => go(target, 'shopper', start) }
}

/** What has the focus for a slide that shows: something in it, else its thumbnail. */
function focusOf(slide: HTMLElement, gallery: HTMLElement): HTMLElement | null {
  return slide.querySelector<HTMLElement>(FOCUSABLE) ?? gallery.querySelector<HTMLElement>(`.${drawn.current}`)
}

const heightOf = (element: HTMLElement): number => invoke(element, 'getBoundingClientRect').height

/** What is animated: the slides are where they belong already. */
interface Motion extends Start {
  readonly from: HTMLElement
  readonly to: HTMLElement
  /** How high the gallery was before, in px. */
  readonly before: number
  /** Whether it goes on, rather than back. */
  readonly isOn: boolean
}

function animateMove(gallery: Omit<Gallery, 'move'>, { from, to, before, isOn, dragged = 0 }: Motion): Animation[] {
  const { wrapper, settings: { slider } } = gallery
  if (!slider || slider.ms === 0 || reducesMotion() || !hasBox(wrapper) || !('animate' in wrapper)) return []
  const timing = { duration: slider.ms, easing: 'ease' }
  const after = heightOf(wrapper)
  const height = slider.smoothHeight && before !== after ? [animate(wrapper, [{ height: `${before}px` }, { height: `${after}px` }], timing)] : []
  if (slider.fades) {
    const out: Keyframe[] = [{ opacity: 1, visibility: 'visible' }, { opacity: 0, visibility: 'visible' }]
    return [...height, animate(to, [{ opacity: 0 }, {}], timing), animate(from, out, timing)]
  }
  const width = native(wrapper, 'clientWidth') * wayOf(gallery) * (isOn ? 1 : -1)
  return [...height, animate(to, [aside(width + dragged), inPlace], timing), animate(from, [aside(dragged), aside(-width)], timing)]
}
