import { say, viewOf, type Facts } from './facts.ts'
import { findingsOf, type Findings } from './findings.ts'
import { openPage, type Opened } from './frame.ts'
import { kilobytes, weigh } from './weight.ts'

/** What is said of a page, with what its scripts weigh. */
export interface PageReport extends Findings {
  readonly name: string
  readonly weight: string
}

/** Opens a page without Tillkit and with it. */
export async function checkPage(facts: Facts, name: string, address: string): Promise<PageReport> {
  if (!URL.canParse(address) || new URL(address).origin !== location.origin) return unseen(name, say(facts, 'foreign'))
  const before = await openPage(viewOf(facts, address, facts.without), facts.argument)
  if (before.kind !== 'seen') return unseen(name, reasonOf(facts, before))
  const after = await openPage(viewOf(facts, address, facts.with), facts.argument)
  if (after.kind !== 'seen') return unseen(name, reasonOf(facts, after))
  const weights = [before, after].map(({ files }) => weigh(files))
  const [was = 0, is = 0] = weights.map(({ bytes }) => bytes)
  const unknown = Math.max(...weights.map((weight) => weight.unknown))
  const weight = say(facts, 'kilobytes', { before: kilobytes(was), after: kilobytes(is) })
  return { name, ...findingsOf(facts, after.seen), weight: unknown > 0 ? `${weight} (${say(facts, 'unknown', { files: unknown })})` : weight }
}

function reasonOf(facts: Facts, opened: Exclude<Opened, { kind: 'seen' }>): string {
  return opened.kind === 'elsewhere' ? say(facts, 'elsewhere', { address: opened.address }) : say(facts, opened.kind)
}

function unseen(name: string, text: string): PageReport {
  return { name, works: [], off: [{ text, isProblem: true }], weight: '' }
}
