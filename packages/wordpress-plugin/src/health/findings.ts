import type { HostInfo, Problem } from '@tillkit/mount'
import { say, type Facts } from './facts.ts'

/** What a page with Tillkit on it has shown. */
export interface Seen {
  /** The hosts that it knows; undefined where it is not on the page. */
  readonly hosts: readonly Pick<HostInfo, 'unit' | 'state'>[] | undefined
  readonly problems: readonly Pick<Problem, 'unit' | 'message' | 'advice'>[]
  /** The address that our script tag names, where the page has one. */
  readonly tag?: string | undefined
  /** The handles of the legacy scripts that run on the page. */
  readonly live: readonly string[]
}

/** What is said of a page. */
export interface Findings {
  readonly works: readonly string[]
  /** What stayed off, and why. */
  readonly off: readonly { readonly text: string; readonly isProblem: boolean }[]
}

/** Puts into sentences what a page has shown. */
export function findingsOf(facts: Facts, seen: Seen): Findings {
  const { hosts } = seen
  if (!hosts) return { works: [], off: [{ text: absence(facts, seen), isProblem: true }, ...problemsOf(facts, seen)] }
  const units = [...new Set(hosts.map(({ unit }) => unit))]
  const inState = (state: string) => units.filter((unit) => hosts.some((host) => host.unit === unit && host.state === state))
  const mounted = inState('mounted')
  const waiting = inState('waiting').filter((unit) => !mounted.includes(unit))
  const refused = inState('refused').map((unit) => {
    const script = facts.units[unit]?.handles.find((handle) => seen.live.includes(handle)) ?? '?'
    return { text: say(facts, 'refused', { unit: nameOf(facts, unit), script }), isProblem: false }
  })
  const switchedOff = Object.values(facts.units).filter(({ isOn }) => !isOn)
  return {
    works: [...mounted.map((unit) => nameOf(facts, unit)), ...waiting.map((unit) => say(facts, 'waits', { unit: nameOf(facts, unit) }))],
    off: [
      ...problemsOf(facts, seen),
      ...refused,
      ...switchedOff.map(({ name }) => ({ text: say(facts, 'switched', { unit: name }), isProblem: false })),
    ],
  }
}

/** Why Tillkit does not run: its tag is not there, or does nothing. */
function absence(facts: Facts, { tag }: Seen): string {
  return tag ? say(facts, 'notStarted', { address: tag }) : say(facts, 'notAsked')
}

function problemsOf(facts: Facts, { problems }: Seen) {
  return problems.map(({ unit, message, advice }) => ({
    text: say(facts, 'failed', { unit: nameOf(facts, unit), message: [message, advice].filter(Boolean).join(' ') }),
    isProblem: true,
  }))
}

function nameOf(facts: Facts, unit: string): string {
  return facts.units[unit]?.name ?? unit
}
