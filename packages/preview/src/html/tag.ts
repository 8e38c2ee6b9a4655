import type { StartTag } from 'parse5-sax-parser'

/** A start tag as it stands in the page. */
export interface PageTag {
  /** In lower case. */
  readonly name: string
  readonly source: string
  /** All values, decoded, by name; of a name that stands twice the first, as browsers do. */
  readonly attributes: ReadonlyMap<string, string>
  /** The text of each attribute, by name. */
  readonly texts: ReadonlyMap<string, string>
  readonly closesItself: boolean
}

/** Reads a tag that the tokenizer has found; `source` is its text. */
export function readTag({ tagName, attrs, selfClosing, sourceCodeLocation }: StartTag, source: string): PageTag {
  const from = sourceCodeLocation?.startOffset ?? 0
  const places = Object.entries((sourceCodeLocation && 'attrs' in sourceCodeLocation && sourceCodeLocation.attrs) || {})
  return {
    name: tagName,
    source,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    texts: new Map(places.map(([name, { startOffset, endOffset }]) => [name, source.slice(startOffset - from, endOffset - from)])),
    closesItself: selfClosing,
  }
}

/**
 * The tag's source with some attributes set or taken away; the others stay byte for byte.
 * @param changes name → new value; null takes the attribute away
 */
export function withAttributes({ name, texts, closesItself }: PageTag, changes: Readonly<Record<string, string | null>>): string {
  const added = Object.entries(changes).flatMap(([attribute, value]) => (value === null ? [] : [`${attribute}="${encode(value)}"`]))
  const kept = [...texts].flatMap(([attribute, text]) => (Object.hasOwn(changes, attribute) ? [] : [text]))
  return `<${[name, ...added, ...kept].join(' ')}${closesItself ? ' /' : ''}>`
}

/** What stands in a page as bytes stays so; what was a reference and is no byte becomes one again. */
function encode(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return escaped.replace(/[^\0-\xff]/gu, (sign) => `&#${sign.codePointAt(0)};`)
}
