/** The browser's cookies, as far as a visit needs them. Never throws: what cannot be kept is not kept. */
export interface CookieJar {
  /** A cookie's value as it stands there; empty for none. */
  read(name: string): string
  /** Keeps a cookie. @param minutes how long; 0: until the browser is closed */
  write(name: string, value: string, minutes: number): void
  /** Takes a cookie away, wherever on this shop's domains it was kept. */
  remove(name: string): void
}

/** The host that cookies are kept for: with and without `www.` it is one shop. */
export const cookieHost = (hostname: string): string => hostname.replace('www.', '')

/** The page's own cookies. */
export function pageCookies(): CookieJar {
  const { hostname } = location
  const host = cookieHost(hostname)
  const set = (cookie: string) => {
    try {
      document.cookie = cookie
    } catch {
      // A sandboxed frame has none.
    }
  }
  const all = (): string[] => {
    try {
      return document.cookie.split(/; */)
    } catch {
      return []
    }
  }
  const find = (name: string) => all().find((cookie) => cookie.startsWith(`${name}=`))
  let domain: string | undefined
  return {
    read: (name) => find(name)?.slice(name.length + 1) ?? '',
    write(name, value, minutes) {
      const pair = `${name}=${value}`
      const expires = minutes > 0 ? `; expires=${new Date(Date.now() + minutes * 60_000).toUTCString()}` : ''
      set(`${pair}${expires}${domain ?? `;domain=.${host}`}; path=/`)
      if (domain !== undefined) return
      // A browser keeps no cookie for the domain of a bare address: it is this host's alone then.
      domain = all().includes(pair) ? `;domain=.${host}` : ''
      if (domain === '') set(`${pair}${expires}; path=/`)
    },
    remove(name) {
      if (find(name) === undefined) return
      for (const its of new Set([`; domain=.${host}`, `; domain=.${hostname}`, ''])) set(`${name}=; path=/; max-age=-999${its}`)
    },
  }
}
