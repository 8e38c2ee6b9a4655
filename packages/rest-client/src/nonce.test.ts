// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createRestClient } from './client.ts'
import { apiFetchPage, rejection, restError, useRestServer } from './rest-client.fixtures.ts'
import { errorBody } from './rest-server.fixtures.ts'

const shop = useRestServer()
const nonces = () => shop.server.rest().map(({ headers }) => headers['x-wp-nonce'])

/** The page's nonce has expired; whoever is logged in gets `next`. */
function expire(next?: string) {
  shop.server.session.valid = []
  shop.server.session.next = next
  shop.server.answer('GET /x', { body: 'got' }, { body: 'got again' })
  shop.server.answer('POST /x', { body: { done: true } })
}

describe('a nonce that has expired', () => {
  it('is renewed, the request repeated, and the platform\'s own client told [rest-client#11]', async () => {
    expire('n2')
    shop.server.answer('POST /x', { body: { ok: true } })
    const page = apiFetchPage('n1')
    const client = shop.client()
    expect(await client.request({ path: '/x', method: 'POST', data: { a: 1 } })).toEqual({ ok: true })
    expect(nonces()).toEqual(['n1', 'n2'])
    expect(shop.server.rest().map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}'])
    expect(shop.server.nonceRequests()).toHaveLength(1)
    expect(page.apiFetch.nonceMiddleware.nonce).toBe('n2')
    expect(shop.server.nonceRequests()[0]?.headers['x-wp-nonce']).toBeUndefined()
  })

  it('is renewed once and the request repeated once, whatever comes of it [rest-client#12]', async () => {
    expire()
    shop.server.answer('nonce', { body: 'n2' })
    for (const method of ['POST', 'GET']) {
      shop.server.requests.length = 0
      const error = await restError(shop.client().request({ path: '/x', method }))
      expect(error).toMatchObject({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', status: 403 })
      expect(nonces()).toEqual(['n1', 'n2'])
      expect(shop.server.nonceRequests()).toHaveLength(1)
    }
  })

  it('is renewed once for all that find it out at a time [rest-client#13]', async () => {
    expire('n2')
    const paths = ['/a', '/b', '/c']
    for (const path of paths) shop.server.answer(`GET ${path}`, { body: { path } })
    const client = shop.client()
    expect(await Promise.all(paths.map((path) => client.request({ path })))).toEqual(paths.map((path) => ({ path })))
    expect(shop.server.rest()).toHaveLength(6)
    expect(shop.server.nonceRequests()).toHaveLength(1)
    expect(nonces().filter((nonce) => nonce === 'n1')).toHaveLength(3)
    expect(nonces().filter((nonce) => nonce === 'n2')).toHaveLength(3)
  })

  it('that nobody renews ends a change with the server\'s error, and a read asks once more as a guest [rest-client#14]', async () => {
    for (const refusal of [{ status: 400, body: '0' }, { status: 200, body: '0' }]) {
      shop.server.answer('nonce', refusal)
      shop.server.session.valid = []
      shop.server.answer('GET /x', { body: { public: true } })
      shop.server.requests.length = 0
      const client = shop.client()
      expect(await restError(client.request({ path: '/x', method: 'POST' }))).toMatchObject({ code: 'rest_cookie_invalid_nonce' })
      expect([nonces(), shop.server.nonceRequests().length]).toEqual([['n1'], 1])

      shop.server.requests.length = 0
      expect(await client.request({ path: '/x' })).toEqual({ public: true })
      expect([nonces(), shop.server.nonceRequests().length]).toEqual([['n1', undefined], 1])

      // What is not public for guests either: the first error is the one that says why.
      shop.server.answer('GET /x', { status: 401, body: errorBody('rest_forbidden', 'm', 401) })
      expect(await restError(client.request({ path: '/x' }))).toMatchObject({ code: 'rest_cookie_invalid_nonce', status: 403 })
      shop.server.answer('GET /x', { fails: 'drop' })
      expect(await restError(client.request({ path: '/x' }))).toMatchObject({ code: 'rest_cookie_invalid_nonce', status: 403 })
    }
  })

  it.each(['-1', '', '<!doctype html><p>Log in</p>', '{"code":"x"}'])('is not renewed by the answer %j', async (body) => {
    expire()
    shop.server.answer('nonce', { body })
    expect(await restError(shop.client().request({ path: '/x', method: 'POST' }))).toMatchObject({ code: 'rest_cookie_invalid_nonce' })
    expect(shop.server.requests).toHaveLength(2)
  })

  it('is not renewed where the caller brought it: the next would be the same', async () => {
    expire('n2')
    await restError(shop.client().request({ path: '/x', headers: { 'X-WP-Nonce': 'mine' } }))
    expect(nonces()).toEqual(['mine'])
    expect(shop.server.nonceRequests()).toEqual([])
  })

  it('is renewed for a caller who wants the response itself, who can still read the last one', async () => {
    expire('n2')
    expect(await (await shop.client().request({ path: '/x', parse: false })).text()).toBe('got')
    shop.server.session.valid = []
    shop.server.session.next = undefined
    const thrown = (await rejection(shop.client().request({ path: '/x', method: 'POST', parse: false }))) as Response
    expect(await thrown.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' })
  })

  it('is not renewed for a stream, which can be sent once only: it fails with the server\'s error', async () => {
    expire('n2')
    const request = { path: '/x', method: 'POST', body: new Blob(['bytes']).stream(), duplex: 'half' }
    expect(await restError(shop.client().request(request))).toMatchObject({ code: 'rest_cookie_invalid_nonce', status: 403 })
    expect([nonces(), shop.server.nonceRequests().length]).toEqual([['n1'], 0])
  })

  it('is not renewed because another host says so, to which the request was sent on', async () => {
    shop.server.session.next = 'n2'
    shop.server.answer('GET /x', { status: 302, headers: { Location: `${shop.other.root}x` } })
    shop.other.answer('GET /x', { status: 403, body: errorBody('rest_cookie_invalid_nonce', 'm', 403) })
    expect(await restError(shop.client().request({ path: '/x' }))).toMatchObject({ code: 'rest_cookie_invalid_nonce', status: 403 })
    expect(shop.server.nonceRequests()).toEqual([])
  })

  it('is not waited for by who gives up', async () => {
    expire()
    shop.server.answer('nonce', { fails: 'hang' })
    const caller = new AbortController()
    const request = rejection(shop.client().request({ path: '/x', method: 'POST', signal: caller.signal }))
    while (shop.server.nonceRequests().length === 0) await new Promise((resolve) => setTimeout(resolve))
    caller.abort()
    expect(await request).toMatchObject({ name: 'AbortError' })
  })

  it('leaves another 403 as it is', async () => {
    shop.server.answer('GET /x', { status: 403, body: errorBody('rest_forbidden', 'm', 403) }, { status: 403, body: '<html>' })
    const client = shop.client()
    expect(await restError(client.request({ path: '/x' }))).toMatchObject({ code: 'rest_forbidden' })
    expect(await restError(client.request({ path: '/x' }))).toMatchObject({ code: 'invalid_json' })
    expect(shop.server.nonceRequests()).toEqual([])
  })
})

describe('the nonce of the platform\'s own client', () => {
  it('is used when it is newer than ours', async () => {
    shop.server.session.valid = ['n5']
    shop.server.answer('GET /x', { body: 1 })
    const page = apiFetchPage('n1')
    const client = shop.client()
    page.apiFetch.nonceMiddleware.nonce = 'n5'
    expect(await client.request({ path: '/x' })).toBe(1)
    expect(nonces()).toEqual(['n5'])
  })

  it('may be missing, or be no nonce at all', async () => {
    shop.server.answer('GET /x', { body: 1 })
    for (const wp of [null, {}, { apiFetch: null }, { apiFetch: {} }, { apiFetch: { nonceMiddleware: { nonce: null } } }]) {
      vi.stubGlobal('wp', wp)
      expect(await shop.client().request({ path: '/x' })).toBe(1)
    }
    expect(nonces()).toEqual(Array(5).fill('n1'))
  })
})

describe('where the platform\'s own client gets newer nonces', () => {
  it('is not asked for a client of another site, which would be sent ours', async () => {
    vi.stubGlobal('location', { href: `${shop.server.origin}/cart/` })
    const page = apiFetchPage('n1')
    Object.assign(page.apiFetch, { nonceEndpoint: shop.server.nonceEndpoint })
    shop.server.session.next = 'n2'
    shop.other.answer('GET /x', { status: 403, body: errorBody('rest_cookie_invalid_nonce', 'm', 403) })
    for (const nonce of ['theirs', undefined]) {
      const client = createRestClient({ root: shop.other.root, nonce })
      expect(await restError(client.request({ path: '/x' }))).toMatchObject({ code: 'rest_cookie_invalid_nonce' })
    }
    // Each has asked once more, as a guest.
    expect(shop.other.requests.map(({ headers }) => headers['x-wp-nonce'])).toEqual(['theirs', undefined, undefined, undefined])
    expect(shop.server.requests).toEqual([])
  })
})
