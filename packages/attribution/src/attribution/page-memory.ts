import type { VisitData } from './visit/visit-data.ts'

/**
 * What a page remembers of its visit, for as long as it lasts: in the page's memory alone, so that nothing is stored before it may be. The
 * early script begins it; what has to go on when one of our files takes over from another is kept here too.
 */
export interface PageMemory {
  /** The address that the visitor came to, before any script has changed it. */
  readonly address: string
  /** Where the visitor came from; empty where the browser does not say. */
  readonly referrer: string
  /** When the page was shown first, in ms: one that is prerendered is shown later than it is read. */
  time: number
  /** What was recorded, as long as that is allowed: a page is counted once. */
  visit?: VisitData | undefined
  /** Whether tracking is on. */
  isOn?: boolean
  /** Whether the server has printed that it may be. */
  isPrinted?: boolean
  /** What somebody has said of it by a call or an event, and what consent tools answered then: once they answer something else, that counts. */
  told?: { readonly isOn: boolean; readonly answer: boolean } | undefined
}

/** Where the page keeps it. */
const MEMORY = Symbol.for('tillkit-attribution')

type Holder = { [MEMORY]?: PageMemory }

/** The page's memory; begun now where the early script has not. */
export function pageMemory(): PageMemory {
  const page = window as unknown as Holder
  return (page[MEMORY] ??= { address: location.href, referrer: document.referrer, time: Date.now() })
}

/** Forgets the page's visit: nobody of ours is left to record it. */
export function forgetPage(): void {
  Reflect.deleteProperty(window, MEMORY)
}
