/** What the guard is told by its script tag. */
export interface GuardSettings {
  /** Hosts, or hosts with the beginning of a path; none where tracking is allowed. */
  readonly trackers: readonly string[]
  /** An address of the preview that answers with nothing. */
  readonly refused: string
  /** The shop's own names, with a port where it is not the usual one. */
  readonly shop: readonly string[]
}

/** Tells where an address may lead. */
export interface Addresses {
  isTracker(address: unknown): boolean
  /** An address of the shop as the preview's; anything else as it is. */
  home<T>(address: T): T | string
  /** As `home`, and a tracker's as the address that answers with nothing. */
  safe<T>(address: T): T | string
}

/** Makes what the guards of calls, elements and ways ask. */
export function createAddresses({ trackers, refused, shop }: GuardSettings): Addresses {
  const isTracker = (address: unknown): boolean => {
    const { hostname = '', pathname = '' } = parsed(address) ?? {}
    return trackers.some((tracker) => {
      const [host = '', ...path] = tracker.split('/')
      return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.slice(1).startsWith(path.join('/'))
    })
  }
  const home = <T>(address: T): T | string => {
    const url = parsed(address)
    if (!url || !/^(?:https?|wss?):$/.test(url.protocol) || !shop.includes(url.host)) return address
    const origin = url.protocol.startsWith('ws') ? `ws://${location.host}` : location.origin
    return origin + url.pathname + url.search + url.hash
  }
  return { isTracker, home, safe: (address) => (isTracker(address) ? refused : home(address)) }
}

/** An address that names a host; undefined for all others, which stay within the page's own. */
function parsed(address: unknown): URL | undefined {
  const text = String(address)
  return /\/\//.test(text) && URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : undefined
}
