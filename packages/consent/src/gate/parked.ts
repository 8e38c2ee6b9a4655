/** One thing that waits: an element that stands where it stood, switched off, or a call that has not gone out. */
export interface Parked {
  readonly kind: 'script' | 'iframe' | 'img' | 'beacon' | 'fetch'
  /** The element; none for a call. */
  readonly node?: Element | undefined
  /** What it would ask for, as written; '' for an inline script. */
  readonly address: string
  /** The category that it declares, or those of the list because of which it waits. */
  readonly categories: readonly string[]
  /** Whether its address is on the page's list; false: it declares its category itself. */
  readonly isListed: boolean
  /** When it was parked, in ms since the page was asked for. */
  readonly at: number
  /** A script's type as it was, null for none; undefined where the page itself has printed it inert. */
  readonly type?: string | null | undefined
  /** Whether a script waits for no other, as it was when it was parked. */
  readonly isAsync?: boolean
  /** Whether the page had it before the gate could look: where it was live, the browser has asked for it ahead. */
  isLate?: boolean
  /** Sends a call. */
  readonly resume?: (() => void) | undefined
}

/** Whether the browser had asked for it before any script could keep it back: it was printed live. */
export const wasFetched = ({ isLate, address, type }: Parked): boolean => isLate === true && address !== '' && type !== undefined

/** What passes between the early script and the unit, at `window[Symbol.for('tillkit-gate')]`. */
export interface Gate {
  /** What waits, in the order in which it was parked. Who releases takes it out. */
  readonly parked: Parked[]
  /** The categories that the visitor has allowed, once the unit knows better than the cookie. */
  allowed?: readonly string[] | undefined
  /** Whether the gate lets everything pass: the plugin's own script keeps it, or nobody asks the visitor. */
  isOpen?: boolean
  /** Elements that pass whatever is refused. */
  readonly passes: WeakSet<Element>
  /** Whether a category is refused now. */
  isRefused(category: string): boolean
  /** Whether the shop's policy has been revised since the visitor chose. Others ask too, as long as the unit has not come. */
  isOutdated(): boolean
  /** Switches one on where it stands. A script runs. */
  restore(parked: Parked): void
  /** Told of each that has been parked. */
  heard?: ((parked: Parked) => void) | undefined
  /** The page's side of it, which all of the unit's files share. */
  page?: unknown
}
