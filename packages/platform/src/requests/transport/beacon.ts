import type { RequestBody } from '../content/body.ts'
import type { Send } from './send-options.ts'
import { createSend } from './send.ts'
import { pageAddress, targetOf } from './request-target.ts'

/** What a beacon is sent with. Everything has a default in a browser. */
export interface BeaconDeps {
  /** The browser's own, where it has one. */
  readonly sendBeacon?: ((url: string, content: BodyInit) => boolean) | undefined
  /** Used where the browser's is missing, has no room, or would give cookies to another host. */
  readonly send?: Send
  readonly page?: () => string | undefined
  /** An address of the shop. Default the page's. */
  readonly home?: string
}

/** Sends something that nobody waits for, also while the page is left. Never throws; nobody hears whether it arrived. */
export type Beacon = (url: string, body: RequestBody) => void

/** Makes the sender of beacons. */
export function createBeacon({ sendBeacon = browserBeacon(), send = createSend(), page = pageAddress, home }: BeaconDeps = {}): Beacon {
  return (url, body) => {
    const content = body.type ? new Blob([body.content as BlobPart], { type: body.type }) : body.content
    // A beacon takes the cookies of wherever it goes along, and there is no way to say no.
    if (isHome(url, page(), home) && sendBeacon?.(new URL(url, page()).href, content)) return
    send(url, { body, keepalive: true }, () => undefined).catch(() => undefined)
  }
}

function isHome(url: string, page: string | undefined, home: string | undefined): boolean {
  try {
    return targetOf(url, { page, home }).isHome
  } catch {
    return false
  }
}

function browserBeacon(): BeaconDeps['sendBeacon'] {
  const { navigator } = globalThis
  return typeof navigator?.sendBeacon === 'function' ? (url, content) => navigator.sendBeacon(url, content) : undefined
}
