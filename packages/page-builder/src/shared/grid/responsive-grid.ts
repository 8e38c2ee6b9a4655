import { hasBox, followSize, invoke, type Life, native } from '@tillkit/dom'
import { adoptEach } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { offerFor } from '../functions/public-functions.ts'
import { gridAnatomy, gridClasses, gridFunctions } from '../anatomy.ts'

/** Where an item stands in its grid. */
interface Place {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isOnLastRow: boolean
}

/** What a grid is measured by, in px. */
interface GridSizes {
  readonly width: number
  /** An item's width, with what lies around it. */
  readonly item: number
  /** The gap behind an item, which the last of a row does not have. */
  readonly gap: number
}

/** How many items stand in a row; one at least. */
export function columnsOf({ width, item, gap }: GridSizes): number {
  const columns = Math.round((width + gap) / item)
  return Number.isFinite(columns) && columns > 1 ? columns : 1
}

/** The items that show in a grid. */
export interface GridItems {
  readonly count: number
  readonly columns: number
  /** Whether nothing comes below the grid. */
  readonly marksLastRow: boolean
}

/** Where an item stands, by its place among those that show. */
export function placeOf(index: number, { count, columns, marksLastRow }: GridItems): Place {
  const rows = Math.ceil(count / columns)
  return {
    isFirst: index % columns === 0,
    isLast: index % columns === columns - 1,
    isOnLastRow: marksLastRow && Math.floor(index / columns) === rows - 1,
  }
}

/** A grid whose rows are marked. */
export interface Grid {
  /** Marks the rows anew at the end of this task: other items show now. */
  readonly layOut: () => void
}

/**
 * A grid that is being marked, step by step: all that wait are read together, and all written, so that the page is not laid out for
 * each of them.
 */
interface Marking {
  /** Looks which items show. */
  find(): void
  /** Takes away what would be measured with them. */
  clear(): void
  measure(): void
  mark(): void
}

const STEPS = ['find', 'clear', 'measure', 'mark'] as const

const waiting = new Set<Marking>()
let frame = 0

function markAll(): void {
  const all = [...waiting]
  waiting.clear()
  cancelAnimationFrame(frame)
  frame = 0
  for (const step of STEPS) for (const one of all) one[step]()
}

/** Has a grid marked before the next frame, with those whose width is told of one after the other. */
function markSoon(marking: Marking): void {
  waiting.add(marking)
  frame ||= requestAnimationFrame(markAll)
}

/**
 * Has a grid marked at the end of this task, with those that begin in it: after a click the browser itself lays the page out before the
 * next frame, to see what the pointer is over, and rows without their marks are others.
 */
function markAtOnce(marking: Marking): void {
  waiting.add(marking)
  queueMicrotask(markAll)
}

const MARKS = [gridClasses.first, gridClasses.last, gridClasses.lastRow] as const

/**
 * Marks the first and the last item of each row of a grid, and the items of the last row where nothing comes below them: by the width
 * that the theme's rules give to an item, and anew whenever the grid has another width.
 * @param selector the grid's items
 */
export function bindGrid(life: Life, container: HTMLElement, selector: string): Grid {
  const marking = markingOf(life, container, selector)
  const mark = (how: typeof markSoon) => {
    if (!life.signal.aborted) how(marking)
  }
  const layOut = () => mark(markAtOnce)
  life.onEnd(() => {
    if (waiting.delete(marking) && waiting.size === 0) {
      cancelAnimationFrame(frame)
      frame = 0
    }
  })
  // What it shows in the beginning is marked before it is painted, which the observer would not be in time for.
  layOut()
  let width = container.clientWidth
  // Told of a grid that was hidden when it shows.
  followSize(life, { of: [container] }, () => {
    if (container.clientWidth === width) return
    width = container.clientWidth
    mark(markSoon)
  })
  offerFor(life, container, { [gridFunctions.layOut]: layOut })
  return { layOut }
}

function markingOf(life: Life, container: HTMLElement, selector: string): Marking {
  const places = createStore<ReadonlyMap<Element, Place>>(() => new Map())
  let known: readonly HTMLElement[] = []
  let shown: readonly HTMLElement[] = []
  let all = { count: 0, columns: 1, marksLastRow: false }
  let gridLife = life.branch()
  return {
    find: life.guard(() => {
      const items = [...invoke(container, 'querySelectorAll', selector)] as HTMLElement[]
      if (items.length !== known.length || items.some((item, index) => item !== known[index])) {
        gridLife.end()
        gridLife = life.branch()
        known = items
        adoptEach(gridLife, items, places, marksOf, (marks) => ({ classes: Object.fromEntries(MARKS.map((name) => [name, marks.includes(name)])) }))
      }
      shown = items.filter((item) => !item.classList.contains(gridClasses.inactive) && hasBox(item))
    }),
    clear: life.guard(() => {
      // The last of a row has no gap behind it, which is what the others are measured by.
      if (shown[0]?.classList.contains(gridClasses.last)) places.setState(new Map(), true)
    }),
    measure: life.guard(() => {
      all = { count: shown.length, columns: shown[0] ? columnsOf(measure(container, shown[0])) : 1, marksLastRow: isLastOfModule(container) }
    }),
    mark: life.guard(() => places.setState(new Map(shown.map((item, index) => [item, placeOf(index, all)])), true)),
  }
}

/** An item's marks, as one text that can be compared. */
function marksOf(places: ReadonlyMap<Element, Place>, item: Element): string {
  const place = places.get(item)
  return [place?.isFirst && gridClasses.first, place?.isLast && gridClasses.last, place?.isOnLastRow && gridClasses.lastRow].filter(Boolean).join(' ')
}

function measure(container: HTMLElement, item: HTMLElement): GridSizes {
  const { paddingLeft, paddingRight } = getComputedStyle(container)
  const { marginLeft, marginRight } = getComputedStyle(item)
  const gap = px(marginLeft) + px(marginRight)
  return { width: container.clientWidth - px(paddingLeft) - px(paddingRight), item: item.offsetWidth + gap, gap }
}

const px = (length: string) => Number.parseFloat(length) || 0

/** Whether nothing comes below the grid: its module is the last in its place, and no links to further pages show. */
function isLastOfModule(container: Element): boolean {
  const module = invoke(container, 'closest', gridAnatomy.module)
  const pager = module && invoke(module, 'querySelector', gridAnatomy.pagers)
  return module !== null && native(module, 'nextElementSibling') === null && (pager === null || !hasBox(pager))
}
