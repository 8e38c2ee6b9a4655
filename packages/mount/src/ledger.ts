import type { SafeHtml } from '@tillkit/platform'
import { parseFragment } from './trusted.ts'

/** One thing that can be written on a node: how it is read, written and compared. */
export interface Aspect<Value> {
  /** Distinguishes it from the node's other aspects: `class:active`, `attribute:aria-current`, `content` … */
  readonly name: string
  read(node: Element): Value
  write(node: Element, value: Value): void
  same(one: Value, other: Value): boolean
}

/** What the ledger knows of one aspect of a node. */
export interface Entry {
  /** What the server or a third party wrote last. */
  base: unknown
  /** Our writers in the order in which they wrote, each with its value; the last one shows. */
  readonly writers: Map<object, unknown>
  /** What we asked for last, and what the node then read: browsers normalise. */
  asked: unknown
  shown: unknown
}

/**
 * Remembers for each node what was there before us and who of us wrote what, so that what we write can be taken
 * back and what others write is left alone.
 */
const ledger = new WeakMap<Element, Map<string, Entry>>()

/**
 * Writes a value for a writer. A value that stands there and is not our last one is somebody else's: it becomes
 * what we give back later, and while the writer's own value does not change it stays.
 */
export function write<Value>(writer: object, node: Element, aspect: Aspect<Value>, value: Value): void {
  const entries = ledger.get(node) ?? new Map<string, Entry>()
  ledger.set(node, entries)
  const actual = aspect.read(node)
  const entry = entries.get(aspect.name) ?? { base: actual, writers: new Map(), asked: actual, shown: actual }
  entries.set(aspect.name, entry)
  const untouched = aspect.same(actual, entry.shown as Value)
  const before = entry.writers.get(writer) as Value | undefined
  if (before !== undefined && aspect.same(before, value)) return
  if (!untouched) entry.base = actual
  entry.writers.delete(writer)
  entry.writers.set(writer, value)
  show(entry, node, aspect, value, actual, untouched)
}

/** Takes a writer's value back: the next writer's shows, or what the server or a third party wrote last. */
export function release<Value>(writer: object, node: Element, aspect: Aspect<Value>): void {
  const entries = ledger.get(node)
  const entry = entries?.get(aspect.name)
  if (!entries || !entry?.writers.delete(writer)) return
  const actual = aspect.read(node)
  const left = [...entry.writers.values()].at(-1) as Value | undefined
  if (left === undefined) entries.delete(aspect.name)
  if (aspect.same(actual, entry.shown as Value)) show(entry, node, aspect, left ?? (entry.base as Value), actual, true)
}

/** What the ledger knows of a node, by the names of its aspects. */
export function entriesOf(node: Element): ReadonlyMap<string, Entry> | undefined {
  return ledger.get(node)
}

function show<Value>(
  entry: Entry,
  node: Element,
  aspect: Aspect<Value>,
  value: Value,
  actual: Value,
  untouched: boolean,
): void {
  const stands = aspect.same(actual, value) || (untouched && aspect.same(entry.asked as Value, value))
  if (!stands) aspect.write(node, value)
  entry.asked = value
  entry.shown = stands ? actual : aspect.read(node)
}

const identical = (one: unknown, other: unknown): boolean => one === other

/**
 * Writes a list-like attribute (`class`, `style`) and, once it means again what the server printed, puts the
 * printed text back, white space and all.
 */
function keepingText(attribute: string, meaning: (node: Element) => string) {
  const printed = new WeakMap<Element, { readonly text: string | null; readonly meant: string }>()
  return (node: Element, change: () => void): void => {
    const before = printed.get(node) ?? { text: node.getAttribute(attribute), meant: meaning(node) }
    printed.set(node, before)
    change()
    if (meaning(node) !== before.meant) return
    // What somebody prints from here on is theirs.
    printed.delete(node)
    // Chromium writes an emptied style back as style="" unless the attribute was read in between.
    if (before.text !== null) node.setAttribute(attribute, before.text)
    else if (node.getAttribute(attribute) !== null) node.removeAttribute(attribute)
  }
}

const changeClass = keepingText('class', (node) => [...node.classList].sort().join(' '))
const changeStyle = keepingText('style', (node) => (node as HTMLElement).style.cssText)

/** Whether the node carries a class. */
export function classAspect(name: string): Aspect<boolean> {
  return {
    name: `class:${name}`,
    read: (node) => node.classList.contains(name),
    write: (node, on) => changeClass(node, () => node.classList.toggle(name, on)),
    same: identical,
  }
}

/** An attribute's value, `null` for none. */
export function attributeAspect(name: string): Aspect<string | null> {
  return {
    name: `attribute:${name}`,
    read: (node) => node.getAttribute(name),
    write(node, value) {
      if (value === null) node.removeAttribute(name)
      else node.setAttribute(name, value)
    },
    same: identical,
  }
}

const IMPORTANT = ' !important'

/** One property of the node's inline style as it is written, ` !important` included; `''` for none. */
export function styleAspect(name: string): Aspect<string> {
  return {
    name: `style:${name}`,
    read(node) {
      const { style } = node as HTMLElement
      return style.getPropertyValue(name) + (style.getPropertyPriority(name) && IMPORTANT)
    },
    write(node, value) {
      const { style } = node as HTMLElement
      const [bare, priority] = value.endsWith(IMPORTANT) ? [value.slice(0, -IMPORTANT.length), 'important'] : [value, '']
      changeStyle(node, () => (bare === '' ? style.removeProperty(name) : style.setProperty(name, bare, priority)))
    },
    same: identical,
  }
}

/** What a node holds, as HTML; the nodes themselves are kept, so that giving back gives back the same nodes. */
export interface Content {
  readonly html: string
  readonly nodes?: readonly ChildNode[]
}

/** A node's whole content. */
export const contentAspect: Aspect<Content> = {
  name: 'content',
  read: (node) => ({ html: node.innerHTML, nodes: [...node.childNodes] }),
  write(node, { html, nodes }) {
    if (nodes) node.replaceChildren(...nodes)
    else node.replaceChildren(parseFragment(html as SafeHtml))
  },
  same: (one, other) => one.html === other.html,
}
