import { classes, DIRECTIONS, KINDS, TRANSFORM } from './anatomy.ts'

type Direction = (typeof DIRECTIONS)[number]

/** Whether an element turns forwards (1) or backwards (-1) as it comes from a side; '' is from no side. */
type Signs = Readonly<Record<Direction, 1 | -1>>

const FLIP: Signs = { '': 1, Top: 1, Right: 1, Bottom: -1, Left: -1 }
const FOLD: Signs = { '': -1, Top: -1, Right: -1, Bottom: 1, Left: 1 }
const ROLL: Signs = { '': 1, Top: 1, Left: 1, Right: -1, Bottom: -1 }

const shrunk = (n: number) => {
  // Without the dust of binary fractions: 0.65, not 0.6500000000000001.
  const size = String((100 - n) / 100)
  return `scale3d(${size}, ${size}, ${size})`
}
const turned = (signs: Signs) => (n: number, from: Direction) => {
  const axis = from === 'Left' || from === 'Right' ? 'Y' : 'X'
  // A fold from no side turns as one from the right does.
  const round = from === '' && signs === FOLD ? 'Y' : axis
  return `perspective(2000px) rotate${round}(${String(Math.ceil(n * 0.9) * signs[from])}deg)`
}
const moved = (n: number, from: Direction) => {
  const far = `${String(n * 2)}%`
  const places = { '': '', Top: `0, -${far}, 0`, Right: `${far}, 0, 0`, Bottom: `0, ${far}, 0`, Left: `-${far}, 0, 0` }
  return from === '' ? shrunk(n) : `translate3d(${places[from]})`
}

const STARTS: Readonly<Record<string, (n: number, from: Direction) => string>> = {
  slide: moved,
  zoom: shrunk,
  flip: turned(FLIP),
  fold: turned(FOLD),
  roll: (n, from) => `rotateZ(${String(Math.ceil(n * 3.6) * ROLL[from])}deg)`,
}

/**
 * Where an element comes from, as a CSS transform; '' for styles that begin in place.
 * @param style a style with its direction: `slideTop`
 * @param intensity how far it comes, from 0 to 100
 */
export function startTransform(style: string, intensity: number): string {
  const from = DIRECTIONS.find((one) => one !== '' && style.endsWith(one)) ?? ''
  const kind = style.slice(0, style.length - from.length)
  return Object.hasOwn(STARTS, kind) ? (STARTS[kind]?.(intensity, from) ?? '') : ''
}

/** All classes that say of an element that it is animated, or how. */
export function animationClasses(): string[] {
  const styles = KINDS.flatMap((kind) => DIRECTIONS.filter((from) => kind !== 'fade' || from === '').map((from) => kind + from))
  return [classes.animated, classes.animating, classes.infinite, classes.waypoint, ...styles, TRANSFORM]
}
