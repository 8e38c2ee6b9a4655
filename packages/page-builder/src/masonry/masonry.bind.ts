import { invoke, native } from '@tillkit/dom'
import { type Host, onBatch, settle } from '@tillkit/mount'
import { isRecord, liveLegacyScripts, readGlobal } from '@tillkit/platform'
import { anatomy, SCRIPT } from './masonry.anatomy.ts'
import { dealOut, readColumns, type Columns } from './columns.model.ts'

/** Puts a grid's items into as many columns as its style sheet asks for, unless the shop's own script does. */
export function bindMasonry(host: Host<null, undefined>): void {
  const { element } = host
  if (liveLegacyScripts([SCRIPT]).length > 0) return registerWithScript(element)
  const grid = createGrid(element)
  let shown: string | undefined
  const look = host.guard(() => {
    const { content } = getComputedStyle(element, '::before')
    const wanted = readColumns(content)
    if (!wanted || content === shown) return
    shown = content
    grid.show(wanted)
  })
  look()
  // The style sheet asks for other columns by the page's width, or comes late.
  const observer = new ResizeObserver(look)
  observer.observe(element)
  host.onEnd(() => observer.disconnect())
  onBatch(host, () => {
    if (!grid.takesChanges()) return
    shown = undefined
    look()
  })
  host.onEnd(grid.putBack)
}

/** The items of a grid, wherever they stand. */
function createGrid(element: Element) {
  let columns: readonly Element[] = []
  /** What was printed, white space too, in its order. */
  let nodes: readonly Node[] = [...native(element, 'childNodes')]
  const childrenOf = () => [...native(element, 'children')]
  return {
    show(wanted: Columns): void {
      const focus = document.activeElement
      const items = nodes.filter((node) => node instanceof Element)
      columns = dealOut(items, wanted.count).map((its) => columnOf(wanted, its))
      invoke(element, 'replaceChildren', ...columns)
      settle()
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

/** A column with its items. */
function columnOf({ count, classes }: Columns, items: readonly Node[]): HTMLElement {
  const column = document.createElement('div')
  column.className = (classes.length > 0 ? classes : [anatomy.column, `${anatomy.size}${String(count)}`]).join(' ')
  column.append(...items)
  return column
}

/** Gives a grid that came later to the shop's own script: without the theme's script nobody else does. */
function registerWithScript(element: Element): void {
  const script = readGlobal(SCRIPT.global)
  const register = isRecord(script) ? script[SCRIPT.register] : undefined
  if (typeof register === 'function' && !invoke(element, 'querySelector', anatomy.ownColumn)) Reflect.apply(register, script, [element])
}
