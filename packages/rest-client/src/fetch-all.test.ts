// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fetchAll } from './fetch-all.ts'
import { restError, useRestServer } from './rest-client.fixtures.ts'
import { errorBody } from './rest-server.fixtures.ts'

const shop = useRestServer()
const urls = () => shop.server.requests.map(({ url }) => url)
const ids = (list: unknown) => (list as { id: number }[]).map(({ id }) => id)

describe('all pages of a list', () => {
  it('come as one, a hundred at a time, along the server\'s links [rest-client#15]', async () => {
    const all = await fetchAll(shop.client(), { path: '/wp/v2/tags?per_page=-1' })
    expect(ids(all)).toEqual(Array.from({ length: 103 }, (_nothing, index) => index + 1))
    expect(urls()).toEqual(['/wp-json/wp/v2/tags?per_page=100&_locale=user', '/wp-json/wp/v2/tags?per_page=100&_locale=user&page=2'])
    expect(shop.server.requests.map(({ headers }) => headers['x-wp-nonce'])).toEqual(['n1', 'n1'])
  })

  it('are not looked for where the answer is no list, a number of entries is asked for, or the response itself [rest-client#16]', async () => {
    const client = shop.client()
    const Link = `<${shop.server.root}wp/v2/tags?page=2>; rel="next"`
    shop.server.answer('GET /wp/v2/types', { body: { post: {} }, headers: { Link } })
    expect(await fetchAll(client, { path: '/wp/v2/types?per_page=-1' })).toEqual({ post: {} })
    expect(shop.server.requests).toHaveLength(1)

    const error = await restError(fetchAll(client, { path: '/wp/v2/tags?per_page=-10' }))
    expect(error).toMatchObject({ code: 'rest_invalid_param', status: 400 })
    expect(urls().slice(1)).toEqual(['/wp-json/wp/v2/tags?per_page=-10&_locale=user'])

    shop.server.answer('GET /wp/v2/tags', { body: [1] })
    const response = await fetchAll<Response>(client, { path: '/wp/v2/tags?per_page=-1', parse: false })
    expect(response).toBeInstanceOf(Response)
    expect(await response.json()).toEqual([1])
    expect(urls().slice(2)).toEqual(['/wp-json/wp/v2/tags?per_page=-1&_locale=user'])
  })

  it('are none where one of them fails [rest-client#17]', async () => {
    const Link = `<${shop.server.root}wp/v2/tags?per_page=100&page=2>; rel="next"`
    shop.server.answer('GET /wp/v2/tags', { body: [1], headers: { Link } }, { status: 500, body: errorBody('broken', 'm', 500) })
    expect(await restError(fetchAll(shop.client(), { path: '/wp/v2/tags?per_page=-1' }))).toMatchObject({ code: 'broken', status: 500 })
    shop.server.answer('GET /wp/v2/tags', { body: [1], headers: { Link } }, { body: { no: 'list' } })
    expect(await restError(fetchAll(shop.client(), { path: '/wp/v2/tags?per_page=-1' }))).toMatchObject({ code: 'invalid_json' })
  })

  it.each([
    ['in another place of the query', { path: '/wp/v2/tags?_fields=id&per_page=-1' }],
    ['written in another way', { path: '/wp/v2/tags?per_page=%2D1' }],
    ['in two parts', { namespace: 'wp/v2', endpoint: 'tags?per_page=-1' }],
  ])('are asked for %s', async (_what, request) => {
    expect(await fetchAll(shop.client(), request)).toHaveLength(103)
  })

  it('are asked for by a whole address, and below plain permalinks', async () => {
    expect(await fetchAll(shop.client(), { url: `${shop.server.root}wp/v2/tags?per_page=-1` })).toHaveLength(103)
    const client = shop.client({ root: `${shop.server.origin}/?rest_route=/` })
    expect(await fetchAll(client, { path: '/wp/v2/tags?per_page=-1' })).toHaveLength(103)
  })

  it('keep coming when the nonce expires in between', async () => {
    const client = shop.client()
    shop.server.session.valid = []
    shop.server.session.next = 'n2'
    expect(await fetchAll(client, { path: '/wp/v2/tags?per_page=-1' })).toHaveLength(103)
    expect(shop.server.nonceRequests()).toHaveLength(1)
  })
})

describe('the link to the next page', () => {
  /** What all pages come to where the first has this link, in which URL stands for the second's address. */
  const following = (link: string) => {
    const headers = { Link: link.replace('URL', `${shop.server.root}wp/v2/posts?page=2`) }
    shop.server.answer('GET /wp/v2/posts', { body: [1], headers }, { body: [2] })
    return fetchAll(shop.client(), { path: '/wp/v2/posts?per_page=-1' })
  }

  it.each([
    ['among several relations', '<URL>; rel="last next"'],
    ['with blanks around its equals sign', '<URL>; rel = "next"'],
    ['in single quotes', '<URL>; rel=\'next\''],
    ['without quotes', '<URL>;rel=next'],
    ['in upper case', '<URL>; REL="NEXT"'],
    ['behind a title with a bracket', '<URL>; title="a < b"; rel="next"'],
    ['behind a title with a quote', '<URL>; title="a \\" b"; rel="next"'],
    ['behind a title with a comma', '<URL>; title="a, b"; rel="next"'],
    ['from the host on', '</wp-json/wp/v2/posts?page=2>; rel="next"'],
  ])('is known when it is written %s', async (_how, link) => {
    expect(await following(link)).toEqual([1, 2])
  })

  it.each([
    ['a relation that begins so', '<URL>; rel="next-archive"'],
    ['a title that says so', '<URL>; rel="prev"; title="rel=next"'],
    ['another parameter that ends so', '<URL>; rel="prev"; x-rel="next"'],
  ])('is not taken from %s', async (_what, link) => {
    expect(await following(link)).toEqual([1])
  })
})
