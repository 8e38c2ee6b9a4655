import { isRecord, readText } from '@tillkit/platform'
import type { Device } from '@tillkit/platform/theme'
import { ITEM, KEYS } from './anatomy.ts'

/** What an animation is made of, as the server says it. */
export type Printed = Readonly<Record<keyof typeof KEYS, string>>

/** An element's animation on each kind of screen. */
export type Animations = Readonly<Record<Device, Printed>>

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
