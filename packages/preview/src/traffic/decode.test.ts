// @vitest-environment node
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { received, unpacked } from './decode.ts'

const warnings: Error[] = []
const listen = (warning: Error) => void warnings.push(warning)
afterEach(() => {
  process.off('warning', listen)
  warnings.length = 0
})

/** An answer that comes in so many pieces, faster than it is read. */
function answer(body: Buffer, pieces: number, headers: Record<string, string> = {}): IncomingMessage {
  const size = Math.ceil(body.length / pieces)
  const parts = Array.from({ length: pieces }, (_, index) => body.subarray(index * size, (index + 1) * size))
  return Object.assign(Readable.from(parts, { objectMode: false }), { headers }) as unknown as IncomingMessage
}

async function readSlowly(source: AsyncIterable<Buffer>): Promise<number> {
  let size = 0
  for await (const piece of source) {
    size += piece.length
    for (let wait = 0; wait < 5; wait += 1) await turn()
  }
  return size
}

describe('an answer that comes faster than the browser reads', () => {
  const body = Buffer.from(Array.from({ length: 60_000 }, (_, row) => `<p>row ${(row * 7919) % 60_013}</p>`).join(''))

  it('comes whole', async () => {
    expect(await readSlowly(received(answer(body, 100)))).toBe(body.length)
  })

  it('is unpacked whole, and leaves no listeners behind', async () => {
    process.on('warning', listen)
    const packed = unpacked(answer(gzipSync(body), 100, { 'content-encoding': 'gzip' }))
    if (!packed) throw new Error('gzip is known')
    expect(await readSlowly(packed)).toBe(body.length)
    await turn()
    expect(warnings).toEqual([])
  })
})
