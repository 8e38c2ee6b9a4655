/** One thing that can be written on a node: how it is read, written and compared. */
export interface Aspect<Value> {
  /** Distinguishes it from the node's other aspects: `class:active`, `attribute:aria-current`, `content` … */
  readonly name: string
  read(node: Element): Value
  /** @param base what it is without us: what is written may depend on it */
  write(node: Element, value: Value, base: Value): void
  same(one: Value, other: Value): boolean
  /** Called when none of us writes it on the node any more. */
  released?(node: Element): void
}

/** What the ledger knows of one aspect of a node. */
export interface Entry {
  /** What the server or a third party wrote last. */
  base: unknown
  /** Our writers in the order in which they wrote, those on top behind the others, each with its value; the last one shows. */
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

/** Writers whose values show over those of others. */
const onTop = new WeakSet<object>()

/** Makes a writer whose values show over those of others, also of those that write later. */
export function writerOnTop(): object {
  const writer = {}
  onTop.add(writer)
  return writer
}

/** What is written of a node. */
export interface Written<Value> {
  readonly aspect: Aspect<Value>
  readonly value: Value
}

/**
 * Writes a value for a writer. A value that stands there and is not our last one is somebody else's: it becomes
 * what we give back later, and while the writer's own value does not change it stays.
 */
export function write<Value>(writer: object, node: Element, { aspect, value }: Written<Value>): void {
  const entries = ledger.get(node) ?? new Map<string, Entry>()
  const known = entries.get(aspect.name)
  // Before the node is read: most of what a state change asks for stands already.
  if (known?.writers.has(writer) && aspect.same(known.writers.get(writer) as Value, value)) return
  const actual = aspect.read(node)
  const entry: Entry = known ?? { base: actual, writers: new Map(), asked: actual, shown: actual }
  ledger.set(node, entries.set(aspect.name, entry))
  const untouched = aspect.same(actual, entry.shown as Value)
  if (!untouched) entry.base = actual
  entry.writers.delete(writer)
  entry.writers.set(writer, value)
  const shown = shownOf(entry) as Value
  const stands = untouched ? aspect.same(entry.asked as Value, shown) : aspect.same(actual, shown)
  entry.shown = actual
  show(entry, node, { aspect, value: shown, stands })
}

/** Moves the writers on top behind all others, and tells what shows. */
function shownOf({ writers }: Entry): unknown {
  for (const [writer, value] of [...writers]) {
    if (onTop.has(writer) && writers.delete(writer)) writers.set(writer, value)
  }
  return [...writers.values()].at(-1)
}

/** Takes a writer's value back: the next writer's shows, or what the server or a third party wrote last. */
export function release<Value>(writer: object, node: Element, aspect: Aspect<Value>): void {
  const entries = ledger.get(node)
  const entry = entries?.get(aspect.name)
  if (!entries || !entry?.writers.delete(writer)) return
  const actual = aspect.read(node)
  const isLast = entry.writers.size === 0
  const left = (isLast ? entry.base : [...entry.writers.values()].at(-1)) as Value
  if (isLast) entries.delete(aspect.name)
  if (aspect.same(actual, entry.shown as Value)) show(entry, node, { aspect, value: left, stands: aspect.same(entry.asked as Value, left) })
  if (isLast) aspect.released?.(node)
}

/** Notes what the node says now: its aspect has been written behind the ledger, by us. */
export function reread<Value>(node: Element, aspect: Aspect<Value>): void {
  const entry = ledger.get(node)?.get(aspect.name)
  if (entry) entry.shown = aspect.read(node)
}

/** What the ledger knows of a node, by the names of its aspects. */
export function entriesOf(node: Element): ReadonlyMap<string, Entry> | undefined {
  return ledger.get(node)
}

/** What is to show. */
interface Showing<Value> extends Written<Value> {
  /** Whether it stands there already: as we asked for it, or as somebody else has written it. */
  readonly stands: boolean
}

function show<Value>(entry: Entry, node: Element, { aspect, value, stands }: Showing<Value>): void {
  entry.asked = value
  if (stands) return
  aspect.write(node, value, entry.base as Value)
  entry.shown = aspect.read(node)
}
