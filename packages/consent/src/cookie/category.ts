/** The laws that the plugin knows: one asks before, the other lets visitors opt out. */
export type Law = 'gdpr' | 'ccpa'

/** What a category keeps in the browser, as the shop has listed it. */
export interface ListedCookie {
  /** A star at its end stands for any ending. */
  readonly name: string
  /** Where it is set for; empty for this host. */
  readonly domain: string
}

/** What a visitor can allow. */
export interface Category {
  readonly slug: string
  /** What it is called, in the page's language. */
  readonly name: string
  readonly isNecessary: boolean
  readonly cookies: readonly ListedCookie[]
  /** Whether it is allowed before the visitor has chosen, by law. */
  readonly byDefault: Readonly<Record<Law, boolean>>
}
