import type { Life } from '@tillkit/dom'
import { readGlobal } from '@tillkit/platform'
import { isStandIn } from '@tillkit/platform/theme'

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
