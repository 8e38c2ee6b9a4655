import type { Place } from '../shared/scrolling/follow-scroll.ts'

/** What an effect changes. */
export type Resolver = 'translateX' | 'translateY' | 'opacity' | 'scale' | 'rotate' | 'blur'

/** An effect along the way of an element through the window, which begins with the window's lower edge and ends with its upper one. */
export interface Effect {
  readonly resolver: Resolver
  /** Where it leaves the first value, reaches the second, leaves that and reaches the third: in per cent of the way, ascending. */
  readonly limits: readonly [number, number, number, number]
  readonly values: readonly [number, number, number]
  /** Which places of the element begin and end the way: 0 is its upper edge, 0.5 its middle, 1 its lower edge. */
  readonly edges: readonly [number, number]
}

/** A value where the page is scrolled by so many px. */
type Point = readonly [at: number, value: number]

/** What the values of each effect mean in CSS. Of properties of their own: an element's own transform is its own. */
const SAID: Readonly<Record<Resolver, (value: number) => Keyframe>> = {
  // An offset of 1 is 100 px.
  translateX: (value) => ({ translate: `${text(value * 100)}px 0px` }),
  translateY: (value) => ({ translate: `0px ${text(value * 100)}px` }),
  opacity: (value) => ({ opacity: text(Math.min(1, Math.max(0, value / 100))) }),
  scale: (value) => ({ scale: text(value / 100) }),
  rotate: (value) => ({ rotate: `${text(value)}deg` }),
  blur: (value) => ({ filter: `blur(${text(Math.max(0, value))}px)` }),
}

/** Without the dust of binary fractions. */
const text = (value: number) => String(Math.round(value * 1000) / 1000)

/** Whether a word names an effect that there is. */
export function isResolver(word: string): word is Resolver {
  return Object.hasOwn(SAID, word)
}

/** How an effect goes with others at the same element: offsets add up, and a filter of the element's own stays. */
export function compositeOf({ resolver }: Effect): CompositeOperation {
  return resolver.startsWith('translate') || resolver === 'blur' ? 'add' : 'replace'
}

/**
 * Where the values of an effect are reached, in px that the page is scrolled by. What becomes opaque does so by the page's end at the
 * latest: nobody could scroll on to read it.
 */
export function pointsOf({ resolver, limits, values, edges }: Effect, { top, height, view, range }: Place): Point[] {
  const from = top + height * edges[0] - view
  // An element higher than the window may begin its way after it has ended it: it is all in one place then.
  const way = Math.max(0, top + height * edges[1] - from)
  const [first, middle, last] = values
  const opaqueAt = from + (way * limits[1]) / 100
  const early = resolver === 'opacity' && middle > first ? Math.max(0, opaqueAt - range) : 0
  return [first, middle, middle, last].map((value, index) => [from - early + (way * (limits[index] ?? 0)) / 100, value])
}

/** The value where the page is scrolled by so many px: even between two points, and theirs before the first and after the last. */
export function valueAt(points: readonly Point[], scrolled: number): number {
  const after = points.findIndex(([at]) => at > scrolled)
  const [next, previous] = [points[after], points.at(after < 0 ? -1 : Math.max(0, after - 1))]
  if (!next || !previous || after === 0) return (next ?? previous)?.[1] ?? 0
  const part = (scrolled - previous[0]) / (next[0] - previous[0])
  return previous[1] + (next[1] - previous[1]) * part
}

/** An effect over the page's whole range, from its top (offset 0) to its end (offset 1). */
export function framesOf(effect: Effect, place: Place): Keyframe[] {
  const points = pointsOf(effect, place)
  const { range } = place
  const within = points.filter(([at]) => at > 0 && at < range)
  const all: readonly Point[] = [[0, valueAt(points, 0)], ...within, [range, valueAt(points, range)]]
  const said = SAID[effect.resolver]
  return all.map(([at, value], index) => ({ ...said(value), offset: range > 0 ? at / range : index }))
}
