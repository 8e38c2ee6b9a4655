import { createLife, followSize, invoke, type Life, listen, native } from '@tillkit/dom'
import { adopt, adoptAs, report } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { device, FIXED_HEADERS, fixedHeadersHeight, onDevice } from '@tillkit/platform/theme'
import { createStore } from 'zustand/vanilla'
import { SCROLL_EFFECTS } from '../shared/scrolling/anatomy.ts'
import { HEADER_EVENTS, HEADER_MEASURED, RULES, STYLE_ID } from './anatomy.ts'
import { isHeldBack, measure, type Flow } from './measure.ts'
import { createSticking, type Sticking } from './stick.bind.ts'
import { linesOf, placeAt, type Lines, type StickyBox } from './sticky.model.ts'

/** An element that sticks, among the page's others. */
interface Sticker {
  readonly life: Life
  readonly element: HTMLElement
  readonly printed: unknown
  readonly sticking: Sticking
  flow?: Flow
  box?: StickyBox
  lines?: Lines | undefined
  isStuck: boolean
  /** Whether something around it holds it where it stands; undefined until it is to stick. */
  isDragged?: boolean | undefined
  /** What its size in its place followed from when it was measured there. */
  room?: string
  /** How high its look is while it is stuck, in px, once that is known: another height is news of what is in it. */
  look?: number | undefined
}

/** How much of the window's ends is covered by what is stuck, in px. */
interface Covered {
  readonly top: number
  readonly bottom: number
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
  const covered = createStore<Covered>(() => ({ top: 0, bottom: 0 }))
  const place = () => {
    const isNews = placeAll(stickers, ({ top, bottom }) => {
      const now = covered.getState()
      if (top !== now.top || bottom !== now.bottom) covered.setState({ top, bottom })
    })
    // What is held back keeps no others away.
    if (isNews) soon()
  }
  const remeasure = () => measureAll(stickers, place)
  let frame = 0
  const soon = life.guard(() => {
    frame ||= requestAnimationFrame(life.guard(() => {
      frame = 0
      remeasure()
    }))
  })
  // While a stuck element's own look changes gently it is left alone.
  const follow = followSize(life, { of: [document.body, ...document.querySelectorAll(FIXED_HEADERS)] }, (entries) => {
    for (const entry of entries) rememberSize(stickers, entry)
    if (!entries.every(({ target }) => isChanging(target))) soon()
  })
  life.onEnd(() => cancelAnimationFrame(frame))
  listen(life, window, 'scroll', place, { passive: true })
  for (const type of ['resize', 'load', SCROLL_EFFECTS, ...HEADER_EVENTS]) listen(life, window, type, soon)
  onLegacy(document, HEADER_MEASURED, soon, life)
  onDevice(life, remeasure)
  // What is focused or jumped to does not end up beneath what is stuck.
  adopt(life, document.documentElement, covered, ({ top, bottom }) => ({
    style: { ...(top > 0 && { 'scroll-padding-top': `${String(top)}px` }), ...(bottom > 0 && { 'scroll-padding-bottom': `${String(bottom)}px` }) },
  }))
  addRules(life)
  return {
    join(its, element, { id, printed }) {
      const sticker: Sticker = { life: its, element, printed, sticking: createSticking(its, element, id), isStuck: false }
      stickers.add(sticker)
      its.onEnd(follow(element))
      its.onEnd(() => {
        stickers.delete(sticker)
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

/**
 * Measures all in their places: first what has to be is put back, then all is read, then shown again, in one task. What is stuck, and has
 * another size for no reason, stays: a look that comes with an animation would begin anew. What keeps its place is measured then.
 */
function measureAll(stickers: ReadonlySet<Sticker>, place: () => void): void {
  const kept = new Set([...stickers].filter(isKept))
  const others = new Set([...stickers].filter((one) => !kept.has(one)))
  // Another look that comes gently would be measured on its way.
  const still = written(others, { transition: 'none' })
  for (const { sticking } of others) sticking.release()
  const transformed = new Set([...others].filter(({ element }) => !['none', ''].includes(getComputedStyle(element).transform)))
  // What an element is moved by is its own, wherever it stands.
  const plain = written(others, { transform: 'none' })
  const on = device()
  for (const one of stickers) {
    const { element, sticking, printed, flow, isDragged, isStuck } = one
    const hasTransform = kept.has(one) ? flow?.hasTransform === true : transformed.has(one)
    one.flow = { ...measure((kept.has(one) && sticking.placeholder()) || element, printed, on), hasTransform }
    one.room = roomOf(one)
    one.isDragged = isDragged || isStuck ? isHeldBack(element) : undefined
  }
  plain()
  const headers = fixedHeadersHeight()
  for (const one of stickers) if (one.flow) one.box = boxOf(one, one.flow, kept.has(one) ? one.box?.stuckHeight : undefined)
  assignLines(stickers, headers)
  place()
  if (measureStuck(stickers)) {
    assignLines(stickers, headers)
    place()
  }
  still()
}

/** Whether what is stuck may stay so while it is measured: what keeps its place is there, has room as before, and nothing is new in it. */
function isKept(one: Sticker): boolean {
  const { element, flow, look, sticking, isStuck } = one
  const placeholder = sticking.placeholder()
  if (!isStuck || !flow || !placeholder || !native(placeholder, 'isConnected') || one.room !== roomOf(one)) return false
  return look === undefined || isChanging(element) || Math.abs(native(element, 'offsetHeight') - look) < 1
}

/** Notes how high what is stuck has become by its look alone: at once with being stuck, or gently. */
function rememberSize(stickers: ReadonlySet<Sticker>, { target, borderBoxSize: [box] }: ResizeObserverEntry): void {
  for (const one of stickers) if (one.element === target && one.isStuck && (one.look === undefined || isChanging(target))) one.look = box?.blockSize
}

/** What the size of an element in its place follows from. */
function roomOf({ element }: Sticker): string {
  const parent = native(element, 'parentElement')
  return `${String(innerWidth)}/${String(parent && native(parent, 'clientWidth'))}`
}

/** Where it stands. What is held back does not stick. */
function boxOf({ isDragged }: Sticker, { box }: Flow, stuckHeight = box.height): StickyBox {
  return { stuckHeight, ...box, ...(isDragged && { isTop: false, isBottom: false }) }
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
function assignLines(stickers: ReadonlySet<Sticker>, headers: number): void {
  const lines = linesOf([...stickers].flatMap(({ box }) => box ?? []), headers)
  for (const one of stickers) one.lines = one.box && lines.get(one.box)
}

/** Measures those that are stuck, where they may have another look. @returns whether any has another height */
function measureStuck(stickers: ReadonlySet<Sticker>): boolean {
  let isOther = false
  for (const one of stickers) {
    if (!one.box || !one.isStuck) continue
    const { height: stuckHeight } = invoke(one.element, 'getBoundingClientRect')
    one.look = native(one.element, 'offsetHeight')
    if (Math.abs(stuckHeight - one.box.stuckHeight) < 0.5) continue
    one.box = { ...one.box, stuckHeight }
    isOther = true
  }
  return isOther
}

/** Shows all where they are now. @returns whether any of them turned out to be held back */
function placeAll(stickers: ReadonlySet<Sticker>, cover: (covered: Covered) => void): boolean {
  const covers = { top: 0, bottom: 0 }
  let isNews = false
  const now = { scrolled: scrollY, view: innerHeight }
  for (const one of stickers) {
    const { flow, box, lines, sticking } = one
    if (!flow || !box || !lines) continue
    let place = placeAt(box, lines, now)
    // Asked once, when it is to stick: effects may have come since it was measured.
    if (place.at !== 'rest' && one.isDragged === undefined) isNews = (one.isDragged = isHeldBack(one.element)) || isNews
    if (one.isDragged) place = { at: 'rest' }
    if (!one.isStuck) one.look = undefined
    // A look of another height has been told of by then.
    if (!one.isStuck && place.at !== 'rest') requestAnimationFrame(() => { one.look ??= box.height })
    one.isStuck = place.at !== 'rest'
    sticking.show(place, flow, lines)
    if (place.at !== 'rest' && place.limit === undefined) covers[place.at] = Math.max(covers[place.at], lines[place.at] + box.stuckHeight)
  }
  cover(covers)
  return isNews
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

