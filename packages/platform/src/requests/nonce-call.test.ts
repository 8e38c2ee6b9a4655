// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from './answer.ts'
import { adminRefusal } from './json-answer.ts'
import { form } from './body.ts'
import { createNonceCall, type CallNonce } from './nonce-call.ts'
import { createNonces } from './nonces.ts'
import { rejection } from './requests.fixtures.ts'
import { createSend } from './send.ts'

const CALL = 'https://s.example/wp-admin/admin-ajax.php'
const network = vi.fn<typeof fetch>()
const call = createNonceCall(createSend({ fetch: network, page: () => CALL, isOnline: () => true }))

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
