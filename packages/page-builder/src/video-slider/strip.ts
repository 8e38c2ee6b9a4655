import { clickOnSpace, closestTo, invoke, type Life, listen, timeout } from '@tillkit/dom'
import { adopt, slot, type Host } from '@tillkit/mount'
import { onLegacy, raise } from '@tillkit/platform'
import { reducesMotion } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { SLIDE_EVENTS, type SlideDetail } from '../shared/slides/slide-events.ts'
import { anatomy, classes, COLUMN_WIDTH, columnsClass, drawn, positionClass } from './anatomy.ts'
import type { messages } from './messages.ts'
import { drawArrows, drawGroup, drawItem, drawItems, drawStrip } from './strip.draw.ts'

/** From which width of the window on, in px, a strip in a wide column has a picture more. */
const WIDE = 768

/** How many pictures stand beside each other where nothing else is said. */
const USUAL = 3

/** How many pictures stand beside each other in a column of a width, such as `2_3`. */
export function columnsIn(width: string | undefined, isWide: boolean): number {
  if (width === '3_5') return 4
  if (width === '1_5' || width === '1_6') return 2
  return isWide && (width === '4_4' || width === '3_4' || width === '2_3') ? 4 : USUAL
}

/** The pictures that are seen, by their indexes: one group after the other, over the end. */
export function groupFrom(start: number, columns: number, count: number): readonly number[] {
  return [...Array(Math.min(columns, count)).keys()].map((place) => (start + place) % count)
}

/** Where the next group begins, or the one before. */
export function startAfter(start: number, by: number, count: number): number {
  return (((start + by) % count) + count) % count
}

/** How long the next group takes to come, in ms. */
const MOVE = 1000

/** What a strip leads. */
export interface StripOptions {
  readonly slider: Element
  readonly slides: readonly Element[]
}

/** A strip's pictures, and which of them are seen. */
interface StripState {
  readonly start: number
  readonly columns: number
  readonly active: number
  readonly isMoving: boolean
}

/**
 * Draws the strip of pictures below a slider of videos, of which each leads to its video (rule 13).
 * @returns the strip, the group of pictures that is seen, and what shows the group beside the one that is seen
 */
export function drawSlideStrip(host: Host<null, undefined, typeof messages>, life: Life, options: StripOptions) {
  const { slider, slides } = options
  const parts = drawParts(slides, (index) => host.t('show', { index: index + 1, count: slides.length }))
  const { strip, items } = parts
  const store = createStore<StripState>(() => ({
    start: 0,
    columns: columnsIn(columnWidthOf(slider), isWide()),
    active: Math.max(0, slides.findIndex((slide) => invoke(slide, 'matches', anatomy.activeSlide))),
    isMoving: false,
  }))
  const show = () => showGroup(parts, store.getState())
  show()
  life.onEnd(store.subscribe(show))
  adopt(life, document.body, store, ({ isMoving }) => ({ classes: isMoving ? { [classes.moving]: true } : {} }))
  follow(life, options, store)
  const page = createPaging(life, store, parts)
  bindClicks(life, strip, { page, choose: (item) => raise(slider, SLIDE_EVENTS.to, { index: items.indexOf(item) }) })
  slot(life, { position: 'after', anchor: slider }).append(strip)
  return { strip, group: parts.group, page }
}

const wide = () => matchMedia(`(min-width: ${String(WIDE)}px)`)
const isWide = () => wide().matches

function drawParts(slides: readonly Element[], label: (index: number) => string): StripParts {
  const items = slides.map((slide, index) => drawItem(slide, index, label(index)))
  const [list, group] = [drawItems(), drawGroup()]
  list.append(group)
  return { strip: drawStrip(list), list, group, items, arrows: drawArrows() }
}

/** What a strip goes by: the window's width, and the slide that is shown, which it brings into view. */
function follow(life: Life, { slider, slides: { length: count } }: StripOptions, store: StoreApi<StripState>): void {
  listen(life, wide(), 'change', () => store.setState({ columns: columnsIn(columnWidthOf(slider), isWide()) }))
  listen<CustomEvent<SlideDetail>>(life, slider, SLIDE_EVENTS.shown, ({ detail: { index } }) => {
    const { start, columns } = store.getState()
    store.setState({ active: index, ...(!groupFrom(start, columns, count).includes(index) && { start: index }) })
  })
}

/** Shows the next group, or the one before, one move at a time. */
function createPaging(life: Life, store: StoreApi<StripState>, { group, items: { length: count } }: StripParts): (by: 1 | -1) => void {
  return (by) => {
    const { isMoving, start, columns } = store.getState()
    if (isMoving || columns >= count) return
    store.setState({ isMoving: true, start: startAfter(start, by * columns, count) })
    const over = life.branch()
    over.onEnd(slide(group, by))
    timeout(over, reducesMotion() ? 0 : MOVE, () => {
      over.end()
      store.setState({ isMoving: false })
    })
  }
}

/** What a strip is drawn with. */
interface StripParts {
  readonly strip: HTMLElement
  readonly list: HTMLElement
  readonly group: HTMLElement
  readonly items: readonly HTMLElement[]
  readonly arrows: readonly HTMLElement[]
}

function showGroup({ strip, list, group, items, arrows }: StripParts, { start, columns, active }: StripState): void {
  const seen = groupFrom(start, columns, items.length)
  list.className = drawn.items
  list.classList.add(columnsClass(columns))
  if (seen.some((index, place) => group.children[place] !== items[index]) || group.childElementCount !== seen.length) {
    list.replaceChildren(group, ...items.filter((_, index) => !seen.includes(index)))
    group.replaceChildren(...seen.flatMap((index) => items[index] ?? []))
  }
  items.forEach((item, index) => {
    const place = seen.indexOf(index)
    const isActive = index === active
    item.className = drawn.item
    item.classList.toggle(drawn.activeItem, isActive)
    if (place >= 0) item.classList.add(positionClass(place + 1))
    item.style.display = place < 0 ? 'none' : ''
    const [link] = item.getElementsByTagName('a')
    if (link) link.ariaCurrent = isActive ? 'true' : null
  })
  if (columns >= items.length) for (const arrow of arrows) arrow.remove()
  else if (!arrows[0]?.isConnected) strip.prepend(...arrows)
}

/** The width of the column that something stands in, as its class says it. */
function columnWidthOf(element: Element): string | undefined {
  const names = [...(element.closest(anatomy.column)?.classList ?? [])]
  return names.map((name) => COLUMN_WIDTH.exec(name)?.[1]).find((width) => width !== undefined)
}

/** Lets the next group come in from its side. @returns ends it */
function slide(group: HTMLElement, by: 1 | -1): () => void {
  if (reducesMotion()) return () => undefined
  const from = { opacity: 0, transform: `translateX(${String(by * 30)}%)` }
  const animation = group.animate([from, { opacity: 1, transform: 'none' }], { duration: MOVE, easing: 'ease-out' })
  return () => {
    animation.finished.catch(() => undefined)
    animation.cancel()
  }
}

/** What the strip is for. */
interface StripActions {
  readonly page: (by: 1 | -1) => void
  readonly choose: (item: HTMLElement) => void
}

function bindClicks(life: Life, strip: HTMLElement, { page, choose }: StripActions): void {
  listen<KeyboardEvent>(life, strip, 'keydown', (event) => clickOnSpace(event, anatomy.controls))
  onLegacy(strip, 'click', (event) => {
    const [arrow, item] = [closestTo(event, anatomy.arrow), closestTo(event, anatomy.item)]
    if (arrow || item) event.preventDefault()
    if (arrow) page(arrow.classList.contains(drawn.next) ? 1 : -1)
    else if (item) choose(item)
  }, life)
}
