import { listen } from '@tillkit/dom'
import { live, type Host } from '@tillkit/mount'
import { isRecord, readGlobal } from '@tillkit/platform'
import { BLOCKS, CHECKOUT_STORE, EXTENSION, EXTENSION_SETTERS, STORES } from '../anatomy.ts'
import type { Tracking } from '../tracking.ts'
import type { OrderData } from '../visit/visit-data.ts'

/** Writes a part of what an order by the blocks carries. */
type SetExtension = (data: OrderData) => void

/**
 * Gives the blocks' checkout what an order carries, as soon as its store is there: an express button may place the order before the shopper has
 * changed anything.
 */
export function fillBlocks(host: Host, tracking: Tracking): void {
  let set: SetExtension | undefined
  const looking = host.branch()
  const look = () => {
    set ??= document.querySelector(BLOCKS) ? extensionSetter() : undefined
    if (!set) return
    looking.end()
    set(asTexts(tracking.data()))
  }
  live(looking, BLOCKS, look)
  // Scripts that an optimiser has put off bring it late. Their loading is no event that bubbles.
  for (const target of [document, window]) listen(looking, target, 'load', look, { capture: true })
  followStores(looking, host.guard(look))
  tracking.onChange(look)
  host.onEnd(() => set?.({}))
}

/** Looks again whenever one of the blocks' stores has changed: that of the checkout may have come. */
function followStores(looking: Pick<Host, 'onEnd'>, look: () => void): void {
  const subscribe = dataLibrary()['subscribe']
  if (typeof subscribe !== 'function') return
  const unsubscribe: unknown = subscribe(look)
  if (typeof unsubscribe === 'function') looking.onEnd(() => void unsubscribe())
}

/** What writes the checkout's part for attribution, by whichever name this version has it; undefined while its store is not there. */
function extensionSetter(): SetExtension | undefined {
  const { select, dispatch } = dataLibrary()
  if (typeof select !== 'function' || typeof dispatch !== 'function' || !select(CHECKOUT_STORE)) return undefined
  const actions = membersOf(dispatch(CHECKOUT_STORE))
  const set = EXTENSION_SETTERS.map((name) => actions[name]).find((action) => typeof action === 'function')
  return set && ((data) => void set(EXTENSION, data, true))
}

/** The blocks' stores; nothing where the page has none, or not yet. */
const dataLibrary = (): Readonly<Record<string, unknown>> => membersOf(membersOf(readGlobal(STORES.global))[STORES.member])

const membersOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** The store takes texts and null. */
function asTexts(data: OrderData): OrderData {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value ?? null]))
}
