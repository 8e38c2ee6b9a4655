/** How a page's bytes are read. */
export type PageCharset =
  | { readonly kind: 'bytes'; readonly named: string | undefined }
  /** Two bytes a character: turned into UTF-8, since nothing can be found in it otherwise. */
  | { readonly kind: 'utf-16'; readonly label: 'utf-16le' | 'utf-16be' }

/** The bytes in which browsers look for a page's charset. */
export const PRESCAN = 1024

/**
 * The charset of a page by its header, its byte order mark or its first bytes. ASCII characters are the same in all
 * but UTF-16, so the rest can be rewritten byte by byte whatever it is.
 */
export function charsetOf(type: string, head: Buffer): PageCharset {
  if (head[0] === 0xff && head[1] === 0xfe) return { kind: 'utf-16', label: 'utf-16le' }
  if (head[0] === 0xfe && head[1] === 0xff) return { kind: 'utf-16', label: 'utf-16be' }
  const inHeader = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1]?.toLowerCase()
  if (inHeader?.startsWith('utf-16')) return { kind: 'utf-16', label: inHeader === 'utf-16be' ? 'utf-16be' : 'utf-16le' }
  if (inHeader !== undefined) return { kind: 'bytes', named: undefined }
  const start = head.subarray(0, PRESCAN).toString('latin1').replace(/<!--[\s\S]*?-->/g, '')
  return { kind: 'bytes', named: /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1] }
}

/** The content type for the browser: what the page says of itself moves into the header, which we push down by a few lines. */
export function contentTypeFor(type: string, charset: PageCharset): string {
  const [base = 'text/html'] = type.split(';')
  if (charset.kind === 'utf-16') return `${base}; charset=utf-8`
  return charset.named === undefined ? type : `${base}; charset=${charset.named}`
}

/** Text of one character a byte. */
export async function* asLatin1(source: AsyncIterable<Buffer>, charset: PageCharset): AsyncGenerator<string> {
  if (charset.kind === 'bytes') {
    for await (const chunk of source) yield chunk.toString('latin1')
    return
  }
  const decoder = new TextDecoder(charset.label)
  for await (const chunk of source) yield Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8').toString('latin1')
  yield Buffer.from(decoder.decode(), 'utf8').toString('latin1')
}
