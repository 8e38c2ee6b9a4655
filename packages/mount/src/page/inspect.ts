/** Looks at what the runtime has done to the page: for a debugger only, and in no other file of the build. */
import type { LifeOwner } from '@tillkit/dom'
import { adoptedNodes, type AdoptedNode } from '../bridges/adopted-nodes.ts'
import type { HostInfo } from './instance.ts'
import { pageInstance } from './instance.ts'
import { attributeAspect, classAspect, propertyAspect } from '../bridges/aspects.ts'
import { contentAspect, type Content } from '../bridges/content-aspect.ts'
import { entriesOf, type Aspect } from '../bridges/ledger.ts'
import { startedUnits } from '../life/start-unit.ts'
import type { Problem } from '../life/problem.ts'
import { styleAspect } from '../bridges/style-aspect.ts'

/** A host with all that is known of it. */
export interface HostDetail extends HostInfo {
  /** Why it failed. */
  readonly problem?: Problem | undefined
  /** Its unit's code is there, and reads its elements. */
  readonly hasCode: boolean
}

/** One thing that we write on a node. */
export interface WrittenAspect {
  /** `class active`, `attribute aria-current`, `style cursor`, `content`. */
  readonly name: string
  readonly ours: unknown
  /** What the server, or a third party, wrote last. */
  readonly base: unknown
  /** What shows now is neither: somebody else has written over it. */
  readonly isOverwritten: boolean
}

/** A node that we have taken hold of. */
export interface InspectedNode {
  readonly node: Element
  readonly bridge: AdoptedNode['bridge']
  readonly owner?: LifeOwner | undefined
  readonly written: readonly WrittenAspect[]
}

/** The hosts of all units. */
export function inspectHosts(): HostDetail[] {
  const units = startedUnits()
  return (pageInstance()?.hosts() ?? []).map((host) => {
    const started = units.get(host.unit)
    const entry = started?.entries.get(host.element)
    return { ...host, problem: entry?.problem, hasCode: started !== undefined }
  })
}

/** What a unit has read of an element. */
export function configOf(unit: string, element: Element): unknown {
  return startedUnits().get(unit)?.entries.get(element)?.config
}

/** Units that were stopped, and do not start again on this page. */
export function isStopped(unit: string): boolean {
  const instance = pageInstance()
  const started = startedUnits().get(unit)
  return instance?.loader?.of(unit)?.isStopped === true || (started?.life.signal.aborted === true && started.entries.size === 0)
}

/** The nodes that are held, one entry a node, bridge and owner; for one owner alone where it is named. */
export function inspectNodes(owner?: LifeOwner): InspectedNode[] {
  const found: InspectedNode[] = []
  for (const { node, bridge, life, writer } of adoptedNodes()) {
    if (owner && !sameOwner(owner, life.owner)) continue
    const written = writer ? writtenBy(writer, node) : []
    const known = found.findIndex((one) => one.node === node && one.bridge === bridge && sameOwner(one.owner, life.owner))
    const before = found[known]
    if (before) found[known] = { ...before, written: [...before.written, ...written] }
    else found.push({ node, bridge, owner: life.owner, written })
  }
  return found
}

function sameOwner(one: LifeOwner | undefined, other: LifeOwner | undefined): boolean {
  return one?.unit === other?.unit && one?.element === other?.element
}

function writtenBy(writer: object, node: Element): WrittenAspect[] {
  return [...(entriesOf(node) ?? [])].flatMap(([name, { base, shown, writers }]) => {
    if (!writers.has(writer)) return []
    const aspect = aspectOf(name)
    const isOverwritten = !aspect.same(aspect.read(node), shown)
    return { name: name.replace(':', ' '), ours: plain(writers.get(writer)), base: plain(base), isOverwritten }
  })
}

/** The aspect that the ledger keeps under this name. */
function aspectOf(name: string): Aspect<unknown> {
  const [kind, ...rest] = name.split(':')
  const what = rest.join(':')
  const makers = { class: classAspect, attribute: attributeAspect, style: styleAspect, property: propertyAspect }
  const make = makers[kind as keyof typeof makers] as ((what: string) => Aspect<unknown>) | undefined
  return make?.(what) ?? (contentAspect as Aspect<unknown>)
}

/** Content as its HTML: the nodes are nobody's business. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'html' in value ? (value as Content).html : value
}
