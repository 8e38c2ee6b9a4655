import { invoke, type Life } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'
import { orderOf } from './locale.model.ts'

/** Puts the rows of an address into their order. */
export interface RowOrder {
  /** The row with the focus stays where it is, and the others go around it: a field that is moved loses the focus. */
  sort(): void
}

/** Takes hold of the order of an address' rows until the life ends. */
export function createRowOrder(life: Life, group: Element): RowOrder {
  const parent = invoke(group, 'querySelector', `${anatomy.rows} > ${anatomy.row}`)?.parentElement
  if (!parent) return { sort: () => undefined }
  const printed = [...parent.childNodes]
  let isMoved = false
  life.onEnd(() => {
    if (isMoved) arrange(parent, printed.filter((node) => node.parentNode === parent))
  })
  return {
    sort() {
      const rows = [...parent.children].filter((child) => child.matches(anatomy.row))
      const order = orderOf(rows.map((row) => Number.parseInt(row.getAttribute(anatomy.priority) ?? '', 10) || undefined))
      if (order.every((place, at) => place === at)) return
      isMoved = true
      arrange(parent, order.flatMap((place) => rows[place] ?? []))
    },
  }
}

/** Brings some of the parent's children into an order. Others stay before them, as the platform's own script leaves them. */
function arrange(parent: Element, nodes: readonly ChildNode[]): void {
  const still = nodes.findIndex((node) => node.contains(document.activeElement))
  const end = nodes.reduce<ChildNode | null>((last, node) => (isBehind(node, last) ? node : last), null)?.nextSibling ?? null
  nodes.forEach((node, at) => {
    if (at !== still) parent.insertBefore(node, at < still ? (nodes[still] ?? null) : end)
  })
}

const isBehind = (node: Node, other: Node | null) =>
  !other || Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)
