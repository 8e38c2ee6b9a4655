import { isNeeded, type DebugSession, type KnownUnit } from '@tillkit/mount'
import { configOf, inspectNodes, inspectHosts, isStopped, type InspectedNode, type HostDetail } from '@tillkit/mount/inspect'
import { CONFIG_ID } from '@tillkit/platform'
import { problemWords, type Entry, type ProblemWords } from '../model/entry.model.ts'
import { idOf } from '../model/log.model.ts'
import { cut, nameOf, summarise } from '../model/summarise.ts'
import { treeOf } from '../model/tree.model.ts'
import { hostAdvice, inOrder, statusOf, unitAdvice, type NodeView, type HostInside, type HostView, type UnitView, type WorkView } from '../model/units.model.ts'
import { classesOf, nearMisses } from './near-miss.ts'
import { isForced, readLegacy } from './read-page.ts'

/**
 * Reads how every unit of this version stands on the page.
 * @param notes the log's faults, and what it says of code
 */
export function readUnits(session: DebugSession, notes: readonly Entry[]): UnitView[] {
  const page = { hosts: inspectHosts(), legacy: readLegacy(session).filter(({ isLive }) => isLive) }
  let classes: Map<string, number> | undefined
  // What a shop has set of a unit is nobody's element: it is said of the unit.
  const settings = document.getElementById(CONFIG_ID)
  const units = session.manifests.map((manifest) => {
    const { name, selector, needs = [] } = manifest
    const lacks = isNeeded(manifest) ? [] : needs
    const own = notes.filter(({ unit }) => unit === name)
    const details = page.hosts.filter(({ unit }) => unit === name)
    const matching = document.querySelectorAll(selector).length
    const facts = {
      name,
      off: session.off,
      isExcluded: session.units?.includes(name) === false,
      isStopped: isStopped(name),
      isMissing: codeOf(own, `${name}.js`) === 'missing',
      isGivenUp: problemsOf(own, undefined).length > 0,
      lacks,
      states: details.map(({ state }) => state),
      liveScripts: isForced(name, session) ? [] : page.legacy.filter(({ units }) => units.includes(name)).map((script) => script.name),
      nearMisses: matching > 0 || lacks.length > 0 ? [] : nearMisses(selector, name, (classes ??= classesOf())),
    }
    return {
      name,
      selector,
      status: statusOf(facts),
      lacks,
      matching,
      advice: unitAdvice(facts),
      problems: [...problemsOf(own, undefined), ...(settings ? problemsOf(own, settings) : [])],
      hosts: details.map((detail) => hostView(detail, manifest, own)),
      work: details.length > 0 ? workOf(own) : [],
    }
  })
  return inOrder(units)
}

function hostView(detail: HostDetail, manifest: KnownUnit, own: readonly Entry[]): HostView {
  const { element, state, problem, unit, hasCode } = detail
  const code = hasCode ? 'there' : codeOf(own, `${unit}.js`)
  const lived = problemsOf(own, element)
  const thread = new WeakRef(element)
  return {
    id: idOf(element),
    element: thread,
    name: nameOf(element),
    state,
    advice: hostAdvice(state, manifest.triggers ? 'triggers' : manifest.when, code),
    problems: problem && lived.length === 0 ? [problemWords(problem)] : lived,
    inside: () => insideOf(unit, thread.deref()),
  }
}

function insideOf(unit: string, element: Element | undefined): HostInside {
  if (!element) return { nodes: [] }
  const config = configOf(unit, element)
  return {
    config: config === undefined ? undefined : treeOf('configuration', config),
    nodes: inspectNodes({ unit, element }).map(nodeView),
  }
}

function codeOf(own: readonly Entry[], file: string): 'none' | 'asked' | 'missing' {
  const last = own.findLast(({ kind, name }) => kind === 'code' && name === file)
  if (last?.what === 'missing') return 'missing'
  return last ? 'asked' : 'none'
}

/** The faults that were reported for an element, or for none; each once. */
function problemsOf(own: readonly Entry[], element: Element | undefined): ProblemWords[] {
  const isOf = (entry: Entry) => (element ? entry.element?.deref() === element : !entry.element)
  const found = own.filter((entry) => entry.problem && isOf(entry))
  const unique = new Map(found.map(({ problem, text }) => [text, problem]))
  return [...unique.values()].flatMap((problem) => problem ?? [])
}

/** What the unit has said of its work: of each thing the last. */
function workOf(own: readonly Entry[]): WorkView[] {
  const said = new Map(own.filter(({ kind }) => kind === 'work').map(({ name, text }) => [name, text]))
  return [...said].map(([name, stands]) => ({ name, stands }))
}

function nodeView({ node, bridge, written }: InspectedNode): NodeView {
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
