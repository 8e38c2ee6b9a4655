import { type ParseHtml, parseInert } from '@tillkit/dom'
import { escapeHtml, joinHtml, NOTHING, safeHtml, type SafeHtml } from '../safe-html.ts'

const KEPT_ELEMENTS = /^(span|bdi|small|strong|em|b|i|ins|del|sup|sub|abbr|br)$/
const KEPT_ATTRIBUTES = /^(class|title|dir|lang|translate|aria-hidden)$/

/** Elements whose text nobody is meant to read as part of a price. */
const DROPPED_ELEMENTS = /^(script|style|template|noscript|title|iframe|object|textarea|select|svg|math)$/

const ELEMENT_NODE = 1
const TEXT_NODE = 3

/** Puts something in place of an element, or lets it be written as usual with null. */
export type ReplaceElement = (element: Element) => SafeHtml | null

/**
 * Keeps WooCommerce's own price markup of HTML from outside: inline elements with harmless attributes. Other
 * elements give way to what they contain; scripts, styles and the like go with their content.
 */
export function keepPriceMarkup(html: string, parse: ParseHtml = parseInert): SafeHtml {
  return writeNodes(parse(html), () => null)
}

/** Writes the children of a parsed node as safe HTML, node by node: nothing is taken over unread. */
export function writeNodes(parent: Node, replace: ReplaceElement): SafeHtml {
  return joinHtml([...parent.childNodes].map((node) => writeNode(node, replace)))
}

function writeNode(node: Node, replace: ReplaceElement): SafeHtml {
  if (node.nodeType === TEXT_NODE) return escapeHtml(node.nodeValue ?? '')
  return node.nodeType === ELEMENT_NODE ? writeElement(node as Element, replace) : NOTHING
}

function writeElement(element: Element, replace: ReplaceElement): SafeHtml {
  const name = element.localName
  if (DROPPED_ELEMENTS.test(name)) return NOTHING
  const replacement = replace(element)
  if (replacement !== null) return replacement
  const content = writeNodes(element, replace)
  if (!KEPT_ELEMENTS.test(name)) return content
  const tag = escapeHtml(name)
  const attributes = joinHtml([...element.attributes].map(writeAttribute))
  const end = name === 'br' ? NOTHING : safeHtml`</${tag}>`
  return safeHtml`<${tag}${attributes}>${content}${end}`
}

function writeAttribute({ name, value }: Attr): SafeHtml {
  return KEPT_ATTRIBUTES.test(name) ? safeHtml` ${escapeHtml(name)}="${escapeHtml(value)}"` : NOTHING
}
