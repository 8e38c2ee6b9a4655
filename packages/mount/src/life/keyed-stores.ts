/**
 * How long a store outlives its last host, in ms: long enough for a region that is emptied in one batch and filled
 * in a later one, so that its open state and choices survive.
 */
export const GRACE = 1000

interface SharedStore {
  readonly store: unknown
  users: number
  timer: ReturnType<typeof setTimeout> | undefined
  /** Lets the store go, now. */
  end(): void
}

const sharedStores = new Map<string, SharedStore>()

/** What a host gets: the store of its key, and whether another host had made it. */
export interface Keyed<Store> {
  readonly store: Store
  readonly isNew: boolean
  /** Gives it up; the store goes when nobody has asked for it again within the grace. */
  leave(): void
}

/** How a store is made, and what is done when it goes. */
export interface StoreMaking<Store> {
  readonly make: () => Store
  readonly dispose?: (store: Store) => void
}

/** Finds the store that hosts with this unit and key share, or makes it. */
export function keyedStore<Store>(unit: string, key: string, { make, dispose = () => undefined }: StoreMaking<Store>): Keyed<Store> {
  const name = `${unit} ${key}`
  const known = sharedStores.get(name)
  const shared: SharedStore = known ?? makeShared(name, make(), dispose)
  sharedStores.set(name, shared)
  clearTimeout(shared.timer)
  shared.users += 1
  const store = shared.store as Store
  return {
    store,
    isNew: known === undefined,
    leave() {
      shared.users -= 1
      if (shared.users <= 0) shared.timer = setTimeout(() => shared.end(), GRACE)
    },
  }
}

function makeShared<Store>(name: string, store: Store, dispose: (store: Store) => void): SharedStore {
  const shared: SharedStore = {
    store,
    users: 0,
    timer: undefined,
    end() {
      clearTimeout(shared.timer)
      sharedStores.delete(name)
      dispose(store)
    },
  }
  return shared
}

/** Lets go, without the grace, of the stores that no host uses: a unit that was stopped does not start again. */
export function dropUnused(unit?: string): void {
  for (const [name, shared] of sharedStores) {
    if (shared.users <= 0 && (unit === undefined || name.startsWith(`${unit} `))) shared.end()
  }
}
