import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** What has come of a cut-off answer is unpacked as far as it goes. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }

/** An answer's body, unpacked; undefined when it is packed in a way that was not asked for. */
export function unpacked(response: IncomingMessage): AsyncIterable<Buffer> | undefined {
  const encodings = (response.headers['content-encoding'] ?? '').split(',').map((name) => name.trim().toLowerCase()).filter(Boolean)
  switch (encodings.join(',')) {
    case '':
    case 'identity':
      return received(response)
    case 'gzip':
    case 'x-gzip':
      return through(received(response), () => createGunzip(LENIENT))
    case 'br':
      return through(received(response), () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }))
    case 'deflate':
      return through(received(response), (first) => ((first[0] ?? 0) % 16 === 8 ? createInflate(LENIENT) : createInflateRaw(LENIENT)))
    default:
      return undefined
  }
}

/**
 * What has come of an answer, to the last byte before a failure: a stream's own iterator throws away what is still
 * in its buffer then.
 */
export async function* received(source: IncomingMessage): AsyncGenerator<Buffer> {
  const queue: Buffer[] = []
  let wake: () => void = () => undefined
  let failure: Error | undefined
  let ended = false
  const settle = (cause?: Error) => {
    failure ??= cause
    ended = true
    wake()
  }
  source.on('data', (chunk: Buffer) => {
    queue.push(chunk)
    if (queue.length >= MOST_WAITING) source.pause()
    wake()
  })
  source.on('end', () => settle()).on('error', settle).on('close', () => settle())
  try {
    while (queue.length > 0 || !ended) {
      const chunk = queue.shift()
      if (chunk) yield chunk
      else if (source.isPaused()) source.resume()
      if (queue.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve))
    }
    if (failure) throw failure
  } finally {
    source.destroy()
  }
}

/** Pieces that may wait for a slow browser. */
const MOST_WAITING = 16

/** Unpacks; an answer without a single byte stays empty, as some shops send it. */
async function* through(source: AsyncGenerator<Buffer>, make: (first: Buffer) => Transform): AsyncGenerator<Buffer> {
  const first = await source.next()
  if (first.done === true) return
  const unpack = make(first.value)
  let failure: unknown
  const feed = async () => {
    let piece: IteratorResult<Buffer> = first
    try {
      while (piece.done !== true && !unpack.destroyed) {
        if (!unpack.write(piece.value)) await drained(unpack)
        piece = await source.next()
      }
    } catch (cause) {
      failure = cause
    }
    unpack.end()
  }
  const fed = feed()
  try {
    for await (const piece of unpack) yield piece
    await fed
    if (failure !== undefined) throw failure
  } finally {
    unpack.destroy()
    await source.return(undefined)
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
