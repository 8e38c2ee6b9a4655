import type { DebugSession, Problem, UnitManifest } from '@tillkit/mount'
import { inspectHolds, inspectHosts, isStopped, type HeldNode, type HostDetail } from '@tillkit/mount/inspect'
import type { Entry, ProblemWords } from '../model/entry.model.ts'
import { idOf } from '../model/log.model.ts'
import { cut, nameOf, summarise } from '../model/summarise.ts'
import { treeOf } from '../model/tree.model.ts'
import { hostAdvice, statusOf, unitAdvice, type HoldView, type HostView, type UnitView } from '../model/units.model.ts'
import { nearMisses } from './near-miss.ts'
import { readLegacy } from './read-page.ts'

/** Reads how every unit of this version stands on the page. */
export function readUnits(session: DebugSession, entries: readonly Entry[]): UnitView[] {
  const page = { hosts: inspectHosts(), holds: inspectHolds(), legacy: readLegacy().filter(({ isLive }) => isLive) }
  return session.manifests.map((manifest) => {
    const { name, selector } = manifest
    const own = entries.filter(({ unit }) => unit === name)
    const details = page.hosts.filter(({ unit }) => unit === name)
    const facts = {
      name,
      selector,
      off: session.off,
      isExcluded: session.units?.includes(name) === false,
      isStopped: isStopped(name),
      states: details.map(({ state }) => state),
      liveScripts: page.legacy.filter(({ units }) => units.includes(name)).map((script) => script.name),
      nearMisses: details.length > 0 ? [] : nearMisses(selector, name),
    }
    return {
      name,
      selector,
      status: statusOf(facts),
      advice: unitAdvice(facts),
      problems: problemsOf(own, undefined),
      hosts: details.map((detail) => hostView(detail, manifest, own, page.holds)),
    }
  })
}

function hostView(detail: HostDetail, manifest: UnitManifest, own: readonly Entry[], holds: readonly HeldNode[]): HostView {
  const { element, state, problem, config, unit, hasCode } = detail
  const code = hasCode ? 'there' : codeOf(own, `${unit}.js`)
  const lived = problemsOf(own, element)
  return {
    id: idOf(element),
    element: new WeakRef(element),
    name: nameOf(element),
    state,
    advice: hostAdvice(state, manifest.when, code),
    problems: problem && lived.length === 0 ? [wordsOf(problem)] : lived,
    config: config === undefined ? undefined : treeOf('configuration', config),
    holds: holds.filter(({ owner }) => owner?.unit === unit && owner.element === element).map(holdView),
  }
}

function wordsOf({ field, message, advice }: Problem): ProblemWords {
  return { field, message, advice }
}

function codeOf(own: readonly Entry[], file: string): 'none' | 'asked' | 'missing' {
  const last = own.findLast(({ kind, name }) => kind === 'code' && name === file)
  if (last?.what === 'missing') return 'missing'
  return last ? 'asked' : 'none'
}

/** The faults that were reported for an element, or for none; each once. */
function problemsOf(own: readonly Entry[], element: Element | undefined): ProblemWords[] {
  const found = own.filter((entry) => entry.element?.deref() === element && entry.problem)
  const unique = new Map(found.map(({ problem, text }) => [text, problem]))
  return [...unique.values()].flatMap((problem) => problem ?? [])
}

function holdView({ node, bridge, written }: HeldNode): HoldView {
  return {
    id: idOf(node),
    node: new WeakRef(node),
    name: nameOf(node),
    bridge,
    written: written.map(({ name, ours, base, isOverwritten }) => ({ name, ours: inWords(ours), base: inWords(base), isOverwritten })),
  }
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === null || value === '') return 'none'
  return typeof value === 'string' ? cut(value) : summarise(value)
}
