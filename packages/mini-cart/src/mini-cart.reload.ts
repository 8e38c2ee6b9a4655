/** What the guard needs of the browser; tests pass their own. */
export interface ReloadDeps {
  readonly page: Pick<Location, 'pathname' | 'search' | 'reload'>
  /** Throws where the browser keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Loads the page anew, at most once until an answer was good again. */
export interface ReloadGuard {
  /** @returns false when that has been tried already, or nobody could remember that it has */
  reload(): boolean
  /** The page's answers are good: when they end again, it may be loaded again. */
  forget(): void
}

/**
 * Guards against a page that comes back from a cache as it was: an old signature would have it loaded for ever. Kept for
 * the session, by the page's address.
 */
export function createReloadGuard({ page = location, storage = () => sessionStorage }: Partial<ReloadDeps> = {}): ReloadGuard {
  const name = `tillkit-mini-cart-reloaded ${page.pathname}${page.search}`
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  return {
    reload() {
      const isKept = attempt(() => {
        if (storage().getItem(name) !== null) return false
        storage().setItem(name, 'yes')
        return storage().getItem(name) === 'yes'
      })
      if (!isKept) return false
      page.reload()
      return true
    },
    forget: () => attempt(() => storage().removeItem(name)),
  }
}
