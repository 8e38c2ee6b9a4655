import { listen } from '@tillkit/dom'
import type { StepsHost } from '../host.ts'
import { askedBy, indexOf } from '../steps/steps.model.ts'

/** What the page's address and history say of the steps. */
export interface Address {
  /**
   * Lets the address name a step.
   * @param entry `new`: an entry of the history of its own. `same`: the present one
   */
  write(hash: string, entry: 'new' | 'same'): void
  /** Takes a step's hash out of the address, in the present entry. */
  clear(): void
  /** The step that the address names. */
  named(): string | undefined
  /** Whether this entry of the history was written by us: the page comes back to it, rather than being opened by a link. */
  isOurs(): boolean
  /** Hears which step is asked for by Back, Forward, a link or a script. */
  follow(asked: (hash: string) => void): void
}

/** By what an entry of the history is known to be ours. */
const MARK = 'tillkitStep'

/** Looks after the page's address for the steps. A hash that belongs to nobody here is left alone. */
export function createAddress(host: StepsHost): Address {
  const { store } = host
  const page = () => location.href.split('#')[0] ?? ''
  let written: string | undefined
  const isStep = (hash: string) => indexOf(store.getState().steps, hash) >= 0
  return {
    write(hash, entry) {
      // The first step's own entry, which has no hash when the page is opened.
      if (entry === 'same' && location.hash === '' && indexOf(store.getState().steps, hash) === 0) return
      written = hash
      // Others hear of it, as of any link.
      if (entry === 'new' && location.hash !== hash) location.hash = hash
      replaceEntry({ ...Object(history.state), [MARK]: hash }, page() + hash)
    },
    clear: () => replaceEntry(history.state, page()),
    named: () => (isStep(location.hash) ? location.hash : undefined),
    isOurs: () => Object(history.state)[MARK] === location.hash || isComeBack(),
    follow(asked) {
      listen<HashChangeEvent>(host, window, 'hashchange', ({ oldURL }) => {
        const isOwn = location.hash === written
        written = undefined
        const hash = isOwn ? undefined : askedBy(store.getState().steps, location.hash, hashOf(oldURL))
        if (hash !== undefined) asked(hash)
      })
    },
  }
}

function replaceEntry(state: unknown, url: string): void {
  try {
    history.replaceState(state, '', url)
  } catch {
    // A browser may refuse, after too many: the steps go on, and only the address says something else.
  }
}

/**
 * Whether the page was loaded anew, or come back to: a script of the page may have put another state into the entry as it came. By a
 * link that names a step it is opened without the step, so one that its address still names was ours.
 */
function isComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

/** The hash of an address as it is written in events. */
const hashOf = (url: string): string => (url.includes('#') ? url.slice(url.indexOf('#')) : '')
