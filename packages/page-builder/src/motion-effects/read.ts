import { InvalidMarkup } from '@tillkit/mount'
import { isRecord, readFlag, readGlobal, readText } from '@tillkit/platform'
import type { Device } from '@tillkit/platform/theme'
import { ELEMENTS, gridItem, ITEM } from './anatomy.ts'
import { isResolver, type Effect } from './effects.model.ts'

/** The effects of a page, by the selectors of their elements, on each kind of screen. */
export type Effects = Readonly<Record<Device, ReadonlyMap<string, readonly Effect[]>>>

type Item = Readonly<Record<string, unknown>>

/** The places of an element that may begin or end its way. */
const EDGES: Readonly<Record<string, number>> = { top: 0, middle: 0.5, bottom: 1 }
/** As many elements of a grid as are believed: the number comes from outside. */
const MOST = 500

/** Reads the page's list. An item that cannot be used is left out. @throws InvalidMarkup where there is something else in its place */
export function readEffects(): Effects {
  const list = readGlobal(ELEMENTS)
  if (!isRecord(list)) throw new InvalidMarkup(ELEMENTS, 'has no lists by kinds of screen', 'Print it as the theme does.', { help: 'motion-list' })
  return { desktop: effectsIn(list['desktop']), tablet: effectsIn(list['tablet']), phone: effectsIn(list['phone']) }
}

function effectsIn(items: unknown): ReadonlyMap<string, readonly Effect[]> {
  const effects = new Map<string, Effect[]>()
  for (const item of Array.isArray(items) ? items.filter(isRecord) : []) {
    const effect = effectOf(item)
    if (!effect) continue
    for (const selector of selectorsOf(item)) effects.set(selector, [...(effects.get(selector) ?? []), effect])
  }
  return effects
}

function effectOf(item: Item): Effect | undefined {
  const resolver = readText(item[ITEM.resolver])
  const [limits, values] = [ITEM.limits, ITEM.values].map((keys) => keys.map((key) => numberOf(item[key])))
  if (!isResolver(resolver) || !limits || !values || ![...limits, ...values].every(Number.isFinite)) return undefined
  const [from, to] = ITEM.triggers.map((key) => EDGES[readText(item[key])] ?? 0.5)
  const [start = 0, midStart = 0, midEnd = 0, end = 0] = limits.map((limit, index) => Math.max(...limits.slice(0, index + 1), limit))
  const [first = 0, middle = 0, last = 0] = values
  return { resolver, limits: [start, midStart, midEnd, end], values: [first, middle, last], edges: [from ?? 0.5, to ?? 0.5] }
}

/** Where an effect is: at its element, or at each element of its grid instead. */
function selectorsOf(item: Item): string[] {
  if (!readFlag(item[ITEM.grid])) return [readText(item[ITEM.element])].filter(isClass)
  const count = Math.max(0, Math.min(MOST, Math.trunc(numberOf(item[ITEM.gridCount]) || 0)))
  const [type, index] = [readText(item[ITEM.gridType]), String(numberOf(item[ITEM.gridIndex]))]
  return [...Array(count).keys()].map((at) => gridItem(type, index, at)).filter(isClass)
}

const isClass = (selector: string) => /^\.[\w-]+$/.test(selector)

function numberOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN
}
