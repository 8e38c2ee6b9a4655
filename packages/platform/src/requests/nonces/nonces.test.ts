// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createNonces, nonceIn, withNonce } from './nonces.ts'

/** A place on the page that others write too. */
function place(nonce?: string) {
  const kept = { nonce }
  return { kept, read: () => kept.nonce, write: (next: string) => void (kept.nonce = next) }
}

describe('the nonce of now', () => {
  it('is the page\'s, then the one that was got', async () => {
    const nonces = createNonces({ initial: 'n1', fresh: async () => 'n2' })
    expect(nonces.current()).toBe('n1')
    expect(await nonces.refresh('n1')).toBe('n2')
    expect(nonces.current()).toBe('n2')
  })

  it('is the newest of two: what others write counts, and what we get is written for them', async () => {
    const shared = place('n1')
    const nonces = createNonces({ initial: 'n1', shared, fresh: async () => 'n3' })
    shared.kept.nonce = 'n2'
    expect(nonces.current()).toBe('n2')
    expect(await nonces.refresh('n2')).toBe('n3')
    expect(shared.kept.nonce).toBe('n3')
    expect(nonces.current()).toBe('n3')
  })

  it('is the one that was given where others have an older one, until they write another', () => {
    const shared = place('old')
    const nonces = createNonces({ initial: 'n1', shared, fresh: async () => undefined })
    expect(nonces.current()).toBe('n1')
    shared.kept.nonce = 'n2'
    expect(nonces.current()).toBe('n2')
  })

  it('is that of the others where none was given', () => {
    expect(createNonces({ shared: place('n1'), fresh: async () => undefined }).current()).toBe('n1')
  })

  it('is not the refused one that a script of the page brings late', async () => {
    const shared = place()
    const nonces = createNonces({ initial: 'n1', shared, fresh: async () => 'n2' })
    await nonces.refresh('n1')
    shared.kept.nonce = 'n1'
    expect(nonces.current()).toBe('n2')
  })
})

describe('a newer nonce', () => {
  it('is asked for once by all who need one at a time, and anew by who needs one later', async () => {
    let count = 1
    const fresh = vi.fn(async () => `n${(count += 1)}`)
    const nonces = createNonces({ initial: 'n1', fresh })
    expect(await Promise.all([nonces.refresh('n1'), nonces.refresh('n1'), nonces.refresh('n1')])).toEqual(['n2', 'n2', 'n2'])
    expect(fresh).toHaveBeenCalledTimes(1)
    // A slow answer to the first nonce: somebody has got the second by now.
    expect(await nonces.refresh('n1')).toBe('n2')
    expect(fresh).toHaveBeenCalledTimes(1)
    expect(await nonces.refresh('n2')).toBe('n3')
  })

  it('is not there when the server has none or cannot be reached, and may be there the next time', async () => {
    const fresh = vi.fn<() => Promise<string | undefined>>()
    const nonces = createNonces({ initial: 'n1', fresh })
    fresh.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new TypeError('gone')).mockResolvedValueOnce('n2')
    expect([await nonces.refresh('n1'), await nonces.refresh('n1'), await nonces.refresh('n1')]).toEqual([undefined, undefined, 'n2'])
  })
})

describe('a request with a nonce', () => {
  const isStale = (outcome: string) => outcome.startsWith('stale')

  it('is made once where the nonce holds', async () => {
    const fresh = vi.fn(async () => 'n2')
    const attempt = vi.fn(async (nonce?: string) => `done with ${nonce}`)
    expect(await withNonce({ nonces: createNonces({ initial: 'n1', fresh }), attempt, isStale })).toBe('done with n1')
    expect([attempt.mock.calls.length, fresh.mock.calls.length]).toEqual([1, 0])
  })

  it('is made once more with a newer one, and never a third time', async () => {
    const attempt = vi.fn(async (nonce?: string) => `stale ${nonce}`)
    const fresh = vi.fn(async () => 'n2')
    expect(await withNonce({ nonces: createNonces({ initial: 'n1', fresh }), attempt, isStale })).toBe('stale n2')
    expect([attempt.mock.calls.length, fresh.mock.calls.length]).toEqual([2, 1])
  })

  it('keeps its outcome, or does something else, where no newer one is to be had', async () => {
    const attempt = async (nonce?: string) => `stale ${nonce}`
    const nonces = createNonces({ initial: 'n1', fresh: async () => undefined })
    expect(await withNonce({ nonces, attempt, isStale })).toBe('stale n1')
    expect(await withNonce({ nonces, attempt, isStale, unrefreshed: (outcome) => `${outcome}, and so` })).toBe('stale n1, and so')
  })
})

describe('an answer that should be a nonce', () => {
  it.each([['a16378acb3', 'a16378acb3'], [' n2\n', 'n2']])('%j is %s', (text, nonce) => {
    expect(nonceIn(text)).toBe(nonce)
  })
  it.each(['', ' ', '0', '-1', '<!doctype html>', '{"code":"x"}', 'two words', 'x'.repeat(65)])('%j is none', (text) => {
    expect(nonceIn(text)).toBeUndefined()
  })
})
