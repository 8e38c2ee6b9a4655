// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { requestOnce } from './once.ts'
import { rejection, restError, useRestServer } from './rest-client.fixtures.ts'

const shop = useRestServer()

describe('a request without a client', () => {
  it('is one like a client\'s, and throws as that does', async () => {
    const { root } = shop.server
    shop.server.answer('POST /x', { body: { done: true } })
    expect(await requestOnce({ root, nonce: 'n1' }, { path: '/x', data: { a: 1 } })).toEqual({ done: true })
    expect(shop.server.requests[0]).toMatchObject({ method: 'POST', url: '/wp-json/x?_locale=user', body: '{"a":1}' })
    expect(shop.server.requests[0]?.headers['x-wp-nonce']).toBe('n1')
    expect(await restError(requestOnce({ root }, { path: '/nowhere' }))).toMatchObject({ code: 'rest_no_route', status: 404 })
    shop.server.answer('GET /drop', { fails: 'drop' })
    const error = await restError(requestOnce({ root, messages: { fetch_error: 'Weg.' } }, { path: '/drop' }))
    expect(error).toMatchObject({ code: 'fetch_error', message: 'Weg.' })
    const signal = AbortSignal.abort()
    expect(await rejection(requestOnce({ root }, { path: '/x', signal }))).toBe(signal.reason)
    expect(await requestOnce({ root }, { path: '/wp/v2/tags', parse: false })).toBeInstanceOf(Response)
  })

  it('renews no nonce', async () => {
    shop.server.session.next = 'n2'
    expect(await restError(requestOnce({ root: shop.server.root, nonce: 'old' }, { path: '/x' }))).toMatchObject({ status: 403 })
    expect(shop.server.requests).toHaveLength(1)
  })
})
