// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { form } from '../content/body.ts'
import { createCall, unusable } from './call.ts'
import { RequestFailed } from '../failures/failure.ts'
import { rejection } from '../requests.fixtures.ts'
import { createSend } from './send.ts'

const CALL = 'https://s.example/wp-admin/admin-ajax.php'
const network = vi.fn<typeof fetch>()
const call = createCall(createSend({ fetch: network, page: () => CALL, isOnline: () => true }))

beforeEach(() => void network.mockReset())

describe('a call', () => {
  it('gives the status, headers and text of a success', async () => {
    network.mockResolvedValue(new Response('', { status: 201, headers: { 'X-WP-Total': '8' } }))
    const answer = await call(CALL, { body: form({ a: 1 }) })
    expect(answer).toMatchObject({ status: 201, ok: true, text: '' })
    expect(answer.headers.get('x-wp-total')).toBe('8')
  })

  it('is refused with another status, and says what the server said', async () => {
    network.mockResolvedValue(new Response('{"message":"Sold out"}', { status: 409 }))
    const cause = await rejection(call(CALL, { method: 'POST' }))
    expect(cause).toBeInstanceOf(RequestFailed)
    expect(cause).toMatchObject({ kind: 'refused', status: 409, mutates: true, failure: { answer: { text: '{"message":"Sold out"}' } } })
    expect((cause as Error).message).toContain('409')
  })
})

describe('an answer that its reader cannot use', () => {
  it('is a failure with the answer in it', async () => {
    network.mockResolvedValue(new Response('<!doctype html>'))
    const answer = await call(CALL)
    const cause = new SyntaxError('no JSON')
    expect(unusable(answer, { mutates: true }, cause)).toMatchObject({ kind: 'unusable', status: 200, mutates: true, cause, failure: { answer } })
  })
})
