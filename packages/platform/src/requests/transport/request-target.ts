/** Where a request goes. */
export interface Target {
  readonly href: string
  /** Whether it stays with the shop: only then may cookies, nonces and the like go along. */
  readonly isHome: boolean
}

/** What an address is judged by. */
export interface TargetOptions {
  /**
   * The address that relative ones begin from: the page's own. Never `document.baseURI`, because a theme's `<base href>` may
   * name another host, and a call to `/wp-admin/` would take its nonce there.
   */
  readonly page: string | undefined
  /** An address of the shop; its origin is home. Default `page`. */
  readonly home?: string | undefined
}

/**
 * Makes an address whole and says whose it is.
 * @throws {TypeError} when it is none
 */
export function targetOf(address: string, { page, home = page }: TargetOptions): Target {
  const { href, origin } = new URL(address, page)
  return { href, isHome: home !== undefined && origin === new URL(home, page).origin }
}

/** The page's own address; undefined where there is no page, as on a server. */
export function pageAddress(): string | undefined {
  return globalThis.location?.href
}
