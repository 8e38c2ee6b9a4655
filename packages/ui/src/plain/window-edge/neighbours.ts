import { invoke, native } from '@tillkit/dom'
import { isOpaque } from './ground.ts'

/** An edge of the window. */
export type WindowEdge = 'top' | 'bottom'

/** A band of the window in which something of ours is to stand, in px. */
export interface Band {
  readonly edge: WindowEdge
  readonly left: number
  readonly right: number
  readonly height: number
  /** How far it is from what stands between it and the edge. */
  readonly gap: number
}

/** What others have of an edge. */
export interface TakenRoom {
  /** How much of the edge, in px. */
  readonly clear: number
  /** Who has it. */
  readonly by: ReadonlySet<Element>
}

/** How far apart the places are that are looked at, in px: nothing that a finger can press is smaller. */
const STEP = 24

/** How many neighbours may stand above each other before one of them is nobody that one could give way to. */
const MOST = 8

/** From which share of the window's height on something lies over the page, and stands at no edge. */
const COVERS = 0.9

/**
 * Finds what others have fixed where a band of ours is to stand, by looking at places in it: what could be pressed there, in whichever
 * order it lies. The band gives way until nothing is left in it.
 * @param isOurs says of an element that it is of the band, or gives way to it
 */
export function takenBy(band: Band, isOurs: (element: Element) => boolean): TakenRoom {
  const search: Search = { ...band, view: innerHeight, isOurs, inFlow: new Set(), grounds: new Map(), by: new Set() }
  const rows = steps(band.height - 2)
  let [clear, ways] = [0, 0]
  for (let row = 0; row <= rows && ways < MOST; row += 1) {
    const before = clear
    clear = pastRow(search, clear, clear + band.gap + 1 + ((band.height - 2) * row) / rows)
    if (clear === before) continue
    // From there on it is another band.
    ways += 1
    row = -1
  }
  return { clear: Math.ceil(clear), by: search.by }
}

/** In how many steps a length, in px, is looked at. */
const steps = (length: number) => Math.max(1, Math.ceil(length / STEP))

/** @returns how much of the edge is taken as far as a row of places tells, which is so far away from it */
function pastRow(search: Search, clear: number, away: number): number {
  const { edge, view, by } = search
  const y = edge === 'bottom' ? view - away : away
  for (const x of columnsIn(search)) {
    const other = neighbourAt(search, { x, y })
    if (!other) continue
    by.add(other.element)
    const taken = edge === 'bottom' ? view - other.top : other.bottom
    if (taken > clear) return taken
  }
  return clear
}

function neighbourAt(search: Search, point: Point): Neighbour | undefined {
  for (const hit of hitsAt(document, point)) {
    if (search.isOurs(hit)) continue
    const other = search.inFlow.has(hit) ? undefined : fixedAround(hit, point, search)
    if (other) return other
    // What lies beneath the page, as a footer that it is scrolled away from, can be neither seen nor pressed.
    if (search.inFlow.has(hit) && hidesWhatIsBeneath(hit, search)) return undefined
  }
  return undefined
}

/** Whether nothing beneath it shows. The ground of the whole page lies beneath everything. */
function hidesWhatIsBeneath(hit: Element, { grounds }: Search): boolean {
  if (hit === document.body || hit === document.documentElement) return false
  const known = grounds.get(hit) ?? isOpaque(getComputedStyle(hit).backgroundColor)
  grounds.set(hit, known)
  return known
}

function* columnsIn({ left, right }: Band): Generator<number> {
  const from = Math.max(0, left) + 1
  const width = Math.min(innerWidth, right) - 1 - from
  // What is beside the window, as a drawer that is shut, meets nobody.
  if (width < 0) return
  const columns = steps(width)
  for (let column = 0; column <= columns; column += 1) yield from + (width * column) / columns
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Search extends Band {
  readonly view: number
  readonly isOurs: (element: Element) => boolean
  readonly by: Set<Element>
  /** What is known to stand in the page. */
  readonly inFlow: Set<Element>
  /** Of that, what is known to have a ground of its own, or none. */
  readonly grounds: Map<Element, boolean>
}

interface Neighbour {
  readonly element: Element
  readonly top: number
  readonly bottom: number
}

function* hitsAt(root: DocumentOrShadowRoot, { x, y }: Point): Generator<Element> {
  for (const hit of root.elementsFromPoint(x, y)) {
    const within = native(hit, 'shadowRoot')
    if (within && within !== root) yield* hitsAt(within, { x, y })
    yield hit
  }
}

/** What is fixed to the window around an element, or sticks to its edge, if anything does; what is in the page is remembered. */
function fixedAround(hit: Element, point: Point, search: Search): Neighbour | undefined {
  const way: Element[] = []
  let stuck: Element | undefined
  for (let at: Element | null = hit; at && !search.inFlow.has(at); at = around(at)) {
    way.push(at)
    const { position, pointerEvents, top, bottom } = getComputedStyle(at)
    if (position === 'fixed') return boxOf(way, pointerEvents, search)
    // In something fixed it sticks to that.
    if (position === 'sticky' && isStuck(at, { top, bottom }, search)) stuck ??= at
  }
  const other = stuck ? boxOf([stuck], 'auto', search) : hiddenBox(hit, point, search)
  if (!other) for (const element of way) search.inFlow.add(element)
  return other
}

const around = (element: Element): Element | null => {
  const slotted = native(element, 'assignedSlot')
  if (slotted) return slotted
  const root = invoke(element, 'getRootNode')
  return native(element, 'parentElement') ?? (root instanceof ShadowRoot ? root.host : null)
}

/** Whether it sticks to the edge at this moment. */
function isStuck(element: Element, offset: { readonly top: string; readonly bottom: string }, { edge, view }: Search): boolean {
  const asked = parseFloat(offset[edge])
  const box = invoke(element, 'getBoundingClientRect')
  return Math.abs((edge === 'bottom' ? view - box.bottom : box.top) - asked) <= 1
}

/**
 * The box of what is fixed. Some have a frame as large as the window, which lets presses through, around what they show; what lies over
 * the whole window otherwise has taken the page's place.
 */
function boxOf(way: readonly Element[], pointerEvents: string, { view }: Search): Neighbour | undefined {
  for (const element of pointerEvents === 'none' ? way.toReversed() : way.slice(-1)) {
    const { top, bottom } = invoke(element, 'getBoundingClientRect')
    if (Math.min(bottom, view) - Math.max(top, 0) < view * COVERS) return { element, top, bottom }
  }
  return undefined
}

/** A widget may hide what it shows, which is fixed, in a closed tree of its own: it is met outside of its own box. */
function hiddenBox(hit: Element, { x, y }: Point, { edge }: Search): Neighbour | undefined {
  if (!native(hit, 'localName').includes('-')) return undefined
  const { left, right, top, bottom } = invoke(hit, 'getBoundingClientRect')
  if (left <= x && x <= right && top <= y && y <= bottom) return undefined
  return { element: hit, ...(edge === 'bottom' ? { top: y - STEP, bottom: y } : { top: y, bottom: y + STEP }) }
}
