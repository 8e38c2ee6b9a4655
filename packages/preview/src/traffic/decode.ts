import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** What has come of a cut-off answer is unpacked as far as it goes. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }

/** What unpacks each of the ways that we ask for, by the first bytes. */
const UNPACKERS = new Map<string, (first: Buffer) => Transform>([
  ['gzip', () => createGunzip(LENIENT)],
  ['x-gzip', () => createGunzip(LENIENT)],
  ['br', () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
  ['deflate', (first) => ((first[0] ?? 0) % 16 === 8 ? createInflate(LENIENT) : createInflateRaw(LENIENT))],
])

/** An answer's body, unpacked as often as it was packed; undefined when that was done in a way that was not asked for. */
export function unpacked(response: IncomingMessage): AsyncIterable<Buffer> | undefined {
  const names = (response.headers['content-encoding'] ?? '').split(',').map((name) => name.trim().toLowerCase())
  const layers = names.filter((name) => name !== '' && name !== 'identity').reverse()
  if (!layers.every((name) => UNPACKERS.has(name))) return undefined
  return layers.reduce<AsyncGenerator<Buffer>>((source, name) => {
    const make = UNPACKERS.get(name)
    return make ? through(source, make) : source
  }, received(response))
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
      else {
        source.resume()
        await new Promise<void>((resolve) => (wake = resolve))
      }
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
    const done = () => {
      stream.off('drain', done).off('close', done)
      resolve()
    }
    stream.on('drain', done).on('close', done)
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
