import { outweighSheets } from '@tillkit/dom'
import { entriesOf, reread, type Aspect } from './ledger.ts'
import { styleAspect } from './style-aspect.ts'

/** Asked for in place of a `display`: whichever gives the node a box. */
export const SHOWN = 'tillkit-shown'

const plain = styleAspect('display')

/** Nodes that are to be shown, of which nobody has looked yet whether a style sheet hides them. */
let unseen: HTMLElement[] = []
let depth = 0

/** Nodes that are shown and needed no `display` of their own, by the classes they had then: a sheet that comes late may hide them yet. */
const uncovered = new Map<HTMLElement, string>()

/** The node's inline `display`. Shown, it is what somebody else has written, but for `none`, and one of its own where a style sheet hides the node. */
export const displayAspect: Aspect<string> = {
  ...plain,
  released(node) {
    forget(node)
    plain.released?.(node)
  },
  write(node, value, base) {
    forget(node)
    if (value !== SHOWN) return plain.write(node, value, base)
    plain.write(node, base.startsWith('none') ? '' : base, base)
    unseen.push(node as HTMLElement)
  },
}

/** Writes nodes, and then looks which of those to be shown are hidden by a style sheet: once for all, since a form may have two hundred fields. */
export function writeTogether(write: () => void): void {
  depth += 1
  try {
    write()
  } finally {
    depth -= 1
    if (depth === 0 && unseen.length > 0) giveDisplay()
  }
}

function giveDisplay(): void {
  // A list that is being written may end the life of what it has written, or have it hidden again.
  const nodes = unseen.filter((node) => entriesOf(node)?.get(displayAspect.name)?.asked === SHOWN)
  unseen = []
  outweighSheets(nodes, giveOwn)
  // Whoever takes a node out of the page for good does not always tell us.
  for (const node of uncovered.keys()) if (!node.isConnected) uncovered.delete(node)
  for (const node of nodes) if (plain.read(node) === '') uncovered.set(node, classesOf(node))
  if (uncovered.size > 0) document.addEventListener('load', onLoad, true)
}

/** Forgets a node that is not shown any more, or has a `display` of its own. */
function forget(node: Element): void {
  if (uncovered.delete(node as HTMLElement) && uncovered.size === 0) document.removeEventListener('load', onLoad, true)
}

function giveOwn(node: HTMLElement, display: string): void {
  forget(node)
  plain.write(node, display, '')
  reread(node, displayAspect)
}

const classesOf = (node: Element) => node.getAttribute('class') ?? ''

/** Looks again when a sheet of others has come, once its own handler has put it in force. Whom somebody has given another class since may be hidden by that. */
function onLoad({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement || target instanceof HTMLStyleElement) || target.classList.contains('tillkit')) return
  requestAnimationFrame(() => outweighSheets([...uncovered].filter(([node, classes]) => classesOf(node) === classes).map(([node]) => node), giveOwn))
}
