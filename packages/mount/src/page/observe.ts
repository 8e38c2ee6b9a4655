import { type EndableLife, invoke, type Life, native } from '@tillkit/dom'
import { problemOf, report } from '../life/problem.ts'

type Scope = Node & ParentNode

interface Watch {
  readonly life: Life
  readonly scope: Scope
  readonly found: Map<Element, EndableLife>
  readonly onAdd: (element: Element, life: Life) => void
}

/**
 * The page's one observer. It scans what was added once a batch and judges by `isConnected`, so that a node that
 * was moved keeps its life and one that was replaced ends it.
 *
 * Watches are kept by scope and selector: what was added is searched once for all that ask the same, and not at all
 * for a scope that it does not meet.
 */
const scopes = new Map<Scope, Map<string, Set<Watch>>>()
const batchEnds = new Set<(added: readonly Element[]) => void>()
let observer: MutationObserver | undefined

/**
 * Calls `onAdd` for every element inside `scope` that matches, now and later, each with a life that ends when the
 * element leaves the page or the given life ends. Runs at once for those that are there.
 *
 * A plain selector that many share costs the page one search a batch; one for each of many hosts (`[data-id="7"]`)
 * costs one each: watch the plain one, and look at the attribute in `onAdd`.
 * @throws SyntaxError for a selector that the browser does not know
 */
export function live(
  life: Life,
  selector: string,
  onAdd: (element: Element, life: Life) => void,
  scope: Scope = document,
): void {
  if (life.signal.aborted) return
  const there = invoke(scope, 'querySelectorAll', selector)
  const watch: Watch = { life, scope, found: new Map(), onAdd }
  enter(watch, scope, selector)
  observe()
  for (const element of there) add(watch, element)
}

/** Calls back at the end of every batch with the roots of what was added and is still there. */
export function onBatch(life: Life, ended: (added: readonly Element[]) => void): void {
  if (life.signal.aborted) return
  const guarded = life.guard(ended)
  batchEnds.add(guarded)
  life.onEnd(() => {
    batchEnds.delete(guarded)
    rest()
  })
  observe()
}

/** Works off at once what has changed so far: for code that has just inserted HTML and needs it alive now. */
export function settle(): void {
  const records = observer?.takeRecords() ?? []
  if (records.length > 0) work(records)
}

/**
 * Changes what stands in an element, whose nodes may stay: what is bound in it ends before and begins anew after, as if the
 * nodes had been replaced.
 * @param isLeft says of an element that nothing is changed in it
 */
export function renew(within: Element, isLeft: (element: Element) => boolean, change: () => void): void {
  settle()
  endWhere((element) => element !== within && invoke(within, 'contains', element) && !isLeft(element))
  change()
  for (const [scope, selectors] of [...scopes]) findNew(scope, [...selectors], [within])
  settle()
}

function enter(watch: Watch, scope: Scope, selector: string): void {
  const selectors = scopes.get(scope) ?? new Map<string, Set<Watch>>()
  const watches = selectors.get(selector) ?? new Set<Watch>()
  scopes.set(scope, selectors)
  selectors.set(selector, watches)
  watches.add(watch)
  watch.life.onEnd(() => {
    watches.delete(watch)
    if (watches.size === 0) selectors.delete(selector)
    if (selectors.size === 0) scopes.delete(scope)
    rest()
  })
}

/** Nobody follows any more: the page is left alone. */
function rest(): void {
  if (scopes.size > 0 || batchEnds.size > 0) return
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
  for (const [scope, selectors] of [...scopes]) findNew(scope, [...selectors], roots)
  if (records.some(({ removedNodes }) => removedNodes.length > 0)) {
    endWhere((element, scope) => !native(element, 'isConnected') || !invoke(scope, 'contains', element))
  }
  // One may end the life of another.
  for (const ended of [...batchEnds]) if (batchEnds.has(ended)) ended(roots)
}

function addedRoots(records: readonly MutationRecord[]): Element[] {
  const added = new Set<Element>()
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element && native(node, 'isConnected')) added.add(node)
  }
  return [...added].filter((element) => {
    for (let above = native(element, 'parentElement'); above; above = native(above, 'parentElement')) if (added.has(above)) return false
    return true
  })
}

/** What is watched for in a scope, as it was when a batch began: a watch that comes meanwhile has looked by itself. */
type Watched = readonly (readonly [selector: string, watches: Set<Watch>])[]

function findNew(scope: Scope, watched: Watched, roots: readonly Element[]): void {
  const any = watched.map(([selector]) => selector).join()
  for (const root of roots) {
    try {
      if (meets(root, scope, any)) findIn(root, scope, watched)
    } catch (cause) {
      // An element that answers in no way that the browser would costs no other its unit.
      report(problemOf('tillkit', root, cause))
    }
  }
}

/** Whether anything in a new root, or itself, is watched for: most of what a page adds is nobody's, and is searched once for all. */
function meets(root: Element, scope: Scope, any: string): boolean {
  if (!isInside(root, scope)) return invoke(root, 'contains', scope)
  return invoke(root, 'matches', any) || invoke(root, 'querySelector', any) !== null
}

function findIn(root: Element, scope: Scope, watched: Watched): void {
  const isInner = isInside(root, scope)
  for (const [selector, watches] of watched) {
    if (isInner && invoke(root, 'matches', selector)) addToAll(watches, root)
    for (const element of invoke(isInner ? root : scope, 'querySelectorAll', selector)) addToAll(watches, element)
  }
}

const isInside = (root: Element, scope: Scope): boolean => scope !== root && invoke(scope, 'contains', root)

function endWhere(isOver: (element: Element, scope: Scope) => boolean): void {
  for (const selectors of [...scopes.values()]) {
    for (const watches of [...selectors.values()]) {
      for (const { found, scope } of [...watches]) {
        for (const [element, life] of found) {
          if (!isOver(element, scope)) continue
          found.delete(element)
          life.end()
        }
      }
    }
  }
}

function addToAll(watches: ReadonlySet<Watch>, element: Element): void {
  for (const watch of [...watches]) add(watch, element)
}

function add(watch: Watch, element: Element): void {
  const { life, found, scope, onAdd } = watch
  if (life.signal.aborted || found.has(element) || !invoke(scope, 'contains', element)) return
  const own = life.branch()
  found.set(element, own)
  life.guard(onAdd)(element, own)
}
