import { type Life, invoke } from '@tillkit/dom'
import { readGlobal } from '@tillkit/platform'
import { isStandIn } from '@tillkit/platform/theme'
import type { Host } from '@tillkit/mount'

/** What a public function does, with whatever its caller passes. */
type Run = (...args: unknown[]) => unknown

/** A function of ours among the page's globals, and whose it is: several elements may offer one name. */
interface Offer {
  readonly call: Run
  readonly runs: Map<Life, Run>
  /** What stood in for it before, and does so again. */
  readonly before: unknown
}

const offers = new Map<string, Offer>()

/**
 * Offers a function of the theme's to scripts of the page, under the name that they call it by: for as long as the life lasts, unless
 * somebody else has one of that name. Where several elements offer it, the first that is there answers. What it throws is reported for
 * its element, and its caller gets nothing.
 */
export function offerFunction(life: Life, name: string, run: Run): void {
  if (life.signal.aborted) return
  const offer = offers.get(name) ?? begin(name)
  if (!offer) return
  offer.runs.set(life, run)
  life.onEnd(() => {
    offer.runs.delete(life)
    if (offer.runs.size > 0) return
    offers.delete(name)
    if (readGlobal(name) !== offer.call) return
    if (isStandIn(offer.before)) Reflect.set(window, name, offer.before)
    else Reflect.deleteProperty(window, name)
  })
}

/** Puts a function of ours in the page's globals, where the name is free. */
function begin(name: string): Offer | undefined {
  const before = readGlobal(name)
  if (before !== undefined && !isStandIn(before)) return undefined
  const runs: Offer['runs'] = new Map()
  const call: Run = (...args) => {
    const [first] = runs
    let result: unknown
    first?.[0].guard(() => (result = first[1](...args)))()
    return result
  }
  const offer = { call, runs, before }
  offers.set(name, offer)
  Reflect.set(window, name, call)
  return offer
}

/** What public functions do with one element, by their names. */
type Actions = Readonly<Record<string, (...args: unknown[]) => unknown>>

const byElement = new WeakMap<Element, Actions>()

/** Offers public functions that scripts call with the element that they mean: of several elements each does its own. */
export function offerFor(life: Life, element: Element, actions: Actions): void {
  byElement.set(element, { ...byElement.get(element), ...actions })
  life.onEnd(() => byElement.delete(element))
  for (const name of Object.keys(actions)) {
    offerFunction(life, name, (given, ...rest) => {
      const meant = givenElement(given)
      return meant && byElement.get(meant)?.[name]?.(...rest)
    })
  }
}

/** The element that a script gives to a public function: itself, or the first of a jQuery object or a list. */
function givenElement(given: unknown): Element | undefined {
  if (given instanceof Element) return given
  const first: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 0) : undefined
  return first instanceof Element ? first : undefined
}

/** The elements that a script gives to a public function: one, or all of a jQuery object or a list. Anything else is none. */
export function givenElements(given: unknown): readonly Element[] {
  if (given instanceof Element) return [given]
  if (typeof given !== 'object' || given === null) return []
  return Array.from(given as ArrayLike<unknown>).filter((one) => one instanceof Element)
}

/** What the hosts of a function do, by the function's name. */
const hosts = new Map<string, Map<Element, (...args: unknown[]) => unknown>>()

/**
 * Offers a function of the theme's whose first argument says which modules are meant: by themselves, by something in them or around
 * them. Without it all are. Each host answers for itself, with the arguments that follow.
 */
export function offerForElements(host: Host, name: string, run: (...args: unknown[]) => unknown): void {
  const own = hosts.get(name) ?? new Map<Element, typeof run>()
  hosts.set(name, own.set(host.element, run))
  host.onEnd(() => {
    own.delete(host.element)
    if (own.size === 0) hosts.delete(name)
  })
  offerFunction(host, name, (which, ...rest) => {
    const meant = givenElements(which)
    for (const [element, answer] of [...own]) {
      const isMeant = meant.some((one) => invoke(element, 'contains', one) || invoke(one, 'contains', element))
      if (which === undefined || isMeant) answer(...rest)
    }
  })
}
