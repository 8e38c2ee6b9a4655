/**
 * How long a store outlives its last host, in ms: long enough for a region that is emptied in one batch and filled
 * in a later one, so that its open state and choices survive.
 */
export const GRACE = 1000

interface Shelf {
  readonly store: unknown
  users: number
  timer: ReturnType<typeof setTimeout> | undefined
  /** Lets the store go, now. */
  end(): void
}

const shelves = new Map<string, Shelf>()

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
  const known = shelves.get(name)
  const shelf: Shelf = known ?? shelfFor(name, make(), dispose)
  shelves.set(name, shelf)
  clearTimeout(shelf.timer)
  shelf.users += 1
  const store = shelf.store as Store
  return {
    store,
    isNew: known === undefined,
    leave() {
      shelf.users -= 1
      if (shelf.users <= 0) shelf.timer = setTimeout(() => shelf.end(), GRACE)
    },
  }
}

function shelfFor<Store>(name: string, store: Store, dispose: (store: Store) => void): Shelf {
  const shelf: Shelf = {
    store,
    users: 0,
    timer: undefined,
    end() {
      clearTimeout(shelf.timer)
      shelves.delete(name)
      dispose(store)
    },
  }
  return shelf
}

/** Lets go, without the grace, of the stores that no host uses: a unit that was stopped does not start again. */
export function dropUnused(unit?: string): void {
  for (const [name, shelf] of shelves) {
    if (shelf.users <= 0 && (unit === undefined || name.startsWith(`${unit} `))) shelf.end()
  }
}
