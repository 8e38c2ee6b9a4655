/** Notices when a browser is sent round in circles. */
export interface RedirectWatch {
  /** Counts a redirect that the shop answered to this address; true when it has become a circle. */
  count(address: string): boolean
  /** A page was shown: the way was none in vain. */
  arrived(): void
}

/** Browsers give up after 20; a page that explains it has to come before. */
const MOST = 5
/** Redirects further apart than this, in ms, are somebody's clicks. */
const WINDOW = 20_000

/** Makes a watch for one browser. */
export function createRedirectWatch(now: () => number = Date.now): RedirectWatch {
  const seen = new Map<string, number[]>()
  return {
    count: (address) => {
      const times = [...(seen.get(address) ?? []).filter((time) => now() - time < WINDOW), now()]
      seen.set(address, times)
      return times.length > MOST
    },
    arrived: () => seen.clear(),
  }
}

const REDIRECTS = [301, 302, 303, 307, 308]

/** Where an answer leads; undefined when it is no redirect. */
export function redirectOf(status: number, location: string | undefined, from: string): URL | undefined {
  if (!REDIRECTS.includes(status) || location === undefined) return undefined
  const address = readable(location)
  return URL.canParse(address, from) ? new URL(address, from) : undefined
}

/** An address whose umlauts the shop has not encoded: Node hands each byte over as a character, browsers read UTF-8. */
function readable(bytes: string): string {
  const text = Buffer.from(bytes, 'latin1').toString('utf8')
  return text.includes('\ufffd') ? bytes : text
}
