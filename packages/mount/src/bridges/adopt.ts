import type { Life } from '@tillkit/dom'
import { escapeHtml, type SafeHtml } from '@tillkit/platform'
import { attributeAspect, classAspect, propertyAspect } from './aspects.ts'
import { contentAspect, contentWith } from './content-aspect.ts'
import { displayAspect, SHOWN, writeTogether } from './display-aspect.ts'
import { traceAdopted } from './adopted-nodes.ts'
import { release, write, writerOnTop, type Aspect } from './ledger.ts'
import { styleAspect } from './style-aspect.ts'

/** Anything with a state that can be watched: a zustand store. */
export interface Source<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

/** What a node that the server printed shall show. What is left out, or no longer given, is not ours. */
export interface Bindings {
  readonly classes?: Readonly<Record<string, boolean>>
  /** `null` removes the attribute. */
  readonly attributes?: Readonly<Record<string, string | null>>
  /** Inline style properties by CSS name; `''` removes one. */
  readonly style?: Readonly<Record<string, string>>
  /**
   * Whether the node has a box: `false` is `display: none`, `true` takes that away, whoever printed it, and writes a `display` where a
   * style sheet hides the node all the same, as jQuery's `show()` did. In place of `display` in `style`.
   */
  readonly shown?: boolean
  /** What a form field holds or allows, and whether the node shows: what the shopper types or ticks later is theirs. */
  readonly properties?: Properties
  /** The node's whole content as text. */
  readonly text?: string
  /** The node's whole content as HTML that was escaped by us or sent by the shop. */
  readonly html?: SafeHtml
  /** The node's whole content as nodes of ours. Those that were there before stay where they are, and keep the focus. */
  readonly nodes?: readonly ChildNode[]
}

/** The properties of a node that may be bound. */
export interface Properties {
  readonly value?: string
  readonly checked?: boolean
  readonly disabled?: boolean
  readonly hidden?: boolean
}

const DISPLAY = 'display'

interface BoundValue {
  readonly aspect: Aspect<unknown>
  readonly value: unknown
}

/**
 * Binds a node of the server's to a state, plainly and synchronously: once the state has changed, the node has
 * too. At the end of the life the node is what the server or a third party last made of it.
 */
export function adopt<State>(
  life: Life,
  node: Element,
  source: Source<State>,
  select: (state: State) => Bindings,
): void {
  if (life.signal.aborted) return
  const show = bindNode(life, node)
  const apply = life.guard(() => writeTogether(() => show(select(source.getState()))))
  apply()
  life.onEnd(source.subscribe(apply))
}

/**
 * Binds many nodes to one state, of which each shows a part. The state is followed once, and only nodes whose part has
 * changed are written: a list may have a thousand.
 */
export function adoptEach<State, Part, Node extends Element>(
  life: Life,
  nodes: readonly Node[],
  source: Source<State>,
  partOf: (state: State, node: Node) => Part,
  select: (part: Part) => Bindings,
): void {
  if (life.signal.aborted) return
  const parts = new Map<Node, Part>()
  const shows = new Map(nodes.map((node) => [node, bindNode(life, node)]))
  const apply = life.guard(() => writeTogether(() => {
    const state = source.getState()
    for (const [node, show] of shows) {
      const part = partOf(state, node)
      if (parts.has(node) && Object.is(parts.get(node), part)) continue
      parts.set(node, part)
      show(select(part))
    }
  }))
  apply()
  life.onEnd(source.subscribe(apply))
}

/** Makes a node show what is wanted next; what is no longer wanted is given back. It is taken hold of when there is something to show. */
function bindNode(life: Life, node: Element, writer: object = {}): (bindings: Bindings) => void {
  let held: Map<string, Aspect<unknown>> | undefined
  const writeAll = () => {
    traceAdopted({ bridge: 'adopt', node, life, writer })
    life.onEnd(() => writeTogether(() => held?.forEach((aspect) => release(writer, node, aspect))))
  }
  return (bindings) => {
    const bound = boundValuesOf(bindings)
    // Of most nodes of a list nothing is said: a form may have two hundred fields, and nothing wrong with one.
    if (!held && bound.length === 0) return
    if (!held) writeAll()
    const next = new Map(bound.map(({ aspect }) => [aspect.name, aspect]))
    held?.forEach((aspect, name) => {
      if (!next.has(name)) release(writer, node, aspect)
    })
    for (const value of bound) write(writer, node, value)
    held = next
  }
}

/** Binds a node to values that do not change. */
export function adoptAs(life: Life, node: Element, bindings: Bindings): void {
  adopt(life, node, { getState: () => bindings, subscribe: () => () => undefined }, (state) => state)
}

/** Binds a node to values that do not change, and that show for as long as the life lasts whatever else of us writes there. */
export function adoptOnTop(life: Life, node: Element, bindings: Bindings): void {
  if (!life.signal.aborted) writeTogether(() => bindNode(life, node, writerOnTop())(bindings))
}

function boundValuesOf({ classes = {}, attributes = {}, style = {}, shown, properties, text, html, nodes }: Bindings): BoundValue[] {
  const bound = [
    ...valuesFor(classes, classAspect),
    ...valuesFor(attributes, attributeAspect),
    ...valuesFor(style, (name) => (name === DISPLAY ? displayAspect : styleAspect(name))),
    ...(shown === undefined ? [] : valuesFor({ [DISPLAY]: shown ? SHOWN : 'none' }, () => displayAspect)),
    ...(properties ? boundPropertiesOf(properties) : []),
  ]
  const content = html ?? (text === undefined ? undefined : escapeHtml(text))
  if (content !== undefined) bound.push({ aspect: contentAspect as Aspect<unknown>, value: { html: content } })
  if (nodes) bound.push({ aspect: contentAspect as Aspect<unknown>, value: contentWith(nodes) })
  return bound
}

/** What an attribute says wholly (`disabled`, `hidden`) is written there, so that its printed text comes back. */
function boundPropertiesOf({ value, checked, disabled, hidden }: Properties): BoundValue[] {
  const attribute = (on: boolean | undefined) => (on === undefined ? undefined : on ? '' : null)
  return [
    ...valuesFor(given({ value, checked }), propertyAspect),
    ...valuesFor(given({ disabled: attribute(disabled), hidden: attribute(hidden) }), attributeAspect),
  ]
}

function given<Value>(values: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<string, Value>
}

function valuesFor<Value>(values: Readonly<Record<string, Value>>, aspect: (name: string) => Aspect<Value>): BoundValue[] {
  return Object.entries(values).map(([name, value]) => ({ aspect: aspect(name) as Aspect<unknown>, value }))
}
