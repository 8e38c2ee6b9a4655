import { invoke, type Life, listen } from '@tillkit/dom'
import { adopt, adoptAs, defineBehaviour, live } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy, classes, gutters, ROWS } from './anatomy.ts'

/** Rows of equal columns, by how many. */
const EQUAL: Readonly<Record<string, string>> = {
  [Array(4).fill('1-4').join('_')]: '4col',
  [Array(5).fill('1-5').join('_')]: '5col',
  [Array(6).fill('1-6').join('_')]: '6col',
}

/** What a column of no known width counts as. */
const FULL = '4_4'

/**
 * What a row is called by the widths of its columns, `1_4`: `4col`, `1-4_3-4`; `undefined` for one that style sheets do not tell
 * apart.
 */
export function columnsName(widths: readonly string[]): string | undefined {
  const names = widths.map((width) => width.replace('_', '-'))
  const joined = names.join('_')
  const isMix = names.includes('1-4') || joined.includes('1-5_1-5') || joined.includes('1-6_1-6')
  return EQUAL[joined] ?? (isMix ? joined : undefined)
}

/** How far up a row with a menu stands, so that its lists open over what comes after. */
const LAYER = { plain: 3, divided: 6 } as const

/** What rows need that style sheets cannot say: classes by their columns, a place above others, gutters under the pointer. */
export const unit = defineBehaviour<null>({
  name: 'page-builder/rows',
  selector: ROWS,
  when: 'now',
  read: () => null,
  start(host) {
    const { element } = host
    if (invoke(element, 'matches', anatomy.row)) {
      nameRow(host, element)
      raiseMenu(host, element)
    }
    if (invoke(element, 'matches', anatomy.specialty)) {
      live(host, anatomy.single, (column, life) => adoptAs(life, column, { classes: { [classes.single]: true } }), element)
    }
    if (invoke(element, 'matches', anatomy.gutters)) changeGutters(host, element)
  },
})

/** Gives a row a class by the widths of its columns. */
function nameRow(life: Life, row: Element): void {
  const columns = [...row.children].filter(({ classList }) => classList.contains(anatomy.column))
  const name = columnsName(columns.map(widthOf))
  if (name) adoptAs(life, row, { classes: { [classes.row(name)]: true } })
}

function widthOf({ classList }: Element): string {
  for (const name of classList) {
    const width = anatomy.width.exec(name)?.[1]
    if (width) return width
  }
  return FULL
}

/** Lets the lists of a menu open over what comes after its row. */
function raiseMenu(life: Life, row: Element): void {
  if (!invoke(row, 'querySelector', anatomy.menu)) return
  const layer = invoke(row, 'closest', anatomy.divided) ? LAYER.divided : LAYER.plain
  // `auto` is no number, and lower than any.
  if (!(Number.parseInt(getComputedStyle(row).zIndex, 10) >= layer)) adoptAs(life, row, { style: { 'z-index': String(layer) } })
}

/** Swaps an element's gutters while the pointer is over it. */
function changeGutters(life: Life, element: Element): void {
  const [original, hover] = [element.getAttribute(gutters.original), element.getAttribute(gutters.hover)]
  if (!original || !hover) return
  const pointer = createStore(() => ({ isOver: false }))
  adopt(life, element, pointer, ({ isOver }) => ({ classes: { [classes.gutters(original)]: !isOver, [classes.gutters(hover)]: isOver || hover === original } }))
  listen(life, element, 'mouseenter', () => pointer.setState({ isOver: true }))
  listen(life, element, 'mouseleave', () => pointer.setState({ isOver: false }))
}
