// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder } from '@tillkit/testing/server'
import { describe, expect, it } from 'vitest'
import { createRestClient } from './client.ts'
import { RestError } from './error.ts'
import { fetchAll } from './fetch-all.ts'

const folder = capturesFolder()
const isThere = folder !== undefined && existsSync(join(folder, 'rest-posts-page1.http'))

/** What a real shop answered. */
function captured(name: string): Response {
  const text = readFileSync(join(folder ?? '', `${name}.http`), 'utf8').replaceAll('\r\n', '\n')
  const answer = text.slice(text.indexOf('HTTP/1.1 ', text.indexOf('\n')))
  const [head = '', ...body] = answer.split('\n\n')
  const [first = '', ...lines] = head.split('\n')
  const headers = new Headers()
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
  return new Response(body.join('\n\n'), { status: Number(first.split(' ')[1]), headers })
}

/** A client that is answered by captures, one after another, and the addresses that it asked. */
function clientOf(...names: string[]) {
  const asked: string[] = []
  const fetch = async (address: unknown) => {
    asked.push(String(address))
    return captured(names[asked.length - 1] ?? '')
  }
  const settings = { root: 'http://shop.test/wp-json/', nonceEndpoint: 'http://shop.test/wp-admin/admin-ajax.php?action=rest-nonce' }
  return { asked, client: createRestClient({ ...settings, nonce: '0000000000', fetch: fetch as typeof globalThis.fetch }) }
}

describe.skipIf(!isThere)('a real shop\'s answers', () => {
  it('of three pages are one list', async () => {
    const { asked, client } = clientOf('rest-posts-page1', 'rest-posts-page2', 'rest-posts-page3')
    const posts = await fetchAll<{ id: number }[]>(client, { path: '/wp/v2/posts?per_page=-1' })
    expect(posts.map(({ id }) => id)).toEqual([1, 246, 247, 248, 249, 250, 251, 252])
    expect(asked.map((address) => new URL(address).searchParams.get('page'))).toEqual([null, '2', '3'])
  })

  it('to an expired nonce lead to a newer one, and to the answer', async () => {
    const { asked, client } = clientOf('rest-invalid-nonce', 'rest-nonce-logged-in', 'rest-valid-nonce')
    expect(await client.request({ path: '/wp/v2/pages' })).toHaveLength(2)
    expect(asked).toHaveLength(3)
  })

  it('to a guest with an expired nonce lead to the guest\'s own answer', async () => {
    const { client } = clientOf('rest-invalid-nonce-guest', 'rest-nonce-guest', 'rest-posts-page1')
    expect(await client.request({ path: '/wp/v2/posts' })).toHaveLength(3)
  })

  it.each([
    ['rest-no-route', 'rest_no_route', 404],
    ['rest-not-allowed', 'rest_cannot_create', 401],
    ['rest-per-page-minus-one', 'rest_invalid_param', 400],
    ['rest-posts-page-beyond', 'rest_post_invalid_page_number', 400],
    ['rest-media-upload-bad-type', 'rest_upload_unknown_error', 500],
    ['rest-media-upload-empty', 'rest_upload_no_data', 400],
    ['rest-media-upload-guest', 'rest_cannot_create', 401],
  ])('that refuse are errors: %s', async (name, code, status) => {
    const cause: unknown = await clientOf(name).client.request({ path: '/x', method: 'POST' }).then(() => undefined, (error: unknown) => error)
    expect(cause).toBeInstanceOf(RestError)
    expect(cause).toMatchObject({ code, status, data: { status } })
  })
})
