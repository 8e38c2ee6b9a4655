import { wasFetched, type Parked } from '../gate/parked.ts'
import type { Outcome } from '../gate/release/release.ts'

const KINDS: Readonly<Record<Parked['kind'], string>> = { script: 'script', iframe: 'frame', img: 'picture', beacon: 'beacon', fetch: 'call' }
const OUTCOMES: Readonly<Record<Outcome, string>> = {
  ran: 'ran',
  failed: 'could not be loaded',
  late: 'was waited for in vain',
  loads: 'was switched on',
  sent: 'was sent',
}

/** What something that waits is called in the log. */
export function nameOf({ kind, address, node }: Parked, number: number): string {
  const id = node?.id ? ` #${node.id}` : ''
  return `${number}. ${KINDS[kind]}${id} ${address || '(inline)'}`
}

/** Why it waits, and since when. */
export function waitingText(parked: Parked): string {
  const { categories, isListed, at } = parked
  const why = isListed ? 'its address is on the page’s list' : 'it declares that itself'
  const asked = wasFetched(parked) ? '; the browser had asked for it before any script could keep it back' : ''
  return `waits for ${categories.join(', ')} since ${seconds(at)}: ${why}${asked}`
}

/** What became of it, and when. */
export function outcomeText({ categories, at }: Parked, outcome: Outcome, now: number): string {
  return `${OUTCOMES[outcome]} at ${seconds(now)}, having waited for ${categories.join(', ')} since ${seconds(at)}`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
