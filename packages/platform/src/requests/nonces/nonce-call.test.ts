// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../content/answer.ts'
import { adminRefusal } from '../content/json-answer.ts'
import { form } from '../content/body.ts'
import { createNonceCall, type CallNonce } from './nonce-call.ts'
import { createNonces } from './nonces.ts'
import { rejection } from '../requests.fixtures.ts'
import { createSend } from '../transport/send.ts'

const CALL = 'https://s.example/wp-admin/admin-ajax.php'
const network = vi.fn<typeof fetch>()
const page = () => CALL
const call = createNonceCall(createSend({ fetch: network, page, isOnline: () => true }), { page })

beforeEach(() => void network.mockReset())

describe('a call with a nonce among its fields', () => {
  const isStale = (answer: Answer) => adminRefusal(answer) === 'nonce'
  const nonceWith = (fresh: () => Promise<string | undefined>): CallNonce => ({
    nonces: createNonces({ initial: 'n1', fresh }),
    put: (security, options) => ({ ...options, body: form({ action: 'x', security }) }),
    isStale,
  })
  const sent = () => network.mock.calls.map(([, init]) => String(init?.body))

  it('is made once more with a newer nonce', async () => {
    network.mockResolvedValueOnce(new Response('-1', { status: 403 })).mockResolvedValueOnce(new Response('{"success":true}'))
    expect((await call(CALL, { nonce: nonceWith(async () => 'n2') })).text).toBe('{"success":true}')
    expect(sent()).toEqual(['action=x&security=n1', 'action=x&security=n2'])
  })

  it.each([
    ['no newer one is to be had', undefined, 1],
    ['the newer one is refused as well', 'n2', 2],
  ])('says that the page is out of date where %s', async (_what, newer, times) => {
    network.mockImplementation(async () => new Response('-1'))
    expect(await rejection(call(CALL, { nonce: nonceWith(async () => newer) }))).toMatchObject({ kind: 'stale-nonce', status: 200 })
    expect(network).toHaveBeenCalledTimes(times)
  })
})

describe('a call to another host', () => {
  it('has no nonce, and renews none whatever that says', async () => {
    network.mockImplementation(async () => new Response('-1', { status: 403 }))
    const fresh = vi.fn(async () => 'n2')
    const nonce: CallNonce = {
      nonces: createNonces({ initial: 'n1', fresh }),
      put: (security, options) => ({ ...options, body: form({ security }) }),
      isStale: (answer) => adminRefusal(answer) === 'nonce',
    }
    const cause = await rejection(call('https://other.example/wp-admin/admin-ajax.php', { method: 'POST', body: form({ action: 'x' }), nonce }))
    expect(cause).toMatchObject({ kind: 'refused', status: 403 })
    expect(network.mock.calls.map(([, init]) => String(init?.body))).toEqual(['action=x'])
    expect(fresh).not.toHaveBeenCalled()
  })
})

describe('a call of which nobody knows whose its address is', () => {
  const nonce: CallNonce = { nonces: createNonces({ initial: 'n1', fresh: async () => undefined }), put: (security, options) => ({ ...options, body: form({ security }) }), isStale: () => false }

  it('has its nonce, as there is no page', async () => {
    network.mockImplementation(async () => new Response('1'))
    await createNonceCall(createSend({ fetch: network, home: CALL, isOnline: () => true }))(CALL, { nonce })
    expect(network.mock.calls.map(([, init]) => String(init?.body))).toEqual(['security=n1'])
  })

  it('fails as any other where that is none', async () => {
    expect(await rejection(call('https://', { nonce }))).toMatchObject({ name: 'RequestFailed' })
    expect(network).not.toHaveBeenCalled()
  })
})

describe('a call that is given up while its nonce is renewed', () => {
  it('says so at once, and that nothing of it can have been done', async () => {
    network.mockImplementation(async () => new Response('-1'))
    const caller = new AbortController()
    const fresh = vi.fn(() => new Promise<undefined>(() => undefined))
    const nonce: CallNonce = {
      nonces: createNonces({ initial: 'n1', fresh }),
      put: (_nonce, options) => options,
      isStale: (answer) => adminRefusal(answer) === 'nonce',
    }
    const called = rejection(call(CALL, { method: 'POST', nonce, signal: caller.signal }))
    await vi.waitFor(() => expect(fresh).toHaveBeenCalled())
    caller.abort()
    expect(await called).toMatchObject({ failure: { kind: 'aborted', sent: false } })
  })
})
