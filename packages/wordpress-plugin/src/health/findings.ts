import type { HostInfo, ReportedProblem } from '@tillkit/mount'
import { translate, type Facts } from './facts.ts'
import { neededOf, type NeededScript } from './needed-scripts.ts'

/** What a page with Tillkit on it has shown. */
export interface Seen {
  /** The hosts that it knows; undefined where it is not on the page. */
  readonly hosts: readonly Pick<HostInfo, 'unit' | 'state'>[] | undefined
  readonly problems: readonly Pick<ReportedProblem, 'unit' | 'message' | 'advice' | 'explained'>[]
  /** The address that our script tag names, where the page has one. */
  readonly tag?: string | undefined
  /** The handles of the legacy scripts that run on the page. */
  readonly live: readonly string[]
  /** The scripts that stay beside units and hear of their work, each with those units. */
  readonly companions: readonly { readonly handle: string; readonly units: readonly string[] }[]
  /** Of the legacy scripts that stay because somebody builds on them, by handle, who: handles of scripts, and classes of modules after a dot. */
  readonly kept: Readonly<Record<string, readonly string[]>>
  /** The platform's own scripts that replaced ones stood on, and that stay for others. */
  readonly needed: readonly NeededScript[]
}

/** What is said of a page. */
export interface Findings {
  /** The units that the page has something for, by their own names. */
  readonly units: readonly string[]
  /** Those at work or waiting for the shopper, by the names that merchants read. */
  readonly works: readonly string[]
  /** What stayed off because the shop's own script does the work. */
  readonly off: readonly string[]
  /** Which of the shop's own scripts stay, and for whom. */
  readonly kept: readonly string[]
  /** What went wrong, and what to do. */
  readonly problems: readonly string[]
}

/** Puts into sentences what a page has shown. */
export function findingsOf(facts: Facts, seen: Seen): Findings {
  const { hosts } = seen
  const problems = problemsOf(facts, seen)
  if (!hosts) return { units: [], works: [], off: [], kept: [], problems: [absence(facts, seen), ...problems] }
  const units = [...new Set(hosts.map(({ unit }) => unit))]
  const inState = (state: string) => units.filter((unit) => hosts.some((host) => host.unit === unit && host.state === state))
  const mounted = inState('mounted')
  const waiting = inState('waiting').filter((unit) => !mounted.includes(unit))
  const works = [...mounted.map((unit) => nameOf(facts, unit)), ...waiting.map((unit) => translate(facts, 'waits', { unit: nameOf(facts, unit) }))]
  const off = inState('refused').map((unit) => {
    const script = facts.units[unit]?.handles.find((handle) => seen.live.includes(handle)) ?? '?'
    return translate(facts, 'refused', { unit: nameOf(facts, unit), script })
  })
  const beside = seen.companions.flatMap(({ handle: script, units: heard }) => {
    const unit = heard.find((one) => mounted.includes(one) || waiting.includes(one))
    return unit === undefined ? [] : [translate(facts, 'keptBeside', { script, unit: nameOf(facts, unit) })]
  })
  return { units, works, off, kept: [...neededOf(facts, seen.needed), ...keptOf(facts, seen), ...beside], problems }
}

function keptOf(facts: Facts, { kept }: Seen): string[] {
  return Object.entries(kept).flatMap(([script, names]) => {
    const scripts = names.filter((name) => !name.startsWith('.'))
    const modules = names.flatMap((name) => (name.startsWith('.') ? [name.slice(1)] : []))
    return [
      ...(scripts.length > 0 ? [translate(facts, 'keptForScripts', { script, scripts: scripts.join(', ') })] : []),
      ...(modules.length > 0 ? [translate(facts, 'keptForModules', { script, modules: modules.join(', ') })] : []),
    ]
  })
}

/** Why Tillkit does not run: its tag is not there, or does nothing. */
function absence(facts: Facts, { tag }: Seen): string {
  return tag ? translate(facts, 'notStarted', { address: tag }) : translate(facts, 'notAsked')
}

function problemsOf(facts: Facts, { problems }: Seen): string[] {
  return problems.map(({ unit, message, advice, explained }) =>
    translate(facts, 'failed', { unit: nameOf(facts, unit), message: [message, advice, explained].filter(Boolean).join(' ') }))
}

function nameOf(facts: Facts, unit: string): string {
  return facts.units[unit]?.name ?? unit
}
