import { parseUrl } from '@tillkit/dom'
import { requestsChange, timeChange, weightChange, type Changes } from './change.ts'
import { translate, viewOf, type Facts } from './facts.ts'
import { findingsOf, type Findings } from './findings.ts'
import { openPage, type Opened, type Unopened } from './frame.ts'
import { weigh } from './weight.ts'

/** How often a page is loaded both ways for its time. Fewer pairs agree by chance too often. */
const ROUNDS = 5

/** What is said of a page that was looked at. */
export interface PageReport extends Findings {
  readonly kind: 'checked'
  readonly name: string
  readonly address: string
  readonly changes: Changes
}

/** A page that could not be looked at. */
export interface UncheckedPage {
  readonly kind: 'unchecked'
  readonly name: string
  readonly address: string
  readonly reason: string
}

/** A page to look at, and how. */
export interface PageToCheck {
  readonly name: string
  readonly address: string
  /** Whether to measure its time, which takes ten loads more. */
  readonly isTimed: boolean
  /** Ends the check between two loads. */
  readonly signal: AbortSignal
}

/** Opens a page without Tillkit and with it, and again in turns for its time. */
export async function checkPage(facts: Facts, page: PageToCheck): Promise<PageReport | UncheckedPage> {
  const { name, address } = page
  const unchecked = (reason: string): UncheckedPage => ({ kind: 'unchecked', name, address, reason })
  if (parseUrl(address, location.href)?.origin !== location.origin) return unchecked(translate(facts, 'foreign'))
  const before = await open(facts, { address, view: facts.without })
  if (before.kind !== 'seen') return unchecked(reasonOf(facts, before))
  const after = await open(facts, { address, view: facts.with })
  if (after.kind !== 'seen') return unchecked(reasonOf(facts, after))
  const [was, is] = [weigh(before.files), weigh(after.files)]
  const differences = page.isTimed ? await timedRounds(facts, page) : []
  const changes = { weight: weightChange(facts, was, is), requests: requestsChange(facts, was, is), time: timeChange(facts, differences) }
  return { kind: 'checked', name, address, changes, ...findingsOf(facts, after.seen) }
}

/** A page, and how it is looked at. */
interface Viewing {
  readonly address: string
  readonly view: string
  /** Whether to wait until it has come to rest. Default true. */
  readonly untilCalm?: boolean
}

function open(facts: Facts, { address, view, untilCalm = true }: Viewing): Promise<Opened | Unopened> {
  return openPage(viewOf(facts, address, view), { argument: facts.argument, untilCalm })
}

/** How much later a page has loaded with Tillkit, in milliseconds for each round; none where a load failed. */
async function timedRounds(facts: Facts, { address, signal }: PageToCheck): Promise<number[]> {
  const differences: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each of the two is first in turn: what the server or the processor does beside changes slowly.
    const views = round % 2 === 0 ? [facts.without, facts.with] : [facts.with, facts.without]
    const times = new Map<string, number>()
    for (const view of views) {
      if (signal.aborted) return []
      const opened = await open(facts, { address, view, untilCalm: false })
      if (opened.kind !== 'seen') return []
      times.set(view, opened.time)
    }
    differences.push((times.get(facts.with) ?? NaN) - (times.get(facts.without) ?? NaN))
  }
  return differences.some(Number.isNaN) ? [] : differences
}

function reasonOf(facts: Facts, opened: Unopened): string {
  return opened.kind === 'elsewhere' ? translate(facts, 'elsewhere', { address: opened.address }) : translate(facts, opened.kind)
}
