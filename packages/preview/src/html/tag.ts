/** An attribute of a tag, by its places in the tag's source. */
export interface TagAttribute {
  /** In lower case. */
  readonly name: string
  readonly start: number
  /** Behind its value, or behind its name when it has none. */
  end: number
  /** Where the value stands, without quotes; -1 when there is none. */
  valueStart: number
  valueEnd: number
}

/** A start tag as it stands in the page. */
export interface StartTag {
  /** In lower case. */
  readonly name: string
  readonly source: string
  readonly attributes: readonly TagAttribute[]
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

/** The value of an attribute with its usual character references decoded; undefined when there is none. */
export function attributeOf(tag: StartTag, name: string): string | undefined {
  const found = tag.attributes.find((attribute) => attribute.name === name)
  return found && decode(rawValue(tag, found))
}

/** All values, decoded, by name; of a name that stands twice the first, as browsers do. */
export function attributesOf(tag: StartTag): Map<string, string> {
  const values = new Map<string, string>()
  for (const each of tag.attributes) if (!values.has(each.name)) values.set(each.name, decode(rawValue(tag, each)))
  return values
}

/**
 * The tag's source with some attributes set, renamed or taken away; everything else stays byte for byte.
 * @param changes name → new value; null takes the attribute away
 */
export function withAttributes(tag: StartTag, changes: Readonly<Record<string, string | null>>): string {
  let source = ''
  let from = 0
  for (const { name, start, end } of tag.attributes) {
    if (!Object.hasOwn(changes, name)) continue
    source += tag.source.slice(from, start).replace(/\s+$/, '')
    from = end
  }
  source += tag.source.slice(from)
  const added = Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [` ${name}="${encode(value)}"`]))
  const place = 1 + tag.name.length
  return source.slice(0, place) + added.join('') + source.slice(place)
}

function rawValue({ source }: StartTag, { valueStart, valueEnd }: TagAttribute): string {
  return valueStart < 0 ? '' : source.slice(valueStart, valueEnd)
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,4})|#x([\da-f]{1,4})|(amp|quot|apos|lt|gt));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? parseInt(hex, 16) : Number(decimal)
    // Characters beyond ASCII would be bytes of an unknown charset.
    return code > 0 && code < 128 ? String.fromCharCode(code) : whole
  })
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
