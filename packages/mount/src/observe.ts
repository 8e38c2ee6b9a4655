import type { EndableLife, Life } from './life.ts'

interface Watch {
  readonly life: Life
  readonly selector: string
  readonly scope: Node
  readonly found: Map<Element, EndableLife>
  readonly onAdd: (element: Element, life: Life) => void
}

/**
 * The page's one observer. It scans what was added once a batch and judges by `isConnected`, so that a node that
 * was moved keeps its life and one that was replaced ends it.
 */
const watches = new Set<Watch>()
const batchEnds = new Set<(added: readonly Element[]) => void>()
let observer: MutationObserver | undefined

/**
 * Calls `onAdd` for every element in `scope` that matches, now and later, each with a life that ends when the
 * element leaves the page or the given life ends. Runs at once for those that are there.
 */
export function live(
  life: Life,
  selector: string,
  onAdd: (element: Element, life: Life) => void,
  scope: Node & ParentNode = document,
): void {
  if (life.signal.aborted) return
  const watch: Watch = { life, selector, scope, found: new Map(), onAdd }
  watches.add(watch)
  life.onEnd(() => leave(watches, watch))
  observe()
  for (const element of scope.querySelectorAll(selector)) add(watch, element)
}

/** Calls back at the end of every batch with the roots of what was added and is still there. */
export function onBatch(life: Life, ended: (added: readonly Element[]) => void): void {
  const guarded = life.guard(ended)
  batchEnds.add(guarded)
  life.onEnd(() => leave(batchEnds, guarded))
  observe()
}

/** Works off at once what has changed so far: for code that has just inserted HTML and needs it alive now. */
export function settle(): void {
  const records = observer?.takeRecords() ?? []
  if (records.length > 0) work(records)
}

function leave<Watcher>(watchers: Set<Watcher>, watcher: Watcher): void {
  watchers.delete(watcher)
  if (watches.size > 0 || batchEnds.size > 0) return
  observer?.disconnect()
  observer = undefined
}

function observe(): void {
  if (observer) return
  observer = new MutationObserver(work)
  observer.observe(document, { childList: true, subtree: true })
}

function work(records: readonly MutationRecord[]): void {
  const roots = addedRoots(records)
  // Found before lost: a host that was replaced hands its state to its successor.
  for (const watch of [...watches]) {
    for (const root of roots) {
      if (root.matches(watch.selector)) add(watch, root)
      for (const element of root.querySelectorAll(watch.selector)) add(watch, element)
    }
  }
  for (const watch of [...watches]) {
    for (const [element, life] of watch.found) {
      if (element.isConnected && watch.scope.contains(element)) continue
      watch.found.delete(element)
      life.end()
    }
  }
  for (const ended of [...batchEnds]) ended(roots)
}

function addedRoots(records: readonly MutationRecord[]): Element[] {
  const added = new Set<Element>()
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node)
  }
  return [...added].filter((element) => {
    for (let above = element.parentElement; above; above = above.parentElement) if (added.has(above)) return false
    return true
  })
}

function add(watch: Watch, element: Element): void {
  const { life, found, scope, onAdd } = watch
  if (life.signal.aborted || found.has(element) || !scope.contains(element)) return
  const own = life.branch()
  found.set(element, own)
  life.guard(onAdd)(element, own)
}
