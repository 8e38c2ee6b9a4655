import { orAborted } from '../transport/timers.ts'

/** Where a page keeps a nonce that others on it use as well. */
export interface SharedNonce {
  /** What is kept there now. */
  read(): string | undefined
  write(nonce: string): void
}

/** How a keeper of nonces is made. */
export interface NoncesOptions {
  /** The one that the page was printed with. */
  readonly initial?: string | undefined
  /** A place that others read and write too: the newest of the two counts. */
  readonly shared?: SharedNonce | undefined
  /** Asks the server for a new one. `undefined` or a rejection: there is none to be had. */
  fresh(): Promise<string | undefined>
}

/** The nonce of now. */
export interface Nonces {
  current(): string | undefined
  /**
   * Gets a newer nonce than the one that was refused: what another request has got by now, or else one asked for. All who ask
   * while one is on its way share it.
   * @returns `undefined` when there is none to be had; never rejects
   */
  refresh(refused: string | undefined): Promise<string | undefined>
}

/** Makes the keeper of a nonce. */
export function createNonces({ initial, shared, fresh }: NoncesOptions): Nonces {
  let ours = initial
  let seen = ours === undefined ? undefined : shared?.read()
  let refused: string | undefined
  let asking: Promise<string | undefined> | undefined

  const current = () => {
    const theirs = shared?.read()
    // Changed since we looked last: somebody has a newer one. A script that comes late brings the page's old one, though.
    if (theirs !== undefined && theirs !== seen && theirs !== refused) ours = theirs
    seen = theirs
    return ours
  }
  const ask = async () => {
    try {
      const nonce = await fresh()
      if (nonce === undefined) return undefined
      ours = nonce
      shared?.write(nonce)
      seen = shared?.read()
      return nonce
    } catch {
      return undefined
    } finally {
      asking = undefined
    }
  }
  return {
    current,
    async refresh(used) {
      refused = used
      const now = current()
      return now !== undefined && now !== used ? now : (asking ??= ask())
    },
  }
}

/** A request that is made with a nonce. */
export interface NonceUse<T> {
  readonly nonces: Nonces
  /** Makes the request once. */
  attempt(nonce: string | undefined): Promise<T>
  /** Whether an outcome says that the nonce is not valid any more. */
  isStale(outcome: T): boolean | Promise<boolean>
  /** Ends the waiting for a newer nonce; the request itself minds it by its own means. */
  readonly signal?: AbortSignal | null | undefined
  /** What becomes of it when no newer nonce can be had. Default: the outcome as it is. */
  unrefreshed?(outcome: T): T | Promise<T>
}

/** Makes a request, and once more with a newer nonce where the first was refused. Never a third time. */
export async function withNonce<T>(use: NonceUse<T>): Promise<T> {
  const { nonces, attempt, isStale, unrefreshed = (outcome) => outcome } = use
  const nonce = nonces.current()
  const outcome = await attempt(nonce)
  if (!(await isStale(outcome))) return outcome
  const newer = await orAborted(nonces.refresh(nonce), use.signal)
  return newer === undefined ? unrefreshed(outcome) : attempt(newer)
}

/**
 * The nonce in an endpoint's answer. Guests get `0` or `-1`, also with a status of success, and a page where the address leads
 * nowhere.
 * @returns `undefined` where it is none
 */
export function nonceIn(text: string): string | undefined {
  const word = text.trim()
  return /^[\w.=-]{1,64}$/.test(word) && !/^-?\d$/.test(word) ? word : undefined
}
