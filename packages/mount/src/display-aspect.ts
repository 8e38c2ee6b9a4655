import { outweighSheets } from '@tillkit/dom'
import { entriesOf, reread, type Aspect } from './ledger.ts'
import { styleAspect } from './style-aspect.ts'

/** Asked for in place of a `display`: whichever gives the node a box. */
export const SHOWN = 'tillkit-shown'

const plain = styleAspect('display')

/** Nodes that are to be shown, of which nobody has looked yet whether a style sheet hides them. */
let unseen: HTMLElement[] = []
let depth = 0

/** The node's inline `display`. Shown, it is what somebody else has written, but for `none`, and one of its own where a style sheet hides the node. */
export const displayAspect: Aspect<string> = {
  ...plain,
  write(node, value, base) {
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
  outweighSheets(nodes, (node, display) => {
    plain.write(node, display, '')
    reread(node, displayAspect)
  })
}
