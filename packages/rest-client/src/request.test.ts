// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { RestError } from './error.ts'
import { rejection, restError, useRestServer } from './rest-client.fixtures.ts'
import { errorBody } from './rest-server.fixtures.ts'

const shop = useRestServer()
const only = () => {
  const [request, ...more] = shop.server.requests
  expect(more).toEqual([])
  if (!request) throw new Error('Nothing was sent')
  return request
}

describe('a request', () => {
  it('goes below the root with nonce, language and cookies [rest-client#1]', async () => {
    shop.server.answer('GET /wp/v2/pages', { body: [{ id: 1 }] })
    expect(await shop.client().request({ path: '/wp/v2/pages' })).toEqual([{ id: 1 }])
    const { method, url, headers } = only()
    expect([method, url]).toEqual(['GET', '/wp-json/wp/v2/pages?_locale=user'])
    expect(headers['x-wp-nonce']).toBe('n1')
    expect(headers.accept).toBe('application/json, */*;q=0.1')
    expect(headers['content-type']).toBeUndefined()
    expect(shop.sent[0]?.init.credentials).toBe('include')
  })

  it('leaves a language that the caller has chosen [rest-client#2]', async () => {
    await rejection(shop.client().request({ path: 'wp/v2/pages?_locale=site' }))
    expect(only().url).toBe('/wp-json/wp/v2/pages?_locale=site')
  })

  it('goes on in the query of a root that has one [rest-client#3]', async () => {
    shop.server.answer('GET /wp/v2/pages', { body: [] })
    const root = `${shop.server.origin}/index.php?rest_route=/`
    expect(await shop.client({ root }).request({ path: '/wp/v2/pages?page=2' })).toEqual([])
    expect([...only().query]).toEqual([['rest_route', '/wp/v2/pages'], ['page', '2'], ['_locale', 'user']])
    expect(only().path).toBe('/index.php')
  })

  it('that deletes goes as a POST that says so [rest-client#4]', async () => {
    shop.server.answer('DELETE /x', { body: { deleted: true } })
    expect(await shop.client().request({ path: '/x', method: 'DELETE' })).toEqual({ deleted: true })
    const { method, headers } = only()
    expect(method).toBe('POST')
    expect(headers['x-http-method-override']).toBe('DELETE')
    expect(headers['content-type']).toBe('application/json')
  })

  it('that replaces goes as a POST with its data as JSON, and says the method as it was given [rest-client#5]', async () => {
    shop.server.answer('PUT /x', { body: {} })
    await shop.client().request({ path: '/x', method: 'put', data: { a: 1 } })
    const { method, headers, body } = only()
    expect([method, body]).toEqual(['POST', '{"a":1}'])
    expect(headers['x-http-method-override']).toBe('put')
    expect(headers['content-type']).toBe('application/json')
  })

  it('takes its path in two parts, and leaves the caller\'s options as they are [rest-client#6]', async () => {
    const options = Object.freeze({ namespace: '/wp/v2/', endpoint: '/posts' })
    await rejection(shop.client().request(options))
    expect(only().path).toBe('/wp-json/wp/v2/posts')
    expect(options).toEqual({ namespace: '/wp/v2/', endpoint: '/posts' })
  })

  it.each([0, '', false, null])('with the data %j sends none', async (data) => {
    shop.server.answer('POST /x', { body: 1 })
    await shop.client().request({ path: '/x', method: 'POST', data })
    expect(only().body).toBe('')
    expect(only().headers['content-type']).toBeUndefined()
  })

  it('sends a form\'s own type with its boundary, and sets none itself [rest-client#21]', async () => {
    shop.server.answer('POST /x', { body: {} })
    const body = new FormData()
    body.append('title', 'A roll')
    await shop.client().request({ path: '/x', method: 'POST', body })
    expect(only().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(only().body).toContain('A roll')
    expect(new Headers(shop.sent[0]?.init.headers).has('Content-Type')).toBe(false)
  })

  it('to another host carries no nonce, no language and no cookies [rest-client#22]', async () => {
    shop.other.answer('GET /a', { body: 'here' })
    shop.other.session.valid = []
    expect(await rejection(shop.client().request({ url: `${shop.other.origin}/a`, credentials: 'include' }))).toBeInstanceOf(RestError)
    const [request] = shop.other.requests
    expect(request?.url).toBe('/a')
    expect(request?.headers['x-wp-nonce']).toBeUndefined()
    expect(shop.sent.map(({ init }) => init.credentials)).toEqual(['omit'])
  })

  it('has the caller\'s nonce and no second one beside it [rest-client#23]', async () => {
    shop.server.session.valid = ['other']
    shop.server.answer('GET /x', { body: 1 })
    expect(await shop.client().request({ path: '/x', headers: { 'x-wp-nonce': 'other' } })).toBe(1)
    expect(only().headers['x-wp-nonce']).toBe('other')
  })

  it('passes what fetch understands on to it', async () => {
    await rejection(shop.client().request({ path: '/x', cache: 'no-store', redirect: 'manual' }))
    expect(shop.sent[0]?.init).toMatchObject({ cache: 'no-store', redirect: 'manual' })
  })
})

describe('an answer', () => {
  it('that is empty is null, and a page instead of data is no JSON [rest-client#7]', async () => {
    shop.server.answer('GET /x', { status: 204 }, { status: 200 }, { body: '<html>' })
    const client = shop.client()
    expect(await client.request({ path: '/x' })).toBeNull()
    expect(await client.request({ path: '/x' })).toBeNull()
    const error = await restError(client.request({ path: '/x' }))
    expect(error).toMatchObject({ code: 'invalid_json', message: 'The response is not a valid JSON response.', status: 200 })
  })

  it('that refuses is thrown with the server\'s own words [rest-client#8]', async () => {
    shop.server.answer('GET /x', { status: 404, body: errorBody('rest_no_route', 'm', 404) })
    const error = await restError(shop.client().request({ path: '/x' }))
    expect(error).toMatchObject({ code: 'rest_no_route', message: 'm', status: 404, data: { status: 404 } })
  })

  it('of a broken server is no JSON, or an unknown error where it says nothing [rest-client#9]', async () => {
    shop.server.answer('GET /x', { status: 500, body: '<html>' }, { status: 500, body: null })
    const client = shop.client()
    expect(await restError(client.request({ path: '/x' }))).toMatchObject({ code: 'invalid_json', status: 500 })
    const unknown = await restError(client.request({ path: '/x' }))
    expect(unknown).toMatchObject({ code: 'unknown_error', message: 'An unknown error occurred.', status: 500 })
  })

  it('that does not come is told as being offline, and one that was given up as that [rest-client#10]', async () => {
    shop.server.answer('GET /drop', { fails: 'drop' })
    shop.server.answer('GET /hang', { fails: 'hang' })
    const client = shop.client()
    const error = await restError(client.request({ path: '/drop' }))
    expect(error).toMatchObject({ code: 'fetch_error', message: 'You are probably offline.' })
    expect(error.status).toBeUndefined()
    expect(error.cause).toMatchObject({ kind: 'unreachable' })

    const caller = new AbortController()
    const hanging = rejection(client.request({ path: '/hang', signal: caller.signal }))
    caller.abort()
    const thrown = await hanging
    expect(thrown).toBe(caller.signal.reason)
    expect(thrown).toMatchObject({ name: 'AbortError' })
    expect(await rejection(client.request({ path: '/hang', signal: caller.signal }))).toBe(thrown)
  })

  it('comes as the response itself where the caller wants that, also thrown', async () => {
    shop.server.answer('GET /x', { body: { a: 1 }, headers: { 'X-WP-Total': '8' } }, { status: 404, body: { code: 'c' } })
    const client = shop.client()
    const response = await client.request({ path: '/x', parse: false })
    expect([response.headers.get('X-WP-Total'), await response.json()]).toEqual(['8', { a: 1 }])
    const thrown = (await rejection(client.request({ path: '/x', parse: false }))) as Response
    expect([thrown.status, await thrown.json()]).toEqual([404, { code: 'c' }])
  })

  it('is waited for as long as it takes where the client has no limit, also where it is said to be undefined', async () => {
    shop.server.answer('GET /x', { body: 1 })
    const timers = { set: vi.fn(), clear: () => undefined }
    expect(await shop.client({ timers }).request({ path: '/x' })).toBe(1)
    expect(await shop.client({ timers, timeout: undefined }).request({ path: '/x', timeout: undefined })).toBe(1)
    expect(timers.set).not.toHaveBeenCalled()
  })

  it('is read behind a byte order mark, which alone is as good as empty', async () => {
    shop.server.answer('GET /x', { body: '\uFEFF{"a":1}' }, { body: '\uFEFF' })
    const client = shop.client()
    expect([await client.request({ path: '/x' }), await client.request({ path: '/x' })]).toEqual([{ a: 1 }, null])
  })

  it('that takes too long ends where the client has a limit', async () => {
    shop.server.answer('GET /hang', { fails: 'hang' })
    const error = await restError(shop.client({ timeout: 20 }).request({ path: '/hang' }))
    expect(error).toMatchObject({ code: 'fetch_error', cause: { kind: 'timeout' } })
  })

  it('is told in the words that the client was given', async () => {
    shop.server.answer('GET /x', { body: '<html>' })
    const client = shop.client({ messages: { invalid_json: 'Keine Daten.' } })
    expect((await restError(client.request({ path: '/x' }))).message).toBe('Keine Daten.')
  })

  it.each([
    [{ error: 'x' }, { code: 'unknown_error', message: 'An unknown error occurred.', data: { error: 'x' } }],
    [{ code: 7, message: '' }, { code: '7', message: 'An unknown error occurred.', data: undefined }],
    ['down', { code: 'unknown_error', data: 'down' }],
    [[], { code: 'unknown_error', data: [] }],
  ])('that refuses in a form that nobody knows (%j) is an error all the same', async (body, expected) => {
    shop.server.answer('GET /x', { status: 500, body: JSON.stringify(body) })
    expect(await restError(shop.client().request({ path: '/x' }))).toMatchObject(expected)
  })
})
