import { isRecord, readText, readGlobal } from '@tillkit/platform'
import { type Device, setting } from '@tillkit/platform/theme'
import { invoke, native } from '@tillkit/dom'
import { ITEM, KEYS, classes, DATA, settings } from './anatomy.ts'

/** What an animation is made of, as the server says it. */
export type Printed = Readonly<Record<keyof typeof KEYS, string>>

/** An element's animation on each kind of screen. */
type Animations = Readonly<Record<Device, Printed>>

/** How an element comes in. */
export interface Motion {
  /** A style with its direction, `slideTop`: also the class under which themes know it. */
  readonly style: string
  readonly isEndless: boolean
  /** Times in ms. */
  readonly duration: number
  readonly delay: number
  /** How far it comes, from 0 to 100. */
  readonly intensity: number
  /** How much of it can be seen at first, from 0 to 1. */
  readonly opacity: number
  /** A CSS timing function. */
  readonly curve: string
}

const NAMES = Object.keys(KEYS) as (keyof typeof KEYS)[]
const CURVES = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out']
const DEVICES: readonly Device[] = ['desktop', 'tablet', 'phone']

/** A text, or a number that some platform printed as such. */
const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : readText(value))

/** Reads the page's list: animations by the class of their elements. An item that lacks anything is left out (rule 14). */
export function readAnimations(list: unknown): ReadonlyMap<string, Animations> {
  const items = Array.isArray(list) ? list.filter(isRecord) : []
  return new Map(items.flatMap((item) => {
    const name = readText(item[ITEM.target])
    const isWhole = name !== '' && NAMES.every((key) => textOf(item[key]) !== '')
    return isWhole ? [[name, Object.fromEntries(DEVICES.map((on) => [on, printedOn(item, on)])) as Animations] as const] : []
  }))
}

/** What holds on one kind of screen: what the item says for that alone, or else for all. */
function printedOn(item: Readonly<Record<string, unknown>>, on: Device): Printed {
  const said = NAMES.map((key) => [key, (on !== 'desktop' && textOf(item[`${key}_${on}`])) || textOf(item[key])])
  return Object.fromEntries(said) as Printed
}

/** What is meant by what is printed; what cannot be read is as the theme's own script took it. */
export function motionOf({ style, repeat, duration, delay, intensity, starting_opacity, speed_curve }: Printed): Motion {
  return {
    style,
    isEndless: repeat !== ITEM.once,
    duration: milliseconds(duration),
    delay: milliseconds(delay),
    intensity: percent(intensity, 50),
    opacity: percent(starting_opacity, 0) / 100,
    curve: CURVES.includes(speed_curve) ? speed_curve : 'ease-in-out',
  }
}

function percent(text: string, otherwise: number): number {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? otherwise : number
}

/** A CSS time in ms. */
function milliseconds(text: string): number {
  const number = Number.parseFloat(text) || 0
  return /\ds$/.test(text.trim()) ? number * 1000 : number
}

/** What is known of an element that comes in. */
export interface Entrance {
  /** Whether the theme's style sheet hides it until it is animated. */
  readonly isAnimated: boolean
  /** How it does on each kind of screen; none where the page's list has nothing for it. */
  readonly animations: Animations | undefined
  /** Whether it is one that the theme's style sheet brings in by itself, once it is told. */
  readonly isWaypoint: boolean
  /** Whether it waits until it is scrolled to. */
  readonly waits: boolean
}

/** The list as it was read, while the page's global is the same: hundreds of elements ask for it. */
let known: { readonly list: unknown; readonly length: unknown; readonly animations: ReturnType<typeof readAnimations> } | undefined

/** The page's animations, by the class of their elements. */
function pageAnimations(): ReturnType<typeof readAnimations> {
  const list = readGlobal(DATA)
  const length = Array.isArray(list) ? list.length : undefined
  // A script that brings more of the page may put its own in the same list.
  if (known?.list !== list || known?.length !== length || !known) known = { list, length, animations: readAnimations(list) }
  return known.animations
}

/** The animation of an element, by its classes. */
export function animationsOf(element: Element): Animations | undefined {
  const all = pageAnimations()
  const name = [...native(element, 'classList')].find((one) => all.has(one))
  return name === undefined ? undefined : all.get(name)
}

/** Reads an element, of which the page's list says how it is to come in. */
export function readEntrance(element: HTMLElement): Entrance {
  const isAnimated = invoke(element, 'matches', `.${classes.animated}`)
  return {
    isAnimated,
    animations: isAnimated ? animationsOf(element) : undefined,
    isWaypoint: invoke(element, 'matches', `.${classes.waypoint}`),
    waits: setting(settings.ignore) !== 'yes',
  }
}
