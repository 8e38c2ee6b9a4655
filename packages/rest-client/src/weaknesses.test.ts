// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Timers } from '@tillkit/platform/requests'
import { RestError } from './error.ts'
import { fetchAll } from './fetch-all.ts'
import { apiFetchPage, rejection, restError, useRestServer } from './rest-client.fixtures.ts'
import { errorBody } from './rest-server.fixtures.ts'
import { uploadMedia } from './upload-media.ts'

// The platform's own client has thirteen known weaknesses; the README lists them by these numbers.

const shop = useRestServer()
const nonceHeaders = () => shop.server.rest().map(({ headers }) => headers['x-wp-nonce'])
const BROKEN = { status: 500, body: errorBody('internal_server_error', 'Memory', 500), headers: { 'X-WP-Upload-Attachment-ID': '7' } }
const upload = (timers: Timers) => uploadMedia(shop.client(), { body: new FormData() }, { timers })
const atOnce: Timers = { set: (callback) => queueMicrotask(callback), clear: () => undefined }

describe('of the platform\'s own client\'s weaknesses there is none:', () => {
  it('bug 1: a session that is gone does not keep it asking', async () => {
    shop.server.session.valid = []
    shop.server.answer('nonce', { body: 'n2' })
    await restError(shop.client().request({ path: '/x', method: 'POST' }))
    expect(shop.server.requests).toHaveLength(3)
  })

  it('bug 2: many requests with an old nonce renew it once, also one whose answer is late', async () => {
    shop.server.session.valid = []
    shop.server.session.next = 'n2'
    shop.server.answer('GET /x', { body: {} })
    const client = shop.client()
    let late: () => void = () => undefined
    const held = new Promise<void>((resolve) => (late = resolve))
    const slow: typeof fetch = async (url, init) => {
      const response = await fetch(url, init)
      if (response.status === 403) await held
      return response
    }
    apiFetchPage('n1')
    const slowClient = shop.client({ fetch: slow })
    const quickClient = shop.client()
    const waiting = slowClient.request({ path: '/x' })
    await Promise.all(Array.from({ length: 5 }, () => quickClient.request({ path: '/x' })))
    late()
    await waiting
    expect(shop.server.nonceRequests()).toHaveLength(1)
    await expect(client.request({ path: '/x' })).resolves.toEqual({})
  })

  it.each([{ status: 400, body: '0' }, { body: '0' }, { body: '-1' }, { body: '' }, { body: '<html></html>' }])(
    'bug 3: it takes no guest\'s answer for a nonce: %j',
    async (reply) => {
      shop.server.session.valid = []
      shop.server.answer('nonce', reply)
      const page = apiFetchPage('n1')
      await restError(shop.client().request({ path: '/x', method: 'POST' }))
      expect(nonceHeaders()).toEqual(['n1'])
      expect(page.apiFetch.nonceMiddleware.nonce).toBe('n1')
    },
  )

  it('bug 4: a guest on a page from a cache still reads what is public', async () => {
    shop.server.session.valid = []
    expect(await shop.client().request({ path: '/wp/v2/tags?per_page=3' })).toHaveLength(3)
    expect(nonceHeaders()).toEqual(['n1', undefined])
  })

  it('bug 5: neither nonce, cookies, language nor the caller\'s headers go to another host, along a link neither', async () => {
    const Link = `<${shop.other.root}wp/v2/tags?page=2>; rel="next"`
    shop.server.answer('GET /wp/v2/tags', { body: [1], headers: { Link } })
    shop.other.answer('GET /wp/v2/tags', { body: [2] })
    const headers = { 'X-WP-Nonce': 'n1', Authorization: 'Basic x' }
    expect(await fetchAll(shop.client(), { path: '/wp/v2/tags?per_page=-1', headers, credentials: 'include' })).toEqual([1, 2])
    const [request] = shop.other.requests
    expect(request?.url).toBe('/wp-json/wp/v2/tags?page=2')
    expect([request?.headers['x-wp-nonce'], request?.headers.authorization]).toEqual([undefined, undefined])
    expect(shop.sent.map(({ init }) => init.credentials)).toEqual(['include', 'omit'])
    await rejection(shop.client().request({ url: `${shop.other.origin}/x`, headers: { 'x-wp-nonce': 'n1' } }))
    expect(shop.other.requests[1]?.headers['x-wp-nonce']).toBeUndefined()
  })

  it('bug 5: another root gets nothing of this page\'s nonce, though a page has one', async () => {
    apiFetchPage('secret')
    await rejection(shop.client({ root: shop.other.root, nonce: undefined }).request({ path: '/x' }))
    expect(shop.other.requests.map(({ headers }) => headers['x-wp-nonce'])).toEqual([undefined])
  })

  it('bug 6: it reads the query, ends at a link that it has followed, and at as many pages as it is told', async () => {
    const client = shop.client()
    const link = (page: number) => ({ Link: `<${shop.server.root}wp/v2/posts?page=${page}>; rel="next"` })
    shop.server.answer('GET /wp/v2/posts', { body: [1], headers: link(2) }, { body: [2], headers: link(2) })
    expect(await fetchAll(client, { path: '/wp/v2/posts?per_page=-1' })).toEqual([1, 2])
    expect(shop.server.requests).toHaveLength(2)

    shop.server.requests.length = 0
    expect(await fetchAll(client, { path: '/wp/v2/tags?per_page=-1' }, { maxPages: 1 })).toHaveLength(100)
    expect(shop.server.requests).toHaveLength(1)

    for (const path of ['/wp/v2/tags?search=per_page=-1', '/wp/v2/tags?my_per_page=-1']) {
      shop.server.requests.length = 0
      expect(await fetchAll(client, { path })).toHaveLength(10)
      expect(shop.server.requests[0]?.query.get('per_page')).toBeNull()
    }
  })

  it('bug 7: a server in trouble is asked more slowly each time, and the picture is gone before the caller hears of it', async () => {
    shop.server.answer('POST /wp/v2/media', BROKEN)
    shop.server.answer('POST /wp/v2/media/7/post-process', BROKEN)
    shop.server.answer('DELETE /wp/v2/media/7', { fails: 'drop' })
    const pauses: number[] = []
    const timers: Timers = { ...atOnce, set: (callback, ms) => (pauses.push(ms), queueMicrotask(callback)) }
    expect(await restError(upload(timers))).toMatchObject({ code: 'post_process' })
    expect(pauses).toEqual([500, 1000, 2000, 4000])
    expect(shop.server.requests.at(-1)?.headers['x-http-method-override']).toBe('DELETE')
  })

  it('bug 8: an upload that failed keeps the server\'s reason', async () => {
    shop.server.answer('POST /wp/v2/media', BROKEN)
    shop.server.answer('POST /wp/v2/media/7/post-process', { status: 500, body: errorBody('imagick', 'Too many pixels', 500) })
    const { cause } = await restError(upload(atOnce))
    expect(cause).toBeInstanceOf(RestError)
    expect(cause).toMatchObject({ code: 'imagick', message: 'Too many pixels', status: 500 })
  })

  it('bug 9: methods go as they are where the shop has no proxy that minds', async () => {
    shop.server.answer('DELETE /x', { body: {} })
    shop.server.answer('PATCH /x', { body: {} })
    const client = shop.client({ methodOverride: false })
    await client.request({ path: '/x', method: 'DELETE' })
    await client.request({ path: '/x', method: 'patch', data: { a: 1 } })
    expect(shop.server.requests.map(({ method }) => method)).toEqual(['DELETE', 'PATCH'])
    for (const { headers } of shop.server.requests) expect(headers['x-http-method-override']).toBeUndefined()
    expect(shop.server.requests[0]?.headers['content-type']).toBeUndefined()
  })

  it('bug 10: what it throws is an error, with a stack', async () => {
    const error = await restError(shop.client().request({ path: '/x' }))
    expect(error).toBeInstanceOf(Error)
    expect(error.name).toBe('RestError')
    expect(error.stack).toContain('RestError')
    expect(error).toMatchObject({ code: 'rest_no_route', status: 404, data: { status: 404 } })
    expect(error.message).toMatch(/^No route/)
  })

  it('bug 11: a form keeps its boundary, in a changed method too', async () => {
    shop.server.answer('PUT /x', { body: {} })
    const body = new FormData()
    body.append('title', 'A roll')
    await shop.client().request({ path: '/x', method: 'PUT', body })
    await rejection(shop.client().request({ path: '/x', method: 'PUT', body: new URLSearchParams({ a: '1' }) }))
    expect(shop.server.requests.map(({ headers }) => headers['content-type']?.split(';')[0])).toEqual([
      'multipart/form-data',
      'application/x-www-form-urlencoded',
    ])
  })

  it.each(['null', '0', 'false', '""'])('bug 12: a refusal that says %s is an unknown error', async (body) => {
    shop.server.answer('GET /x', { status: 500, body })
    const error = await restError(shop.client().request({ path: '/x' }))
    expect(error).toMatchObject({ code: 'unknown_error', message: 'An unknown error occurred.', status: 500 })
  })

  it('bug 13: a header of the caller\'s wins in whatever case it is written', async () => {
    shop.server.session.valid = ['mine']
    shop.server.answer('POST /x', { body: {} })
    const headers = { 'X-Wp-NONCE': 'mine', ACCEPT: 'a/b', 'CONTENT-type': 'application/merge-patch+json' }
    await shop.client().request({ path: '/x', method: 'POST', data: { a: 1 }, headers })
    const sent = shop.server.requests[0]?.headers
    expect([sent?.['x-wp-nonce'], sent?.accept, sent?.['content-type']]).toEqual(['mine', 'a/b', 'application/merge-patch+json'])
  })
})
