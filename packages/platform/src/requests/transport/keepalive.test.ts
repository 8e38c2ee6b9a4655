// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createKeepaliveRoom, weightOf } from './keepalive.ts'

describe('what a body weighs', () => {
  it.each([
    ['nothing', null, 0],
    ['a text, in bytes rather than characters', 'é€😀', 9],
    ['a form', new URLSearchParams({ a: 'é' }), 8],
    ['a file', new Blob(['12345']), 5],
    ['bytes', new Uint8Array(7), 7],
  ])('%s', (_what, content, bytes) => {
    expect(weightOf(content)).toBe(bytes)
  })

  it('counts the files of a multipart body and what stands around its parts', () => {
    const content = new FormData()
    content.append('note', 'roll')
    content.append('file', new Blob(['x'.repeat(1000)]))
    expect(weightOf(content)).toBeGreaterThan(1008)
  })

  it('is unknown for a stream', () => {
    expect(weightOf(new ReadableStream())).toBe(Infinity)
  })
})

describe('the room of requests that outlive their page', () => {
  it('is shared by all that are on their way, and given back once', () => {
    const room = createKeepaliveRoom(100)
    const giveBack = room.take(70)
    expect(giveBack).toBeDefined()
    expect(room.take(31)).toBeUndefined()
    expect(room.take(30)).toBeDefined()
    giveBack?.()
    giveBack?.()
    expect(room.take(71)).toBeUndefined()
    expect(room.take(70)).toBeDefined()
  })
})
