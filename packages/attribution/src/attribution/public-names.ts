import type { Life } from '@tillkit/dom'
import { readGlobal } from '@tillkit/platform'
import { LIBRARY, PARAMS } from './anatomy.ts'
import type { OrderData } from './visit/visit-data.ts'

/** What the public names do. */
export interface PublicActions {
  /** What an order would carry. */
  data(): OrderData
  /** What the library's `get` has. */
  known(): object
  /** Switches tracking on or off. */
  tell(isOn: boolean): void
}

/**
 * Defines what the platform's scripts define: `wc_order_attribution.getAttributionData` and `setOrderTracking`, for gateways whose buttons stand
 * outside of a form, and `sbjs`, which some read. What somebody else has defined is left alone.
 */
export function definePublicNames(life: Life, { data, known, tell }: PublicActions): void {
  const there = readGlobal(PARAMS)
  if (typeof there === 'object' && there !== null) {
    define(life, there, { getAttributionData: data, setOrderTracking: (isOn: unknown) => tell(Boolean(isOn)) })
  }
  const library = Object.defineProperty({ init: (prefs?: unknown) => finish(prefs, known()) }, 'get', { get: known, enumerable: true, configurable: true })
  define(life, window, { [LIBRARY]: library })
}

/** The library's `init`: the page is counted by us, so that all that is left of it is to say what is known. */
function finish(prefs: unknown, known: object): void {
  const callback: unknown = Reflect.get(Object(prefs) as object, 'callback')
  if (typeof callback === 'function') callback(known)
}

function define(life: Life, owner: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) {
    if (Reflect.has(owner, name)) continue
    Reflect.set(owner, name, value)
    life.onEnd(() => Reflect.get(owner, name) === value && Reflect.deleteProperty(owner, name))
  }
}
