import { htmlOf, invoke, native, parseFragment } from '@tillkit/dom'
import { type SafeHtml } from '@tillkit/platform'
import type { Aspect } from './ledger.ts'
import { isSlot } from './slot-element.ts'

/**
 * What a node holds, slots of ours left out. The nodes themselves are kept, so that giving back gives back the same
 * nodes, and so that what others of us change inside of them is no change of this.
 */
export interface Content {
  /** As HTML. It is written out only where it is asked for: that is dear. */
  readonly html: string
  readonly nodes?: readonly ChildNode[]
  /** What each of the nodes said, where it is text. */
  readonly words?: readonly (string | null)[]
}

/** A node's whole content. */
export const contentAspect: Aspect<Content> = {
  name: 'content',
  read(node) {
    return contentWith(contentOf(node))
  },
  write(node, { html, nodes = [...parseFragment(html as SafeHtml).childNodes] }) {
    const before = contentOf(node)
    if (before.some((child) => nodes.includes(child))) return arrange(node, nodes)
    if (before.length === native(node, 'childNodes').length) return invoke(node, 'replaceChildren', ...nodes)
    // Slots stay where they are: what is drawn in them would lose its focus.
    const [first = native(node, 'firstChild')] = before
    first?.before(...nodes)
    for (const old of before) if (!nodes.includes(old)) old.remove()
  },
  same(one, other) {
    const isSameList = one.nodes && other.nodes && sameNodes(one.nodes, other.nodes)
    return isSameList ? haveSameWords(one, other) : isTranslationOf(one, other) || one.html === other.html
  },
}

/** Content that holds these nodes. */
export function contentWith(nodes: readonly ChildNode[]): Content {
  return {
    nodes,
    words: nodes.map(({ nodeValue }) => nodeValue),
    get html() {
      return writtenOut(nodes)
    },
  }
}

/** Has a node hold these alone. What stands where it belongs is not touched: who is moved loses the focus. */
function arrange(node: Element, nodes: readonly ChildNode[]): void {
  for (const old of contentOf(node)) if (!nodes.includes(old)) old.remove()
  nodes.forEach((child, at) => {
    const there = contentOf(node)[at]
    if (there === child) return
    if (there) there.before(child)
    else invoke(node, 'append', child)
  })
}

/** What stands in a node, slots of ours left out. */
export function contentOf(node: Element): ChildNode[] {
  return [...native(node, 'childNodes')].filter((child) => !isSlot(child))
}

/** Whether two lists hold the very same nodes in the same order. */
export function sameNodes(one: readonly ChildNode[], other: readonly ChildNode[]): boolean {
  return one.length === other.length && one.every((node, index) => node === other[index])
}

function haveSameWords({ words = [] }: Content, other: Content): boolean {
  return words.every((word, index) => word === other.words?.[index])
}

/**
 * Whether nothing but a translator has come in between: browsers put a `font` in the place of each text, with other words in it. Whose
 * words it has translated is as it was.
 */
function isTranslationOf({ nodes: now = [] }: Content, { nodes: before = [] }: Content): boolean {
  return now.length > 0 && now.length === before.length && before.every((node, at) => node === now[at] || (isWords(node) && isFont(now[at])))
}

const isWords = (node: ChildNode): boolean => node.nodeType === Node.TEXT_NODE || isFont(node)
const isFont = (node: ChildNode | undefined): boolean => node instanceof Element && node.localName === 'font'

/** Copies in a document that loads nothing are written out. */
function writtenOut(nodes: readonly ChildNode[]): string {
  const { ownerDocument } = document.createElement('template').content
  const holder = ownerDocument.createElement('div')
  holder.append(...nodes.map((node) => ownerDocument.importNode(node, true)))
  return htmlOf(holder)
}
