import { native } from './native.ts'
import { noscriptAsSent, noscriptAsText } from './noscript.ts'

/**
 * Turns HTML into nodes of a document that runs no scripts and loads nothing. Where the page enforces Trusted
 * Types, pass one that goes through the page's policy: the browser refuses plain strings there.
 */
export type ParseHtml = (html: string) => DocumentFragment

/** Where HTML is parsed: what the server sends is HTML also for a page that is XHTML, whose own templates would read XML. */
let inert: Document | undefined
/** Whether that document's parser takes what stands in `noscript` for text by itself: engines differ. */
let readsText: boolean | undefined

/**
 * The one place where text becomes nodes. A document that runs no scripts takes the content of `noscript` for elements, so that
 * fallback pictures are loaded and fallback fields and buttons are sent once they stand in the page; here it is text, as on any page
 * whose scripts run.
 * @param toSink what the browser's sink takes for a text: the page's own type where it requires one
 */
export function parseHtml(html: string, toSink: (html: string) => string): DocumentFragment {
  const parse = (text: string) => {
    const template = (inert ??= document.implementation.createHTMLDocument()).createElement('template')
    template.innerHTML = toSink(text)
    return template.content
  }
  if (!/<noscript/i.test(html)) return parse(html)
  readsText ??= parse('<noscript><br></noscript>').querySelector('br') === null
  return parse(readsText ? html : noscriptAsText(html))
}

/** The default: past the page's policy. */
export const parseInert: ParseHtml = (html) => parseHtml(html, (text) => text)

/**
 * The HTML that a parsed element or fragment holds, as it was sent: there a browser writes the text of `noscript` as text.
 * @param whole with the element's own tags. Default false
 */
export function htmlOf(node: Element, whole = false): string {
  const html = native(node, whole ? 'outerHTML' : 'innerHTML')
  return node.ownerDocument.defaultView ? html : noscriptAsSent(html)
}

/**
 * The text of a setting that the server printed as HTML (`&pound;`, `&#x20b9;`, `%1$s&nbsp;%2$s`): entities are
 * decoded once, tags are left out.
 */
export function decodeEntities(text: string, parse: ParseHtml = parseInert): string {
  return /[&<]/.test(text) ? (parse(text).textContent ?? '') : text
}
