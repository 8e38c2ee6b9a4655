import { createLife, invoke, listen, type Life } from '@tillkit/dom'
import { adopt, adoptAs, report } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { device, onDevice } from '../shared/device.ts'
import { FIXED_HEADERS } from '../shared/fixed-headers.anatomy.ts'
import { fixedHeadersHeight } from '../shared/fixed-headers.ts'
import { HEADER_EVENTS, HEADER_MEASURED, RULES, STYLE_ID } from './anatomy.ts'
import { measure, type Flow } from './measure.ts'
import { createSticking, type Sticking } from './stick.bind.ts'
import { linesOf, placeAt, type Lines, type Standing } from './sticky.model.ts'

/** An element that sticks, among the page's others. */
interface Sticker {
  readonly life: Life
  readonly element: HTMLElement
  readonly printed: unknown
  readonly sticking: Sticking
  flow?: Flow
  standing?: Standing
  lines?: Lines | undefined
  isStuck: boolean
}

/** All that sticks on a page, which is measured and followed together. */
export interface StickyPage {
  /** Takes an element in, with what the page's list says of it. */
  join(life: Life, element: HTMLElement, item: { readonly id: string; readonly printed: unknown }): void
  end(): void
}

/**
 * Follows the page's scrolling for all that sticks. Where things stand is measured when sizes change, and compared with how far the page
 * is scrolled: nothing is laid out while it is.
 */
export function createStickyPage(): StickyPage {
  const life = createLife((cause) => report({ unit: 'sticky-elements', element: null, message: String(cause), cause }))
  const stickers = new Set<Sticker>()
  const covered = createStore<{ readonly top: number }>(() => ({ top: 0 }))
  const place = () => placeAll(stickers, (top) => top === covered.getState().top || covered.setState({ top }))
  const remeasure = () => measureAll(stickers, place)
  let frame = 0
  const soon = life.guard(() => {
    frame ||= requestAnimationFrame(life.guard(() => {
      frame = 0
      remeasure()
    }))
  })
  // While a stuck element's own look changes gently it is left alone.
  const sizes = new ResizeObserver((entries) => entries.every(({ target }) => isChanging(target)) || soon())
  life.onEnd(() => {
    sizes.disconnect()
    cancelAnimationFrame(frame)
  })
  for (const box of [document.body, ...document.querySelectorAll(FIXED_HEADERS)]) sizes.observe(box)
  listen(life, window, 'scroll', place, { passive: true })
  for (const type of ['resize', 'load', ...HEADER_EVENTS]) listen(life, window, type, soon)
  onLegacy(document, HEADER_MEASURED, soon, life)
  onDevice(life, remeasure)
  // What is focused or jumped to does not end up beneath what is stuck.
  adopt(life, document.documentElement, covered, ({ top }) => (top > 0 ? { style: { 'scroll-padding-top': `${String(top)}px` } } : {}))
  addRules(life)
  return {
    join(its, element, { id, printed }) {
      const sticker: Sticker = { life: its, element, printed, sticking: createSticking(its, element, id), isStuck: false }
      stickers.add(sticker)
      sizes.observe(element)
      its.onEnd(() => {
        stickers.delete(sticker)
        sizes.unobserve(element)
        soon()
      })
      soon()
    },
    end: life.end,
  }
}

/** Whether what is stuck is on its way to another look, or back. */
function isChanging(element: Element): boolean {
  return 'getAnimations' in Element.prototype && element !== document.body && invoke(element, 'getAnimations').some(({ playState }) => playState === 'running')
}

/** Measures all in their places: first everything is put back, then read, then shown again, in one task. */
function measureAll(stickers: ReadonlySet<Sticker>, place: () => void): void {
  // Another look that comes gently would be measured on its way.
  const still = written(stickers, { transition: 'none' })
  for (const { sticking } of stickers) sticking.release()
  const transformed = new Set([...stickers].filter(({ element }) => !['none', ''].includes(getComputedStyle(element).transform)))
  // What an element is moved by is its own, wherever it stands.
  const plain = written(stickers, { transform: 'none' })
  const on = device()
  for (const one of stickers) one.flow = { ...measure(one.element, one.printed, on), hasTransform: transformed.has(one) }
  plain()
  const headers = fixedHeadersHeight()
  for (const one of stickers) if (one.flow) one.standing = { stuckHeight: one.flow.standing.height, ...one.flow.standing }
  reckon(stickers, headers)
  place()
  if (measureStuck(stickers)) {
    reckon(stickers, headers)
    place()
  }
  still()
}

/** Has all of them show something for a while. @returns ends it */
function written(stickers: ReadonlySet<Sticker>, style: Readonly<Record<string, string>>): () => void {
  const lives = [...stickers].map(({ life, element }) => {
    const branch = life.branch()
    adoptAs(branch, element, { style })
    return branch
  })
  return () => lives.forEach((life) => life.end())
}

/** Finds where each sticks, now that is known where all stand. */
function reckon(stickers: ReadonlySet<Sticker>, headers: number): void {
  const lines = linesOf([...stickers].flatMap(({ standing }) => standing ?? []), headers)
  for (const one of stickers) one.lines = one.standing && lines.get(one.standing)
}

/** Measures those that are stuck, where they may have another look. @returns whether any has another height */
function measureStuck(stickers: ReadonlySet<Sticker>): boolean {
  let isOther = false
  for (const one of stickers) {
    const { height: stuckHeight } = invoke(one.element, 'getBoundingClientRect')
    if (!one.standing || !one.isStuck || Math.abs(stuckHeight - one.standing.stuckHeight) < 0.5) continue
    one.standing = { ...one.standing, stuckHeight }
    isOther = true
  }
  return isOther
}

/** Shows all where they are now. */
function placeAll(stickers: ReadonlySet<Sticker>, cover: (top: number) => void): void {
  let covers = 0
  const now = { scrolled: scrollY, view: innerHeight }
  for (const one of stickers) {
    const { flow, standing, lines, sticking } = one
    if (!flow || !standing || !lines) continue
    const place = placeAt(standing, lines, now)
    one.isStuck = place.at !== 'rest'
    sticking.show(place, flow, lines)
    if (place.at === 'top' && place.limit === undefined) covers = Math.max(covers, lines.top + standing.stuckHeight)
  }
  cover(covers)
}

/** The rules for what is stuck, in the style element that is known by the theme's name. */
function addRules(life: Life): void {
  if (document.getElementById(STYLE_ID)) return
  const style = document.createElement('style')
  style.id = STYLE_ID
  style.append(RULES)
  document.head.append(style)
  life.onEnd(() => style.remove())
}

