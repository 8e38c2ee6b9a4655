import { InvalidMarkup, adoptAs, defineBehaviour, live } from '@tillkit/mount'
import { isRecord, readFlag, readGlobal, readText } from '@tillkit/platform'
import { type Device, device, isBuilder, lessMotion, onDevice, reducesMotion } from '@tillkit/platform/theme'
import { type EndableLife, invoke, listen, type Life } from '@tillkit/dom'
import { followScroll } from '../shared/scrolling/follow-scroll.ts'
import { ELEMENTS, gridItem, ITEM, HAD, HIDING } from './anatomy.ts'
import { isResolver, type Effect, compositeOf, framesOf } from './effects.model.ts'
import { manifest } from './manifest.ts'

/** The effects of a page, by the selectors of their elements, on each kind of screen. */
type Effects = Readonly<Record<Device, ReadonlyMap<string, readonly Effect[]>>>

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

/** Effects along the page's scrolling: none for who wants less motion, and others where the screen becomes of another kind. */
export const motionEffects = defineBehaviour<Effects>({
  ...manifest,
  read: readEffects,
  start(host) {
    if (isBuilder()) return
    let motion: EndableLife | undefined
    const begin = () => {
      motion?.end()
      motion = host.branch()
      follow(motion, host.config[device()])
    }
    onDevice(host, begin)
    listen(host, lessMotion(), 'change', begin)
    begin()
  },
})

/** Follows the elements of all effects, also those that come later: with one search for all of them. */
function follow(motion: Life, effects: ReadonlyMap<string, readonly Effect[]>): void {
  if (effects.size === 0) return
  const selectors = [...effects.keys()]
  const hiding = Object.fromEntries(HIDING.map((name) => [name, false]))
  live(motion, selectors.join(), (element, life) => {
    if (!(element instanceof HTMLElement)) return
    adoptAs(life, element, { classes: { ...hiding, [HAD]: true } })
    if (reducesMotion()) return
    for (const effect of selectors.filter((one) => invoke(element, 'matches', one)).flatMap((one) => effects.get(one) ?? [])) {
      followScroll(life, element, { framesOf: (place) => framesOf(effect, place), composite: compositeOf(effect) })
    }
  })
}
