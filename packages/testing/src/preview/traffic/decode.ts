import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** An answer's body, unpacked; undefined when it is packed in a way that was not asked for. */
export function unpacked(response: IncomingMessage): AsyncIterable<Buffer> | undefined {
  const encodings = (response.headers['content-encoding'] ?? '').split(',').map((name) => name.trim().toLowerCase()).filter(Boolean)
  switch (encodings.join(',')) {
    case '':
    case 'identity':
      return response
    case 'gzip':
    case 'x-gzip':
      return through(response, () => createGunzip())
    case 'br':
      return through(response, () => createBrotliDecompress())
    case 'deflate':
      return through(response, (first) => ((first[0] ?? 0) % 16 === 8 ? createInflate() : createInflateRaw()))
    default:
      return undefined
  }
}

/** Unpacks; an answer without a single byte stays empty, as some shops send it. */
async function* through(source: IncomingMessage, make: (first: Buffer) => Transform): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const unpack = make(first.value)
  source.on('error', (cause) => unpack.destroy(cause))
  const feed = async () => {
    let piece: IteratorResult<Buffer> = first
    while (!piece.done) {
      if (!unpack.write(piece.value)) await drained(unpack)
      piece = await chunks.next()
    }
    unpack.end()
  }
  feed().catch((cause: unknown) => unpack.destroy(cause instanceof Error ? cause : new Error(String(cause))))
  try {
    for await (const piece of unpack) yield piece
  } finally {
    source.destroy()
  }
}

function drained(stream: Transform): Promise<void> {
  return new Promise((resolve) => {
    stream.once('drain', resolve).once('close', resolve)
  })
}

/** Reads on until there are so many bytes, or the end: what charset and kind are told by. */
export async function begin(source: AsyncIterable<Buffer>, bytes: number): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const iterator = source[Symbol.asyncIterator]()
  const chunks: Buffer[] = []
  let size = 0
  while (size < bytes) {
    const { value, done } = await iterator.next()
    if (done === true) break
    chunks.push(value)
    size += value.length
  }
  return { head: Buffer.concat(chunks), rest: { [Symbol.asyncIterator]: () => iterator } }
}
