import { followSize, invoke, type Life, native, timeout } from '@tillkit/dom'
import { type Host, live, onBatch, onLiveScript, defineBehaviour } from '@tillkit/mount'
import { isRecord, legacyScriptOf, liveLegacyScripts, readGlobal } from '@tillkit/platform'
import { anatomy, SCRIPT, MASONRY } from './anatomy.ts'

/** Columns as a style sheet asks for them. */
interface Columns {
  readonly count: number
  /** The classes of each. */
  readonly classes: readonly string[]
}

/** More than any style sheet means. */
const MOST = 12

/**
 * Reads what a style sheet says in the content before a grid: `"3 .column.size-1of3"`. Nothing where it says nothing of the kind: not
 * yet, or `none`.
 */
export function readColumns(content: string): Columns | undefined {
  const [, digits, classes = ''] = /^["']?\s*(\d+)\s*((?:\.[\w-]+)*)/.exec(content) ?? []
  const count = Number(digits)
  return count >= 1 && count <= MOST ? { count, classes: classes.split('.').filter(Boolean) } : undefined
}

/** The items of each column, dealt out in their order. */
export function dealOut<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  return [...Array(count).keys()].map((column) => items.filter((_item, index) => index % count === column))
}

/** Puts a grid's items into as many columns as its style sheet asks for, unless the shop's own script does. */
function bindMasonry(host: Host<null, undefined>): void {
  const { element } = host
  if (liveLegacyScripts([SCRIPT]).length > 0) return registerWithScript(element)
  const life = host.branch()
  showColumns(life, element)
  // One that comes late takes what it finds in the grid for its items: those have to be there when it runs.
  onLiveScript(life, live, (script) => {
    if (legacyScriptOf(script, [SCRIPT])) life.end()
  })
}

/** How long posts wait for a style sheet that says how many columns there are, in ms: nothing of them shows before. */
const STYLES_TIMEOUT_MS = 3000

/** What they stand in where no style sheet says so. */
const ONE: Columns = { count: 1, classes: [] }

function showColumns(life: Life, element: Element): void {
  const grid = createGrid(element)
  let shown: string | undefined
  const look = life.guard(() => {
    const { content } = getComputedStyle(element, '::before')
    const wanted = readColumns(content)
    if (!wanted || content === shown) return
    shown = content
    grid.show(wanted)
  })
  look()
  timeout(life, STYLES_TIMEOUT_MS, () => {
    look()
    if (shown === undefined) grid.show(ONE)
  })
  // The style sheet asks for other columns by the page's width, or comes late.
  followSize(life, { of: [element] }, look)
  onBatch(life, () => {
    if (!grid.takesChanges()) return
    shown = undefined
    look()
  })
  life.onEnd(grid.putBack)
}

/** The items of a grid, wherever they stand. */
function createGrid(element: Element) {
  let columns: readonly Element[] = []
  /** What was printed, white space too, in its order. */
  let nodes = printedIn(element)
  const childrenOf = () => [...native(element, 'children')]
  return {
    show(wanted: Columns): void {
      const focus = document.activeElement
      const items = nodes.filter((node) => node instanceof Element)
      const className = classNameOf(wanted)
      const isSame = columns.length === wanted.count && columns.every((column) => column.className === className && native(column, 'parentNode') === element)
      if (!isSame) columns = [...Array(wanted.count).keys()].map(() => Object.assign(document.createElement('div'), { className }))
      dealOut(items, wanted.count).forEach((its, index) => columns[index] && fill(columns[index], its))
      if (!isSame) invoke(element, 'replaceChildren', ...columns)
      if (focus instanceof HTMLElement && document.activeElement !== focus && invoke(element, 'contains', focus)) focus.focus({ preventScroll: true })
    },
    /** Takes in what scripts have added to the grid, and forgets what they took away. @returns whether there was anything */
    takesChanges(): boolean {
      if (!columns.some((column) => native(column, 'parentNode') === element)) return false
      const added = childrenOf().filter((child) => !columns.includes(child))
      const left = nodes.filter((node) => !(node instanceof Element) || invoke(element, 'contains', node))
      if (added.length === 0 && left.length === nodes.length) return false
      nodes = [...left, ...added]
      return true
    },
    putBack(): void {
      if (columns.some((column) => native(column, 'parentNode') === element)) invoke(element, 'replaceChildren', ...nodes)
    },
  }
}

/** What was printed in a grid, also of one that was put in again with its columns: its items one after the other. */
function printedIn(element: Element): readonly Node[] {
  const nodes = [...native(element, 'childNodes')]
  const isColumn = (node: Node): node is Element => node instanceof Element && invoke(node, 'matches', anatomy.printed)
  const columns = nodes.filter(isColumn).map((column) => [...native(column, 'children')])
  const longest = Math.max(0, ...columns.map(({ length }) => length))
  const items = [...Array(longest).keys()].map((row) => columns.flatMap((column) => column[row] ?? [])).flat()
  return [...items, ...nodes.filter((node) => !isColumn(node))]
}

/** The classes by which a style sheet knows a column. */
function classNameOf({ count, classes }: Columns): string {
  return (classes.length > 0 ? classes : [anatomy.column, `${anatomy.size}${String(count)}`]).join(' ')
}

/** Has a column show its items. Those that stand there already are not touched: a frame or a video in them would begin anew. */
function fill(column: Element, items: readonly Node[]): void {
  let next = native(column, 'firstChild')
  for (const item of items) {
    if (item === next) next = native(next, 'nextSibling')
    else invoke(column, 'insertBefore', item, next)
  }
}

/** Gives a grid that came later to the shop's own script: without the theme's script nobody else does. */
function registerWithScript(element: Element): void {
  const script = readGlobal(SCRIPT.global)
  const register = isRecord(script) ? script[SCRIPT.register] : undefined
  if (typeof register === 'function' && !invoke(element, 'querySelector', anatomy.ownColumn)) Reflect.apply(register, script, [element])
}

/** Posts in columns. */
export const unit = defineBehaviour({ name: 'page-builder/masonry', selector: MASONRY, when: 'now', read: () => null, start: bindMasonry })
