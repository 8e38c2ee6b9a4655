import type { Agent } from 'node:http'
import type { Agent as SecureAgent } from 'node:https'
import type { AddressRewriter } from './addresses.ts'
import { createAddressRewriter } from './addresses.ts'
import type { LegacyPlan } from './legacy.ts'
import type { Notes } from './notes.ts'
import type { ShopAddress } from './shop.ts'

/** What every part of a running preview knows. */
export interface PreviewContext {
  readonly shop: ShopAddress
  /** Where requests go now: the shop's address, or the name that it has redirected to (https, www). */
  origin: string
  readonly units: readonly string[]
  /** All units chosen: our tag then names none. */
  readonly allUnits: boolean
  readonly plan: LegacyPlan
  readonly allowOrders: boolean
  readonly allowTracking: boolean
  readonly insecure: boolean
  /** In ms. */
  readonly timeout: number
  /** They keep connections open for reading. */
  readonly agents: { readonly http: Agent; readonly https: SecureAgent }
  readonly notes: Notes
  readonly log: Log
}

/** The console. */
export interface Log {
  info(line: string): void
  warn(line: string): void
}

/** The two directions of addresses, for the host that the browser uses. */
export interface Addresses {
  /** The shop's addresses → the preview's. */
  readonly toLocal: AddressRewriter
  /** The preview's → the shop's. */
  readonly toShop: AddressRewriter
}

/** Makes the rewriters, once for each host and each name of the shop. */
export function createAddressBook(context: Pick<PreviewContext, 'shop' | 'origin'>): (host: string) => Addresses {
  const known = new Map<string, Addresses>()
  return (host) => {
    const key = `${host} ${context.origin}`
    const there = known.get(key)
    if (there) return there
    const { protocol, host: shopHost } = new URL(context.origin)
    const made = {
      toLocal: createAddressRewriter(context.shop.hosts, { scheme: 'http', host }),
      toShop: createAddressRewriter([host], { scheme: protocol.slice(0, -1), host: shopHost }),
    }
    known.set(key, made)
    return made
  }
}
