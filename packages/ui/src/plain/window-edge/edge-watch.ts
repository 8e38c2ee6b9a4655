import { createLife, invoke, listen, native, type EndableLife, type Life } from '@tillkit/dom'
import { report } from '@tillkit/mount'
import { clearOfFocus } from './clear-of-focus.ts'
import type { Kept, Reading, EdgeState } from './edge.types.ts'
import { groundBehind, missingGround } from './ground.ts'
import { takenBy } from './neighbours.ts'
import { scrollRoom } from './scroll-room.ts'

/** How much of the page has to stay in sight, in px, unless its unit says otherwise. */
const LEAVES = 280

/** What changes on the page is looked at no more often, in ms: a slider may write its style with each frame. */
const PAUSE = 200

/** How long nobody has scrolled when it is over, in ms. */
const SCROLLED = 150

const CHANGES: MutationObserverInit = { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style', 'hidden', 'open', 'src'] }

/** In the order in which they came: of two at one edge the later gives way. */
const all = new Set<Kept>()
let watch: Watch | undefined

/** Follows what others have at the edges for one more of ours, for as long as its life. */
export function followEdges(life: Life, kept: Kept): void {
  all.add(kept)
  watch ??= createWatch()
  watch.follow(kept.element)
  life.onEnd(() => {
    all.delete(kept)
    neighbours.delete(kept)
    leaveRoom(kept, undefined)
    watch?.leave(kept.element)
    if (all.size > 0) return
    watch?.end()
    watch = undefined
  })
}

interface Watch {
  follow(element: Element): void
  leave(element: Element): void
  end(): void
}

/** Looks again whenever an edge may have changed hands, once a frame at most. */
function createWatch(): Watch {
  const life = createLife((cause) => report({ unit: 'tillkit', element: null, message: String(cause), cause }))
  let hasNewFocus = true
  // A press puts the focus somewhere before it counts: what it is meant for must not move away from under it.
  let isPressed = false
  const look = createTimer(life, () => {
    const isNews = measure(hasNewFocus && !isPressed)
    // What has moved is looked at again in its place.
    hasNewFocus = isNews || (hasNewFocus && isPressed)
    changes.takeRecords()
    followNeighbours()
    // What does not show is told of by its size when it does.
    if (isShown()) changes.observe(document.documentElement, CHANGES)
    else changes.disconnect()
    if (isNews) look.soon()
  })
  const changes = new MutationObserver(() => look.soon(PAUSE))
  const sizes = new ResizeObserver(() => look.soon())
  const others = new Set<Element>()
  const followNeighbours = () => {
    const now = new Set([...neighbours.values()].flatMap((by) => [...by]))
    for (const element of others) if (!now.has(element)) sizes.unobserve(element)
    for (const element of now) if (!others.has(element)) sizes.observe(element)
    others.clear()
    for (const element of now) others.add(element)
  }
  life.onEnd(() => {
    changes.disconnect()
    sizes.disconnect()
  })
  listenAround(life, look, () => {
    hasNewFocus = true
  })
  listen(life, document, 'pointerdown', () => void (isPressed = true), { capture: true, passive: true })
  for (const type of ['pointerup', 'pointercancel', 'keydown']) {
    listen(life, document, type, () => {
      if (isPressed) look.soon()
      isPressed = false
    }, { capture: true, passive: true })
  }
  return {
    follow(element) {
      sizes.observe(element)
      // Before it is painted for the first time.
      look.soon()
    },
    leave(element) {
      sizes.unobserve(element)
      look.soon()
    },
    end: life.end,
  }
}

function listenAround(life: Life, look: Timer, onFocus: () => void): void {
  const hear = (target: EventTarget, types: readonly string[], listener: () => void) => {
    for (const type of types) listen(life, target, type, () => isShown() && listener(), { capture: true, passive: true })
  }
  hear(window, ['resize', 'load'], look.soon)
  if (window.visualViewport) hear(window.visualViewport, ['resize'], look.soon)
  hear(window, ['scroll'], () => look.after(SCROLLED))
  // What comes by and by is where it is to be when it has come; what opens in the top layer changes no attribute.
  hear(document, ['transitionend', 'animationend', 'toggle'], () => look.soon(PAUSE))
  hear(document, ['focusin'], () => {
    onFocus()
    look.soon()
  })
}

interface Timer {
  /** With the next frame, or when so many ms have passed since the last time. */
  soon(pause?: number): void
  /** When nobody has asked for so many ms. */
  after(quiet: number): void
}

function createTimer(life: EndableLife, work: () => void): Timer {
  let [frame, pausing, quieting, last] = [0, 0, 0, -Infinity]
  const soon = (pause = 0) => {
    const wait = last + pause - performance.now()
    if (frame || life.signal.aborted) return
    if (wait > 0) {
      pausing ||= window.setTimeout(soon, wait)
      return
    }
    frame = requestAnimationFrame(life.guard(() => {
      clearTimeout(pausing)
      frame = pausing = 0
      last = performance.now()
      work()
    }))
  }
  life.onEnd(() => {
    cancelAnimationFrame(frame)
    clearTimeout(pausing)
    clearTimeout(quieting)
  })
  return {
    soon,
    after(quiet) {
      clearTimeout(quieting)
      quieting = window.setTimeout(soon, quiet)
    },
  }
}

/** Whom each of ours that shows has met at its edge. */
const neighbours = new Map<Kept, ReadonlySet<Element>>()

const isShown = () => neighbours.size > 0

/**
 * Measures all of ours, then shows them: the page is laid out once.
 * @returns whether anything stands elsewhere than before
 */
function measure(hasNewFocus: boolean): boolean {
  const readings = [...all].map((kept) => [kept, read(kept)] as const)
  const nexts = readings.map(([kept, reading]) => [kept, reading, reading && clearOfFocus(kept, reading, hasNewFocus)] as const)
  let isNews = false
  for (const [kept, reading, next = AWAY] of nexts) {
    if (reading) neighbours.set(kept, reading.taken.by)
    else neighbours.delete(kept)
    leaveRoom(kept, reading && { ...reading, next })
    const now = kept.state()
    if (now.isAtEdge === next.isAtEdge && now.clear === next.clear && now.ground === next.ground) continue
    kept.show(next)
    isNews = true
  }
  return isNews
}

const AWAY: EdgeState = { isAtEdge: false, clear: 0, ground: undefined }

/** What stands where at an edge; nothing of what does not show. */
function read(kept: Kept): Reading | undefined {
  const { element, place } = kept
  const { edge, gap = 0, leaves = LEAVES, media, withoutRoom = 'flow' } = place
  const box = element.getBoundingClientRect()
  if (box.height === 0) return undefined
  const isOurs = (hit: Element) => givesWay(kept, hit)
  const { left, right, height } = boxAtEdge(kept, box)
  const taken = takenBy({ edge, left, right, height, gap }, isOurs)
  const isRoomy = visibleHeight() - taken.clear - gap - height >= leaves
  const clear = isRoomy || withoutRoom === 'flow' ? taken.clear : 0
  const isAtEdge = (media === undefined || matchMedia(media).matches) && (isRoomy || withoutRoom === 'over')
  return { box, taken, endRoom: endRoomOf(kept, box, taken.clear), next: { isAtEdge, clear, ground: groundOf(kept) } }
}

/** How something stood at the edge when it was last there, in a window of which width, and how large it has been in its place since. */
interface EdgeBox {
  readonly box: DOMRect
  readonly view: number
  flow?: string
}

const edgeBoxes = new WeakMap<Kept, EdgeBox>()

/**
 * What something takes of the edge. In its place in the page it may be smaller: by what it is there it would go to the edge, and by what it
 * is then back again, for ever.
 */
function boxAtEdge(kept: Kept, box: DOMRect): DOMRect {
  if (kept.state().isAtEdge) {
    edgeBoxes.set(kept, { box, view: innerWidth })
    return box
  }
  const last = edgeBoxes.get(kept)
  const size = `${String(box.width)} ${String(box.height)}`
  if (last?.view !== innerWidth || (last.flow ??= size) !== size) return box
  return last.box
}

/** Where it is the last thing on the page, in its place, the page could not be scrolled far enough. */
function endRoomOf({ element, place, state }: Kept, box: DOMRect, clear: number): number {
  if (place.isFixed || place.edge === 'top' || clear === 0) return 0
  const { bottom } = state().isAtEdge ? invoke(native(element, 'parentElement') ?? element, 'getBoundingClientRect') : box
  const below = document.documentElement.scrollHeight - scrollY - bottom - PAGE_END.asked(element)
  return Math.max(0, Math.ceil(clear - below))
}

/** Whether something belongs to one of ours, or to one that came later. */
function givesWay(kept: Kept, hit: Element): boolean {
  const others = [...all]
  return others.slice(others.indexOf(kept)).some(({ element }) => invoke(element, 'contains', hit))
}

/** The height of what can be seen, in px of the page: less while a keyboard lies over it, not while somebody magnifies it. */
function visibleHeight(): number {
  const seen = window.visualViewport
  return seen ? seen.height * seen.scale : innerHeight
}

/** A ground of its own stays: once ours is written nobody can tell any more. */
const hasOwnGround = new WeakMap<Element, boolean>()

function groundOf({ element }: Kept): string | undefined {
  const known = hasOwnGround.get(element) ?? missingGround(element) === undefined
  hasOwnGround.set(element, known)
  return known ? undefined : groundBehind(element)
}

/** The room at the page's end. */
const PAGE_END = scrollRoom('padding-block-end')

/** Keeps what is focused, and the page's end, out from under it and its neighbours. */
function leaveRoom({ element, place }: Kept, reading: Reading | undefined): void {
  const { edge, gap = 0, isFixed = false } = place
  const padding = scrollRoom(`scroll-padding-block-${edge === 'bottom' ? 'end' : 'start'}`)
  if (!reading) {
    padding.ask(element, undefined)
    PAGE_END.ask(element, undefined)
    return
  }
  const { isAtEdge, clear } = reading.next
  const whole = isAtEdge ? clear + gap + reading.box.height : clear
  padding.ask(element, whole || undefined)
  if (edge === 'bottom') PAGE_END.ask(element, (isFixed ? isAtEdge && whole : reading.endRoom) || undefined)
}
