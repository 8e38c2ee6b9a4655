import { invoke, native, type EndableLife, type Life } from '@tillkit/dom'
import { SCROLL_EFFECTS } from './anatomy.ts'
import { LENGTH, onItsWay } from './scroll-way.model.ts'

/** Where an element stands in the page, whatever moves it: all in px. */
export interface Place {
  /** From the page's top to the element's. */
  readonly top: number
  readonly height: number
  /** The window's height. */
  readonly view: number
  /** How far the page can be scrolled. */
  readonly range: number
}

/** What an element looks like while the page is scrolled: keyframes over all of the page's range. */
type FramesOf = (place: Place) => Keyframe[]

/** What is shown along the page's scrolling. */
interface Follower {
  readonly element: HTMLElement
  /** Whose place counts. Default: the element's own. */
  readonly within: HTMLElement
  readonly framesOf: FramesOf
  readonly composite: CompositeOperation
  readonly life: Life
  place: Place
  animation?: Animation
}

/** How a follower is made. */
export interface Following {
  readonly framesOf: FramesOf
  /** Whose place in the page counts. Default: the element's own. */
  readonly within?: HTMLElement
  /** How it goes with what else moves or changes the element in the same way. Default `replace`. */
  readonly composite?: CompositeOperation
}

const NOWHERE: Place = { top: 0, height: 0, view: 0, range: 0 }

const followers = new Set<Follower>()
/** Ends all that watches the page, which one set of watchers does for all followers. */
let watch: AbortController | undefined
let sizes: ResizeObserver | undefined
let timeline: AnimationTimeline | undefined
let frame = 0
let last = 0

/**
 * Shows an element as its keyframes say, along the page's scrolling. The browser does it by itself where it can, beside the page's
 * own work; elsewhere one listener for all turns those that are near the window, and reads nothing but how far the page is scrolled.
 * Where things stand is found out when sizes change, never while the page is scrolled. Nothing is written into the page's HTML.
 */
export function followScroll(life: EndableLife | Life, element: HTMLElement, { framesOf, within = element, composite = 'replace' }: Following): void {
  if (life.signal.aborted || !('animate' in Element.prototype)) return
  const follower: Follower = { element, within, framesOf, composite, life, place: NOWHERE }
  followers.add(follower)
  begin()
  sizes?.observe(within)
  life.onEnd(() => {
    followers.delete(follower)
    follower.animation?.cancel()
    if (![...followers].some((other) => other.within === within)) sizes?.unobserve(within)
    if (followers.size === 0) stop()
  })
  plan()
}

/** Finds out anew where everything stands. Sizes that change are followed by itself. */
export function measureFollowers(): void {
  plan()
}

function begin(): void {
  if (watch) return
  watch = new AbortController()
  const { signal } = watch
  timeline = 'ScrollTimeline' in window ? new ScrollTimeline({ source: document.documentElement, axis: 'block' }) : undefined
  sizes = new ResizeObserver(plan)
  sizes.observe(document.body)
  addEventListener('resize', plan, { signal })
  addEventListener('beforeprint', standStill, { signal })
  addEventListener('afterprint', goOn, { signal })
  if (!timeline) addEventListener('scroll', plan.bind(undefined, 'turn'), { signal, passive: true })
}

function stop(): void {
  watch?.abort()
  sizes?.disconnect()
  cancelAnimationFrame(frame)
  watch = sizes = timeline = undefined
  frame = 0
  isStale = isPrinting = false
}

/** Whether the page is being printed: on paper nothing is scrolled to, and all is shown as it stands. */
let isPrinting = false

function standStill(): void {
  isPrinting = true
  for (const one of followers) {
    one.animation?.cancel()
    delete one.animation
  }
}

function goOn(): void {
  isPrinting = false
  plan()
}

/** Whether places have to be found out anew in the next frame, too. */
let isStale = false

/** Has the next frame do what there is to do: once, however often it is asked. */
function plan(what?: unknown): void {
  isStale ||= what !== 'turn'
  frame ||= requestAnimationFrame(() => {
    frame = 0
    if (isPrinting) return
    if (isStale) measure()
    else turn()
  })
}

/** Reads all places first, then writes all animations: the page is laid out once. */
function measure(): void {
  isStale = false
  const view = innerHeight
  const range = Math.max(0, document.documentElement.scrollHeight - view)
  for (const one of followers) one.place = { top: pageTop(one.within), height: native(one.within, 'offsetHeight'), view, range }
  const isAny = [...followers].some(({ animation }) => !animation)
  for (const one of followers) one.life.guard(show)(one)
  if (!timeline) turn(true)
  if (isAny) dispatchEvent(new Event(SCROLL_EFFECTS))
}

function show(one: Follower): void {
  // Where nothing changes the browser has nothing to do: an effect for all of the page's range would be reckoned in each frame.
  const { frames, timing } = onItsWay(one.framesOf(one.place))
  const { effect } = one.animation ?? {}
  if (effect instanceof KeyframeEffect) {
    effect.setKeyframes(frames)
    effect.updateTiming(timing)
  }
  // A page that cannot be scrolled has no time in it: what holds then is turned to by hand.
  const along = one.place.range > 0 ? timeline : undefined
  if (one.animation && one.animation.timeline === (along ?? document.timeline)) return
  one.animation?.cancel()
  const { element, composite } = one
  one.animation = invoke(element, 'animate', frames, { ...timing, fill: 'both', composite, ...(along && { timeline: along }) })
  // That it was given up is no news to whoever gave it up.
  one.animation.finished.catch(() => undefined)
  if (along) return
  one.animation.pause()
  one.animation.currentTime = 0
}

/** Turns what is near the window, or was, to where the page is scrolled to. */
function turn(isFirst = false): void {
  const now = scrollY
  for (const { animation, place } of followers) {
    const isNear = (y: number) => place.top < y + 2 * place.view && place.top + place.height > y - place.view
    if (animation && place.range > 0 && (isFirst || isNear(now) || isNear(last))) animation.currentTime = (Math.min(now, place.range) / place.range) * LENGTH
  }
  last = now
}

/** How far an element stands from the page's top, in px, whatever moves it or what is around it. */
function pageTop(element: HTMLElement): number {
  let top = 0
  for (let one = element; ;) {
    top += native(one, 'offsetTop')
    const parent = native(one, 'offsetParent')
    if (!(parent instanceof HTMLElement)) return top
    // Counted from within the border of what it stands in; what stands in the page itself from the page's edge.
    if (parent !== document.body) top += native(parent, 'clientTop')
    one = parent
  }
}
